/**
 * The client as the dialog needs it, on top of the guarded one: only the newest query may show an error, counts are
 * announced, a search without results gets suggestions, and Enter waits for the answer to what was typed.
 */
import type {DocSearchTransformClient} from '@docsearch/react';
import type {RefObject} from 'react';
import type {SearchClient} from '../../client';
import {guardedClientForDocSearch} from '../../docsearch';
import type {WireAnswer, WireRequest} from '../../types';
import {fetchFirstSoon} from '../fetchAhead';
import {suggestQueries} from '../suggestQueries';
import {announceCount, announceFailure} from './announce';

export interface ModalClient {
  /** For the prop `transformSearchClient`. */
  forDocSearch: DocSearchTransformClient;
  /** Whether Enter came before the answer; if so it is pressed again when the answer is on screen. */
  enterTooEarly: () => boolean;
}

/**
 * DocSearch takes a group's name from the marked section, strips the marks and shows the rest as text, entities and
 * all, and groups by it in an object where some names break. Without that field it takes the plain name, which the
 * guard has made safe for both.
 */
function withPlainSections({results}: WireAnswer): WireAnswer {
  for (const {hits} of results) for (const hit of hits) hit._highlightResult = UNMARKED;
  return {results};
}

const UNMARKED = {hierarchy: {}};

export function createModalClient(client: SearchClient, host: RefObject<HTMLElement | null>): ModalClient {
  const guarded = guardedClientForDocSearch(client);
  const input = () => host.current?.querySelector('input') ?? null;
  let newest = 0;
  let pending = 0;
  let enterWaits = false;
  let groupsShown = 0;

  /** Ends the wait for an answer, and presses Enter if that was waited for. */
  function settled(round: number) {
    if (round !== newest) return;
    pending = 0;
    if (!enterWaits) return;
    enterWaits = false;
    // DocSearch takes the answer over in microtasks; after them its first hit is the right one.
    setTimeout(() =>
      input()?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true})),
    );
  }

  function search(body: {requests: WireRequest[]}) {
    const round = ++newest;
    const query = body.requests[0]?.query ?? '';
    // Without the query the reader is somewhere else: typed on, cleared the field, or closed the dialog.
    const isWanted = () => round === newest && input()?.value === query;
    pending = round;
    enterWaits = false;
    const answered = guarded.search(body);
    return {
      catch: (show: (error: Error) => unknown) => ({
        // biome-ignore lint/suspicious/noThenProperty: this is the shape that DocSearch calls
        then: (build: (answer: WireAnswer) => unknown) =>
          answered
            .catch((error) => {
              settled(round);
              if (!isWanted()) return;
              announceFailure(host);
              show(error);
            })
            .then(async (answer: WireAnswer) => {
              const total = answer.results[0]?.nbHits ?? 0;
              if (total === 0) await offerSuggestions(query, build);
              else groupsShown = Math.max(groupsShown, answer.results[0]?.hits.length ?? 0);
              if (isWanted()) {
                announceCount(host, query, total);
                fetchFirstSoon(answer.results[0]?.hits[0]?.url);
              }
              settled(round);
              return build(withPlainSections(answer));
            }),
      }),
    };
  }

  /**
   * DocSearch suggests the names of the groups it has seen, which is none for a first query and seldom fits a later
   * one. It takes new names whenever an answer has more groups than any before, and shows the first three: so it is
   * given ours, and as many blank ones behind them as that takes.
   */
  async function offerSuggestions(query: string, build: (answer: WireAnswer) => unknown) {
    const suggestions = await suggestQueries(query, client);
    if (suggestions.length === 0) return;
    groupsShown = Math.max(groupsShown, suggestions.length) + 1;
    const names = Array.from({length: groupsShown}, (_, index) => suggestions[index] ?? ' '.repeat(index));
    const hits = names.map((lvl0) => ({hierarchy: {lvl0}}));
    build({results: [{hits, nbHits: 0}]} as unknown as WireAnswer);
  }

  return {
    // DocSearch's types ask for the lite client's promise; what it calls is `catch` and `then`, once each.
    forDocSearch: {...guarded, search} as unknown as DocSearchTransformClient,
    enterTooEarly: () => {
      enterWaits = pending > 0;
      return enterWaits;
    },
  };
}
