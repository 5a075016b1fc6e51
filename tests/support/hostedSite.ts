/**
 * The `test` of specs about search with a hosted index: the site built for one (once per build of the site, kept in
 * .cache), and a shim for the service that answers whatever a test wants and keeps what it was asked.
 */
import {existsSync, mkdirSync, rmSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {BrowserContext, Route} from '@playwright/test';
import {serveFolder} from '../../packages/publish/delivery/server.server';
import {buildInto} from '../../tools/build';
import {BUILD, ROOT} from '../../tools/paths';
import {type FakeHit, resultOf} from './searchHits';
import {test as siteTest} from './site';

export {expect} from './site';

export const APP_ID = 'TESTAPP';
export const API_KEY = 'search-only-key';

/** One request of a multi-queries call, as it left the browser. */
export interface SentQuery {
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

/** Returns this body. */
export function json(body: unknown, status = 200): Responder {
  return (route) => route.fulfill({status, headers: CORS, contentType: 'application/json', body: JSON.stringify(body)});
}

/** Returns this text, as it is. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): Responder {
  return (route) => route.fulfill({status, headers: {...CORS, 'content-type': 'text/html', ...headers}, body});
}

/** Never responds. */
export const silence: Responder = () => undefined;

interface Fixtures {
  service: SearchService;
}

export const test = siteTest.extend<Fixtures, {hostedOrigin: string}>({
  hostedOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      await buildHosted();
      const server = await serveFolder(HOSTED_BUILD, 0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  origin: async ({hostedOrigin}, use) => use(hostedOrigin),
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

const HOSTED_BUILD = join(ROOT, '.cache/hosted');
const LOCK = join(ROOT, '.cache/hosted.lock');
/** A build takes seconds; a lock this old was left by a run that was stopped. */
const STALE_LOCK_MS = 150_000;

/** Builds the site for a hosted index unless that was done since the last build of the site. */
async function buildHosted(): Promise<void> {
  const home = (folder: string) => join(folder, 'index.html');
  const isNew = () => existsSync(home(HOSTED_BUILD)) && changedAt(home(HOSTED_BUILD)) > changedAt(home(BUILD));
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  while (!takeLock()) await pause(250);
  try {
    if (isNew()) return;
    const outcome = await buildInto({
      output: HOSTED_BUILD,
      quiet: true,
      env: {
        ...process.env,
        PRECOMPRESS: '0',
        ALGOLIA_APP_ID: APP_ID,
        ALGOLIA_API_KEY: API_KEY,
        // The cache would resolve what is generated to the other build's folder.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-hosted',
      },
    });
    if (outcome.code !== 0) throw new Error(`The site for a hosted index did not build:\n${outcome.output}`);
  } finally {
    rmSync(LOCK, {recursive: true, force: true});
  }
}

/** Workers run side by side, and one of them builds. */
function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    if (existsSync(LOCK) && Date.now() - changedAt(LOCK) > STALE_LOCK_MS) rmSync(LOCK, {recursive: true, force: true});
    return false;
  }
}

function changedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
