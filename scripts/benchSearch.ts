/**
 * `npm run bench:search`: how good, how small and how fast search is, on the site that stands in build/. The query set
 * is tests/search/queries.ts. `--no-browser` leaves out what needs a browser, `--no-growth` the larger sites.
 * Exits with 1 when a figure misses what it must reach.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {serveFolder} from '../src/delivery/server.server';
import {openEngine} from '../src/search/engine/engine';
import {type IndexFile, indexFileOf, type Manifest, pagesOf} from '../src/search/engine/indexFile';
import {rebuildAnswer} from '../src/search/guard';
import {snippetAttributes} from '../src/search/settings';
import {judge, type Score} from '../tests/search/evaluate';
import {grow} from '../tests/search/grow';
import {queries} from '../tests/search/queries';
import {chromiumFlags, findChromium} from './lib/chromium';
import {BUILD} from './lib/paths';

/** What issue and README hold search to; figures that depend on the machine are printed, not judged. */
const MUST = {pageRank: 0.92, sectionRank: 0.89, pageFive: 0.96, firstAnswerBytes: 130_000, engineBytes: 20_000};

async function main(): Promise<number> {
  const {values} = parseArgs({options: {'no-browser': {type: 'boolean'}, 'no-growth': {type: 'boolean'}}});
  if (!existsSync(join(BUILD, 'find/index.json'))) {
    console.error('There is no built site with an index of its own. Run: npm run build');
    return 1;
  }
  const manifest = JSON.parse(readFileSync(join(BUILD, 'find/index.json'), 'utf8')) as Manifest;
  const text = readFileSync(join(BUILD, 'find', manifest.index), 'utf8');
  const file = JSON.parse(text) as IndexFile;

  console.log(`\n${manifest.pages} pages, ${manifest.records} records, ${queries.length} queries\n`);
  const {page, section, byKind, misses} = judge(queries, asker(file));
  table('Relevance', [
    row('pages', page),
    row('sections', section),
    ...[...byKind].map(([kind, score]) => row(kind, score)),
  ]);
  table(
    'Queries whose page is not first',
    misses.map(({query, rank, wanted, got}) => ({query, rank: rank || '—', wanted, got})),
  );

  const indexBytes = brotli(text) + brotli(JSON.stringify(manifest));
  const chunks = engineChunks();
  const engineBytes = chunks.reduce((sum, {bytes}) => sum + bytes, 0);
  table('Bytes, Brotli', [
    {what: 'manifest and index', bytes: indexBytes},
    ...chunks.map(({name, bytes}) => ({what: name, bytes})),
    {what: 'engine and glue together', bytes: engineBytes},
    {what: 'all that a first result needs', bytes: indexBytes + engineBytes},
  ]);

  const sizes = values['no-growth'] ? [1] : [1, 10, 50];
  table(
    'Size and speed of the engine, in CPU time of one thread',
    sizes.map((factor) => sizeRow(file, factor)),
  );

  if (!values['no-browser']) table('In the browser, on /search', await inBrowser());

  const failed = [
    page.rank < MUST.pageRank && `page rank ${page.rank.toFixed(3)} is below ${MUST.pageRank}`,
    section.rank < MUST.sectionRank && `section rank ${section.rank.toFixed(3)} is below ${MUST.sectionRank}`,
    page.five < MUST.pageFive && `success at 5 ${page.five.toFixed(3)} is below ${MUST.pageFive}`,
    indexBytes > MUST.firstAnswerBytes && `${indexBytes} bytes for a first answer are above ${MUST.firstAnswerBytes}`,
    engineBytes > MUST.engineBytes && `${engineBytes} bytes of engine and glue are above ${MUST.engineBytes}`,
  ].filter((reason) => reason !== false);
  for (const reason of failed) console.error(`MISSED: ${reason}`);
  return failed.length > 0 ? 1 : 0;
}

function asker(file: IndexFile) {
  const engine = openEngine(file);
  return (query: string) => engine.answer({indexName: 'docs', query, hitsPerPage: 20}, 'https://site.invalid').hits;
}

function row(what: string, {queries: count, first, five, rank}: Score) {
  return {
    what,
    queries: count,
    'first %': percent(first),
    'first five %': percent(five),
    'mean reciprocal rank': rank.toFixed(3),
  };
}

