/**
 * The `test` of specs about search with a hosted index: the site built for one, and a shim for the service that answers
 * whatever a test wants and keeps what it was asked.
 */
import type {BrowserContext, Route} from '@playwright/test';
import {type FakeHit, resultOf} from './searchHits';
import {test as siteTest} from './site';

export {expect} from './site';

/** One request of a multi-queries call, as it left the browser. */
interface SentQuery {
  query: string;
  indexName: string;
  page?: number;
  hitsPerPage: number;
  facetFilters: unknown;
  attributesToSnippet?: string[];
  [parameter: string]: unknown;
}

export type Responder = (route: Route, requests: SentQuery[]) => unknown;

export class SearchService {
  /** Every request, in order, and the host that got it. */
  readonly queries: SentQuery[] = [];
  readonly hosts: string[] = [];
  #responder: Responder = found([]);

  constructor(readonly context: BrowserContext) {}

  /** How the service behaves from here on. */
  respondWith(responder: Responder): void {
    this.#responder = responder;
  }

  /** Finds these hits for every query. */
  finds(hits: FakeHit[], total?: number): void {
    this.respondWith(found(hits, total));
  }

  async start(): Promise<void> {
    await this.context.route(/^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\//i, async (route) => {
      const {requests = []} = route.request().postDataJSON() as {requests?: SentQuery[]};
      this.queries.push(...requests);
      this.hosts.push(new URL(route.request().url()).host);
      await this.#responder(route, requests);
    });
  }
}

/** Returns these hits for every request of a call. */
export function found(hits: FakeHit[], total = hits.length): Responder {
  return (route, requests) =>
    json({results: requests.map((asked) => resultOf(asked.query, hits, total))})(route, requests);
}

const CORS = {'access-control-allow-origin': '*'};

export function json(body: unknown, status = 200): Responder {
  return (route) => route.fulfill({status, headers: CORS, contentType: 'application/json', body: JSON.stringify(body)});
}

/** Never responds. */
export const silence: Responder = () => undefined;

export const test = siteTest.extend<{service: SearchService}>({
  site: 'hosted',
  service: [
    async ({context, problems}, use) => {
      problems.allow(/^foreign request: https:\/\/testapp-/i, 'the hosted index is another origin');
      const service = new SearchService(context);
      await service.start();
      await use(service);
    },
    {auto: true},
  ],
});
