/**
 * Gives DocSearch 3.9.0 a client with which its error screen shows and nothing is ever an unhandled rejection.
 *
 * The modal calls `client.search(…).catch(showError).then(build)`. `showError` sets the error state and throws again,
 * and that throw is what clears the state in the same tick, so React never paints it. The object returned here has
 * exactly these two methods: on failure it calls `showError` once, after the modal's 300 ms stall timer (which would
 * paint "stalled" over the error), and then never settles; the next key starts a new round.
 * Leans on the exact call shape: DocSearch is pinned, and tests go through every cause of failure.
 */
import type {SearchClient} from './client';
import {contextFilters, snippetAttributes} from './settings';
import type {WireAnswer, WireRequest} from './types';

const AFTER_STALL_TIMER_MS = 350;

type ShowError = (error: Error) => unknown;

export interface GuardedClient {
  // DocSearch's types ask for the lite client's promise; what it uses is `catch` and `then`, once each.
  search(body: {requests: WireRequest[]}): {catch(show: ShowError): {then(...args: unknown[]): Promise<unknown>}};
  addAlgoliaAgent(segment: string, version?: string): void;
  transporter: {algoliaAgent: {value: string; add(): unknown}};
}

/** For the prop `transformSearchClient`: `transformSearchClient={() => guardedClientForDocSearch(client) as never}`. */
export function guardedClientForDocSearch(client: SearchClient, now: () => number = Date.now): GuardedClient {
  const algoliaAgent = {value: '', add: () => algoliaAgent};
  return {
    search({requests}) {
      const startedAt = now();
      const work = client.ask(requests.map((request) => ({facetFilters: contextFilters(client.settings), ...request})));
      // biome-ignore lint/suspicious/noThenProperty: DocSearch calls exactly `catch(…).then(…)` on what it gets
      return {catch: (show) => ({then: (build) => settle(work, show, build as Build, () => now() - startedAt)})};
    },
    addAlgoliaAgent: (segment, version) => client.addAlgoliaAgent(segment, version),
    transporter: {algoliaAgent},
  };
}

type Build = (answer: WireAnswer) => unknown;

function settle(work: Promise<WireAnswer>, show: ShowError, build: Build, elapsed: () => number): Promise<unknown> {
  return new Promise((resolve) => {
    work
      .then((answer) => resolve(build(answer)))
      .catch(() => {
        setTimeout(
          () => {
            try {
              // The only name that the modal answers with its error screen.
              show(Object.assign(new Error('search failed'), {name: 'RetryError'}));
            } catch {
              // It throws what it was given; the screen is what counts.
            }
          },
          Math.max(0, AFTER_STALL_TIMER_MS - elapsed()),
        );
      });
  });
}

/** For the modal's prop `searchParameters` on narrow screens: fewer words per snippet. */
export function narrowSnippets(words: number): {attributesToSnippet: string[]} {
  return {attributesToSnippet: snippetAttributes(words)};
}