/** The scripts that search adds on intent: the client with its lite client, and the worker with the engine. */
function engineChunks(): {name: string; bytes: number}[] {
  const folder = join(BUILD, 'assets/js');
  const holds = (name: string, mark: string) => readFileSync(join(folder, name), 'utf8').includes(mark);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  // The dialog's chunk holds both once more; it is counted with the dialog.
  const client = scripts.filter(
    (name) => !holds(name, 'DocSearch') && (holds(name, 'embedded.invalid') || holds(name, 'Unreachable hosts')),
  );
  // The engine stands in the worker, and once more for browsers whose workers fail; readers fetch one of the two.
  const engines = scripts.filter((name) => holds(name, 'atPrefix') && !client.includes(name));
  return [...new Set([...client, ...engines.slice(0, 1)])].map((name) => ({
    name,
    bytes: brotli(readFileSync(join(folder, name), 'utf8')),
  }));
}

/** Every key press of every query, through engine, JSON and guard, as the client does it. */
function sizeRow(file: IndexFile, factor: number) {
  const started = cpuMs();
  const grown = indexFileOf(grow(pagesOf(file), factor), file.language);
  const text = JSON.stringify(grown);
  const built = cpuMs() - started;
  const opening = cpuMs();
  const engine = openEngine(JSON.parse(text));
  const opened = cpuMs() - opening;
  const typed = [...new Set(queries.flatMap(({query}) => [...query].map((_, end) => query.slice(0, end + 1))))];
  const sample = factor === 1 ? typed : typed.filter((_, index) => index % (factor * 4) === 0);
  const context = {origin: 'https://site.invalid', siteUrl: 'https://site.invalid', words: 10};
  const times = sample.map((query) => {
    const start = cpuMs();
    const request = {indexName: 'docs', query, attributesToSnippet: snippetAttributes(10), facets: ['hierarchy.lvl0']};
    const answer = JSON.stringify({results: [engine.answer(request, context.origin)]});
    rebuildAnswer(JSON.parse(answer), [query], context);
    return cpuMs() - start;
  });
  const found = judge(queries, (query) => engine.answer({indexName: 'docs', query}, context.origin).hits);
  return {
    pages: grown.pages.length,
    'index kB': Math.round(brotli(text, factor > 1 ? 5 : 11) / 1000),
    'make ms': Math.round(built),
    'open ms': Math.round(opened),
    'key p50 ms': quantile(times, 0.5),
    'key p95 ms': quantile(times, 0.95),
    'rank of the page': found.page.rank.toFixed(3),
  };
}

async function inBrowser() {
  const server = await serveFolder(BUILD, 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags()});
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    return [await typeOnPage(await browser.newPage(), origin, 1), await typeOnPage(await browser.newPage(), origin, 4)];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Types queries as a reader would and measures from each key to the painted list. */
async function typeOnPage(page: Page, origin: string, slowdown: number) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/search`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const input = page.getByRole('searchbox');
  await input.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate(WATCH);
  const start = performance.now();
  await input.pressSequentially('d');
  await page.waitForFunction('document.querySelector("main ol li")');
  const first = performance.now() - start;
  for (const {query} of queries.filter((_, index) => index % 20 === 0)) {
    await input.fill('');
    await input.pressSequentially(query, {delay: 60});
  }
  await page.waitForTimeout(500);
  const times = (await page.evaluate('window.__painted')) as number[];
  await page.close();
  return {
    'CPU slowed': `${slowdown} ×`,
    keys: times.length,
    'first result ms': Math.round(first),
    'key to paint p50 ms': quantile(times, 0.5),
    'key to paint p95 ms': quantile(times, 0.95),
  };
}

/** In the page: from an input event to the frame after the list has changed. */
const WATCH = `(() => {
  const painted = (window.__painted = []);
  let typedAt = 0;
  addEventListener('input', (event) => { typedAt = event.timeStamp; }, true);
  new MutationObserver((changes) => {
    const inList = ({target, addedNodes}) => {
      const element = target.nodeType === 1 ? target : target.parentElement;
      return element && (element.closest('main ol') || [...addedNodes].some((node) => node.tagName === 'OL' || (node.querySelector && node.querySelector('ol'))));
    };
    if (!typedAt || !changes.some(inList)) return;
    const from = typedAt;
    typedAt = 0;
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - from)));
  }).observe(document.querySelector('main'), {subtree: true, childList: true, characterData: true});
})()`;

function brotli(text: string, quality = 11): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}

/** Time that this process has computed: what others do on the machine does not count. */
function cpuMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function quantile(times: number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

const percent = (share: number) => (share * 100).toFixed(1);

function table(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
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
