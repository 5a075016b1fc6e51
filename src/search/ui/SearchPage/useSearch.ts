/**
 * The search behind the page as one state: idle, loading (stalled after 300 ms), ready, failed. Results stay on screen
 * while a newer query is on its way, and leave when it fails. Client and engine are loaded with the first query.
 */
import {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {FailureReason, Hit, SearchAnswer} from '../../types';
import {atPause} from '../atPause';
import {fetchFirstSoon} from '../fetchAhead';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../texts';

/** Below this a spinner would flash on every key; the dialog uses the same threshold. */
const STALL_AFTER_MS = 300;
/** The hosted index is asked when the reader pauses, the one in the page at once. */
const TYPING_PAUSE_MS = {hosted: 120, embedded: 0} as const;
/** Counts are announced when the reader pauses, so that typing is not talked over. */
const ANNOUNCE_AFTER_MS = 500;

export interface Found {
  query: string;
  hits: Hit[];
  total: number;
  page: number;
  pages: number;
  sections: {name: string; count: number}[];
  /** What to try instead, when nothing was found. */
  suggestions: string[];
}

export type SearchState =
  | {kind: 'idle'}
  | {kind: 'loading'; query: string; isStalled: boolean; found: Found | null}
  | {kind: 'ready'; query: string; found: Found; isLoadingMore: boolean; moreFailed: boolean}
  | {kind: 'failed'; query: string; reason: FailureReason};

const IDLE: SearchState = {kind: 'idle'};

export function useSearch(query: string, section: string | null) {
  const [state, setState] = useState<SearchState>(IDLE);
  const [attempt, setAttempt] = useState(0);
  // Which search may still change the screen: an answer to an older one is dropped.
  const round = useRef(0);
  // The search whose results are on screen.
  const shown = useRef(0);
  const hasResults = useRef(false);
  useEffect(() => {
    hasResults.current = foundIn(state) !== null;
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to search again
  useEffect(() => {
    const mine = ++round.current;
    if (query.trim() === '') {
      // Whoever empties the field to type anew keeps the results until then: they only change, and need not be made.
      if (hasResults.current) return atPause(() => setState(IDLE));
      setState(IDLE);
      return;
    }
    // Results stay there at first, and with them nothing needs drawing before the answer.
    if (!hasResults.current) setState({kind: 'loading', query, isStalled: false, found: null});
    const stall = setTimeout(
      () => setState((before) => ({kind: 'loading', query, isStalled: true, found: foundIn(before)})),
      STALL_AFTER_MS,
    );
    void find(query, section, () => mine === round.current).then((next) => {
      clearTimeout(stall);
      if (!next || mine !== round.current) return;
      shown.current = mine;
      // At once, not in a task of React's own: that would wait behind whatever else a key has led to.
      flushSync(() => setState(next));
    });
    return () => clearTimeout(stall);
  }, [query, section, attempt]);

  const more = useCallback(async () => {
    const mine = round.current;
    // Results of an older search get no more: those of the newer one are about to replace them.
    if (state.kind !== 'ready' || state.isLoadingMore || shown.current !== mine) return;
    setState({...state, isLoadingMore: true, moreFailed: false});
    const answer = await ask(state.query, section, state.found.page + 1);
    if (mine !== round.current) return;
    if (answer.kind === 'failed') setState({...state, isLoadingMore: false, moreFailed: true});
    else setState({...state, isLoadingMore: false, moreFailed: false, found: append(state.found, answer)});
  }, [state, section]);

  return {state, status: useStatus(state, query), more, retry: useCallback(() => setAttempt((count) => count + 1), [])};
}

/** Returns what the query leads to, or `null` when the reader has typed on in the meantime. */
async function find(query: string, section: string | null, isWanted: () => boolean): Promise<SearchState | null> {
  try {
    const client = await loadClient();
    const pause = TYPING_PAUSE_MS[client.settings.mode];
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) return null;
    const answer = await ask(query, section, 0);
    if (answer.kind === 'failed') return {kind: 'failed', query, reason: answer.reason};
    fetchFirstSoon(answer.hits[0]?.url);
    const suggestions =
      answer.total === 0
        ? await (await import(/* webpackChunkName: "find-suggestions" */ '../suggestQueries')).suggestQueries(
            query,
            client,
          )
        : [];
    return {kind: 'ready', query, found: {...answer, suggestions}, isLoadingMore: false, moreFailed: false};
  } catch {
    // The search's own script did not load: to the reader the same as an index that does not answer.
    return {kind: 'failed', query, reason: 'offline'};
  }
}

async function loadClient() {
  return (await import(/* webpackChunkName: 'find-client' */ '../sharedClient')).sharedClient();
}

async function ask(query: string, section: string | null, page: number): Promise<SearchAnswer> {
  const client = await loadClient();
  return client.search({query, page, sections: section ? [section] : []});
}

function foundIn(state: SearchState): Found | null {
  return state.kind === 'ready' || state.kind === 'loading' ? state.found : null;
}

function append(found: Found, next: Extract<SearchAnswer, {kind: 'ready'}>): Found {
  const known = new Set(found.hits.map((hit) => hit.objectID));
  const added = next.hits.filter((hit) => !known.has(hit.objectID));
  return {...found, hits: [...found.hits, ...added], page: next.page, pages: next.pages};
}

/** Returns what assistive technology is told, a moment after the screen shows it. */
function useStatus(state: SearchState, query: string): string {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const isOlder = state.kind !== 'idle' && state.query !== query;
    if (state.kind === 'loading' || isOlder) return;
    const timer = setTimeout(() => setStatus(statusText(state)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, query]);
  return status;
}

function statusText(state: SearchState): string {
  if (state.kind === 'failed') return `${FAILURE_TITLE}. ${FAILURE_HELP}`;
  return state.kind === 'ready' ? countText(state.query, state.found.total) : '';
}
