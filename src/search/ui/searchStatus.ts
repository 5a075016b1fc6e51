/** The four names that the specification gives the status of a search. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Returns the status while `query` is in the field and `outcome` is what the last search that ended has led to. */
export function searchStatus(outcome: {kind: string; query: string}, query: string, isStalled: boolean): SearchStatus {
  if (isStalled) return 'stalled';
  if (outcome.query !== query && query.trim() !== '') return 'loading';
  return outcome.kind === 'failed' ? 'error' : 'idle';
}
