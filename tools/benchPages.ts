/**
 * `npm run bench:pages`: what one page of each kind costs a reader, on the site in build/. Bytes and
 * requests by kind, and what happens with the processor slowed four times.
 * Kinds take turns, so that a busy moment is spread over all. `--rounds 5`.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {kB, medians, table, writeFigures} from './bench/figures';
import {ALIVE, openBrowser, served, type Timing, time, weigh} from './bench/load';
import {BUILD} from './paths';

const PAGES = {
  home: '/',
  guide: '/get-started/authentication',
  reference: '/api-ref/batch/create-a-new-job',
  search: '/search',
} as const;
const SLOWDOWN = 4;

async function main(): Promise<number> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
  if (!existsSync(join(BUILD, 'index.html'))) {
    console.error('There is no built site. Run: npm run build');
    return 1;
  }
  const rounds = Number(values.rounds);
  const browser = await openBrowser();
  try {
    await served(BUILD, async (origin) => {
      await printWeights(browser, origin);
      await printTimings(browser, origin, rounds);
    });
  } finally {
    await browser.close();
  }
  writeFigures('pages');
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

void main().then((code) => {
  process.exitCode = code;
});
