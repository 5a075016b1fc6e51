/**
 * The search behind dialog and page as one state. Results stay on screen while a newer query is on its way, and leave
 * when it fails. Client and index are loaded with the first query.
 */

import type {FailureReason, SearchFilters, SearchQuery, SearchResult} from '@speech-docs/search/types';
import {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {SearchClient} from '../client';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../texts/results';
import {fetchFirstSoon} from './list/fetchAhead';
import {type SearchStatus, searchStatus} from './searchStatus';

/** Below this a spinner would flash on every key. */
const STALL_AFTER_MS = 300;
/** The hosted index is queried when the reader pauses, the one in the page at once. */
const TYPING_PAUSE_MS = {hosted: 120, embedded: 0} as const;
/** Readers who empty the field to type anew keep the results until then: changing them is faster than making them. */
const EMPTY_AFTER_MS = 150;

/** After a pause, so that typing is not talked over. */
const ANNOUNCE_AFTER_MS = 400;

export interface Found extends SearchResult {
  query: string;
  /** What to try instead, when nothing was found. */
  suggestions: string[];
}

/** What the last search that ended has led to. */
export type Outcome =
  | {kind: 'none'; query: ''}
  | {kind: 'found'; query: string; found: Found; more: 'waits' | 'loads' | FailureReason}
  | {kind: 'failed'; query: string; reason: FailureReason};

const NONE: Outcome = {kind: 'none', query: ''};

interface SearchOptions {
  filters: SearchFilters;
  section?: string | null;
  snippetWords: number;
}

export function useSearch(query: string, {filters, section = null, snippetWords}: SearchOptions) {
  const [{outcome, isStalled}, setState] = useState({outcome: NONE, isStalled: false});
  const [attempt, setAttempt] = useState(0);
  // Which search may still change the screen: the response to an older one is dropped.
  const round = useRef(0);
  const isEmpty = query.trim() === '';
  const hasResults = outcome.kind === 'found';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to search again, results are not
  useEffect(() => {
    const mine = ++round.current;
    const settle = (next: Outcome) => setState({outcome: next, isStalled: false});
    if (isEmpty) {
      const timer = setTimeout(() => settle(NONE), hasResults ? EMPTY_AFTER_MS : 0);
      return () => clearTimeout(timer);
    }
    const stall = setTimeout(() => setState((before) => ({...before, isStalled: true})), STALL_AFTER_MS);
    const isWanted = () => mine === round.current;
    void find({query, section, filters, snippetWords}, isWanted).then((next) => {
      clearTimeout(stall);
      // At once, not in a task of React's own: that would wait behind whatever else a key has led to.
      if (next && isWanted()) flushSync(() => settle(next));
    });
    return () => {
      clearTimeout(stall);
      round.current++;
    };
  }, [query, isEmpty, section, filters, snippetWords, attempt]);

  const more = useCallback(async () => {
    if (outcome.kind !== 'found' || outcome.more === 'loads' || isStalled || outcome.query !== query) return;
    const mine = round.current;
    const show = (next: Outcome) => setState({outcome: next, isStalled: false});
    show({...outcome, more: 'loads'});
    const client = await loadClient();
    const next = await client.search({query, section, filters, snippetWords, page: outcome.found.page + 1});
    if (mine !== round.current) return;
    if (next.kind === 'failed') show({...outcome, more: next.reason});
    else show({...outcome, more: 'waits', found: append(outcome.found, next)});
  }, [outcome, isStalled, query, section, filters, snippetWords]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = searchStatus(outcome, query, isStalled);
  return {outcome, status, announcement: useAnnouncement(outcome, status), more, retry};
}

/** Returns what the query leads to, or `null` when the reader has typed on in the meantime. */
async function find(query: SearchQuery, isWanted: () => boolean): Promise<Outcome | null> {
  try {
    const client = await loadClient();
    const pause = TYPING_PAUSE_MS[client.settings.mode];
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) return null;
    const response = await client.search(query);
    if (response.kind === 'failed') return response;
    fetchFirstSoon(response.hits[0]?.url);
    const suggestions = response.total === 0 ? await suggest(query.query) : [];
    return {kind: 'found', query: query.query, found: {...response, suggestions}, more: 'waits'};
  } catch {
    // The search's own script did not load: to the reader the same as an index that does not respond.
    return {kind: 'failed', query: query.query, reason: 'offline'};
  }
}

async function suggest(query: string): Promise<string[]> {
  const {suggestQueries} = await import(/* webpackChunkName: 'find-suggestions' */ '../suggestQueries');
  return suggestQueries(query);
}

async function loadClient(): Promise<SearchClient> {
  return (await import(/* webpackChunkName: 'find-client' */ '../sharedClient')).sharedClient();
}

function append(found: Found, next: SearchResult): Found {
  const known = new Set(found.hits.map((hit) => hit.objectID));
  const added = next.hits.filter((hit) => !known.has(hit.objectID));
  return {...found, hits: [...found.hits, ...added], page: next.page, pages: next.pages};
}

/** Returns what assistive technology announces, a moment after the screen shows it. */
function useAnnouncement(outcome: Outcome, status: SearchStatus): string {
  const [announcement, setAnnouncement] = useState('');
  const isSettled = status === 'idle' || status === 'error';
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => setAnnouncement(textOf(outcome)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [outcome, isSettled]);
  return announcement;
}

function textOf(outcome: Outcome): string {
  if (outcome.kind === 'failed') return `${FAILURE_TITLE}. ${FAILURE_HELP[outcome.reason]}`;
  return outcome.kind === 'found' ? countText(outcome.query, outcome.found.total) : '';
}
