/**
 * `npm run bench:pages`: what one page of each kind costs a reader, on the site in build/. Bytes and
 * requests by kind, what happens with the processor slowed four times, what an interaction takes, Lighthouse.
 * The first visit to every page, as the preview sends it.
 * Kinds take turns, so that a busy moment is spread over all. `--rounds 5`, `--no-lighthouse`.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {kB, median, medians, table, writeFigures} from './bench/figures';
import {lighthouse} from './bench/lighthouse';
import {ALIVE, firstVisit, fresh, openBrowser, served, slow, type Timing, time, timeAct, weigh} from './bench/load';
import {BUILD} from './paths';

const PAGES = {
  home: '/',
  guide: '/get-started/authentication',
  reference: '/api-ref/batch/create-a-new-job',
  search: '/search',
} as const;
const SLOWDOWN = 4;

async function main(): Promise<number> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}, 'no-lighthouse': {type: 'boolean'}}});
  if (!existsSync(join(BUILD, 'index.html'))) {
    console.error('There is no built site. Run: npm run build');
    return 1;
  }
  const rounds = Number(values.rounds);
  const browser = await openBrowser();
  try {
    await served(BUILD, async (origin) => {
      await printWeights(browser, origin);
      await printFirstVisits(browser, origin);
      await printTimings(browser, origin, rounds);
      await printActs(browser, origin, rounds);
    });
  } finally {
    await browser.close();
  }
  if (!values['no-lighthouse']) await served(BUILD, printScores);
  writeFigures('pages', !values['no-lighthouse']);
  return 0;
}

async function printWeights(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [kind, address] of Object.entries(PAGES)) {
    const {requests, ...bytes} = await weigh(browser, origin + address, ALIVE.docusaurus);
    rows[kind] = {
      requests,
      ...Object.fromEntries(Object.entries(bytes).map(([name, size]) => [`${name} kB`, kB(size)])),
    };
  }
  table('First visit, Brotli 11; "ahead" is prefetched for links in sight and not part of the rest', rows);
}

/** Every page of the sitemap, and the search page, which is not in it. */
async function printFirstVisits(browser: Browser, origin: string): Promise<void> {
  const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const visits: {path: string; requests: number; bytes: number}[] = [];
  for (const path of [...paths, PAGES.search]) {
    visits.push({path, ...(await firstVisit(browser, origin + path, ALIVE.docusaurus))});
  }
  const heaviest = visits.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  table('First visit to every page until it is alive, as the preview sends it, with headers', {
    [`median of ${visits.length} pages`]: {
      kB: kB(median(visits.map(({bytes}) => bytes))),
      requests: median(visits.map(({requests}) => requests)),
    },
    'most requests': {requests: Math.max(...visits.map(({requests}) => requests))},
    ...Object.fromEntries(heaviest.map(({path, requests, bytes}) => [path, {kB: kB(bytes), requests}])),
  });
}

async function printTimings(browser: Browser, origin: string, rounds: number): Promise<void> {
  const runs: Record<string, Timing[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [kind, address] of Object.entries(PAGES)) {
      runs[kind] ??= [];
      runs[kind].push(await time(browser, origin + address, ALIVE.docusaurus, SLOWDOWN));
    }
  }
  table(
    `Loading with the processor slowed ${SLOWDOWN} ×, median of ${rounds}, ms; "shift" is the layout's, without unit`,
    Object.fromEntries(Object.entries(runs).map(([kind, of]) => [kind, medians(of)])),
  );
}

/** What a reader does on a guide; each act on a page of its own, from the pointer to the painted frame. */
const ACTS: Record<string, (page: Page) => Promise<number>> = {
  'to the next page': (page) =>
    timeAct(
      page,
      () => page.locator('.pagination-nav__link--next').click(),
      `document.querySelector('h1').textContent !== ${JSON.stringify('Authentication')}`,
    ),
  'change of colour mode': (page) =>
    timeAct(
      page,
      // 'System' is first; the press after it changes what is painted.
      () => page.locator('.navbar [class*=olorModeToggle] button, .navbar button[class*=toggle]').last().click(),
      `document.documentElement.getAttribute('data-theme-choice') !== 'system'`,
    ),
  'a folder of the sidebar': (page) =>
    timeAct(
      page,
      () => page.locator('.theme-doc-sidebar-menu .menu__link--sublist[aria-expanded=false]').first().click(),
      `document.querySelectorAll('.theme-doc-sidebar-menu .menu__link--sublist[aria-expanded=true]').length > window.__open`,
    ),
};

async function printActs(browser: Browser, origin: string, rounds: number): Promise<void> {
  const runs: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, act] of Object.entries(ACTS)) {
      const context = await fresh(browser);
      const page = await context.newPage();
      await page.goto(origin + PAGES.guide);
      await page.waitForFunction(ALIVE.docusaurus);
      await page.waitForLoadState('networkidle');
      await page.evaluate(
        `window.__open = document.querySelectorAll('.theme-doc-sidebar-menu .menu__link--sublist[aria-expanded=true]').length`,
      );
      await slow(page, SLOWDOWN);
      runs[name] ??= [];
      runs[name].push(await act(page));
      await context.close();
    }
  }
  table(
    `Acts on the guide, processor slowed ${SLOWDOWN} ×, from pointer to painted frame, median of ${rounds}`,
    Object.fromEntries(Object.entries(runs).map(([name, times]) => [name, {ms: Math.round(median(times))}])),
  );
}

async function printScores(origin: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [kind, address] of Object.entries(PAGES)) {
    for (const form of ['mobile', 'desktop'] as const)
      rows[`${kind}, ${form}`] = await lighthouse(origin + address, form);
  }
  table('Lighthouse', rows);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
