/** What assistive technology announces about a search, a moment after the screen shows it. */
import {useEffect, useState} from 'react';
import {countText, FAILURE_HELP, FAILURE_TITLE} from './texts';
import type {SearchState} from './useSearch';

/** After a pause, so that typing is not talked over. */
const ANNOUNCE_AFTER_MS = 400;

/** Returns the text for a live region. */
export function useSearchStatus(state: SearchState, query: string): string {
  const [status, setStatus] = useState('');
  const isOlder = state.kind !== 'idle' && state.query !== query;
  useEffect(() => {
    if (state.kind === 'stalled' || isOlder) return;
    const timer = setTimeout(() => setStatus(statusText(state)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, isOlder]);
  return status;
}

function statusText(state: SearchState): string {
  if (state.kind === 'failed') return `${FAILURE_TITLE}. ${FAILURE_HELP}`;
  return state.kind === 'ready' ? countText(state.query, state.found.total) : '';
}
