/**
 * The search behind dialog and page as one state. Results stay on screen while a newer query is on its way, and leave
 * when it fails. Client and index are loaded with the first query.
 */
import {useEvent} from '@docusaurus/theme-common';
import type {FailureReason, SearchFilters, SearchQuery, SearchResult} from '@speech-docs/search/types';
import {useEffect, useRef, useState} from 'react';
import type {SearchClient} from '../client';
import {SNIPPET_WORDS, SNIPPET_WORDS_NARROW, STALL_AFTER_MS} from '../settings';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../texts';

/** The four names that the specification gives the status of a search. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** After a pause, so that a screen reader announces one result and not one for each letter. */
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

export function useSearch(query: string, filters: SearchFilters) {
  const [{outcome, waiting}, setState] = useState<{outcome: Outcome; waiting?: 'loading' | 'stalled'}>({outcome: NONE});
  const [attempt, setAttempt] = useState(0);
  // Read while rendering, but not rendered: the built HTML contains no hits.
  const [snippetWords] = useState(() =>
    globalThis.matchMedia?.('(width <= 768px)').matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
  );
  // Which search may still change the screen: the response to an older one is dropped.
  const round = useRef(0);
  const isEmpty = query.trim() === '';
  const show = (next: Outcome) => setState({outcome: next});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to search again
  useEffect(() => {
    const mine = ++round.current;
    const isWanted = () => mine === round.current;
    if (isEmpty) return show(NONE);
    setState((before) => ({...before, waiting: 'loading'}));
    const stall = setTimeout(() => setState((before) => ({...before, waiting: 'stalled'})), STALL_AFTER_MS);
    void find({query, filters, snippetWords}, isWanted).then((next) => {
      clearTimeout(stall);
      if (next && isWanted()) show(next);
    });
    return () => {
      clearTimeout(stall);
      round.current++;
    };
  }, [query, isEmpty, filters, snippetWords, attempt]);

  const more = useEvent(async () => {
    if (outcome.kind !== 'found' || outcome.more === 'loads' || waiting || outcome.query !== query) return;
    const mine = round.current;
    show({...outcome, more: 'loads'});
    const client = await loadClient();
    const next = await client.search({query, filters, snippetWords, page: outcome.found.page + 1});
    if (mine !== round.current) return;
    if (next.kind === 'failed') show({...outcome, more: next.reason});
    else show({...outcome, more: 'waits', found: append(outcome.found, next)});
  });

  const retry = useEvent(() => setAttempt((count) => count + 1));
  // Until its effect runs, a new query has only its text.
  const isNew = outcome.query !== query && !isEmpty;
  const status: SearchStatus = waiting ?? (isNew ? 'loading' : outcome.kind === 'failed' ? 'error' : 'idle');
  return {outcome, status, announcement: useAnnouncement(outcome, status), more, retry};
}

/** Returns what the query leads to, or `null` when the reader has typed on in the meantime. */
async function find(query: SearchQuery, isWanted: () => boolean): Promise<Outcome | null> {
  try {
    const client = await loadClient();
    if (client.typingPauseMs > 0) await new Promise((resolve) => setTimeout(resolve, client.typingPauseMs));
    if (!isWanted()) return null;
    const response = await client.search(query);
    if (response.kind === 'failed') return response;
    // Without their script, the reader still learns that nothing was found.
    const suggestions = response.total === 0 ? await suggest(query.query).catch(() => []) : [];
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
  return (await import(/* webpackChunkName: 'find-client' */ '../client')).sharedClient();
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
