/**
 * `npm run bench:reference`: what the reference costs its readers and its maintainers, on the site in build/
 * and on a copy whose contract has grown by 300 operations and 3,000 fields. `--no-growth` leaves the copy out.
 * Exits with 1 when a figure misses what it must reach; times depend on the machine and on what else it does.
 */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, chromium, type Page} from '@playwright/test';
import {serveFolder} from '../packages/publish/delivery/server.server';
import {table, writeFigures} from './bench/figures';
import {copyProject, FOLD_PAGE, growContract} from './bench/growContract';
import {chromiumFlags, findChromium} from './chromium';
import {BUILD} from './paths';
import {run} from './run';

const MUST = {htmlBytes: 120_000, scriptBytes: 60_000, shift: 0, foldMs: 100, growthSeconds: 60};
const OPERATIONS = 300;
const FOLDED_FIELDS = 200;
/** A guide with code, tabs and fields, like most. */
const GUIDE = '/speech-to-text/batch/quickstart';
const CPU_SLOWDOWN = 4;
const FOLD_VISITS = 7;

const misses: string[] = [];

async function main(): Promise<number> {
  const {values} = parseArgs({options: {'no-growth': {type: 'boolean'}}});
  const executablePath = findChromium();
  if (!executablePath || !existsSync(join(BUILD, 'index.html'))) {
    console.error(
      executablePath ? 'There is no built site. Run: npm run build' : 'There is no Chromium. Run: npm run setup',
    );
    return 1;
  }
  const browser = await chromium.launch({executablePath, args: chromiumFlags()});
  try {
    await measureSite(browser, BUILD, 'The site');
    if (!values['no-growth']) await measureGrowth(browser);
  } finally {
    await browser.close();
  }
  writeFigures('reference', !values['no-growth']);
  for (const miss of misses) console.error(`Missed: ${miss}`);
  return misses.length > 0 ? 1 : 0;
}

/** Bytes, shifts and folding of the reference pages in `folder`. */
async function measureSite(browser: Browser, folder: string, title: string): Promise<void> {
  const server = await serveFolder(folder, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const guide = new Set((await scriptsOf(browser, origin + GUIDE)).map(({path}) => path));
    const pages = referencePages(folder).map(({path, file}) => ({path, html: brotli(file)}));
    pages.sort((a, b) => b.html - a.html);
    // The heaviest pages of a grown site are alike: the first ones represent all.
    const rows = [];
    for (const {path, html} of pages.slice(0, 15)) {
      const scripts = (await scriptsOf(browser, origin + path)).filter((script) => !guide.has(script.path));
      const bytes = scripts.reduce((sum, script) => sum + brotli(join(folder, script.path)), 0);
      const shift = await shiftOf(browser, origin + path);
      rows.push({page: path, 'HTML, Brotli': html, 'JS beyond a guide': bytes, 'layout shift': shift});
      must(html <= MUST.htmlBytes, `${path}: ${html} bytes of HTML, ${MUST.htmlBytes} allowed`);
      must(bytes <= MUST.scriptBytes, `${path}: ${bytes} bytes of JS beyond a guide, ${MUST.scriptBytes} allowed`);
      must(shift <= MUST.shift, `${path}: a layout shift of ${shift}`);
    }
    table(`${title}: ${pages.length} reference pages; the ${rows.length} heaviest`, rows);
    const foldPage = pages.some(({path}) => path === FOLD_PAGE) ? FOLD_PAGE : '/api-ref/batch/create-a-new-job';
    await measureFold(browser, origin + foldPage, title);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Addresses and files of the reference, `batch/index.html` and `batch.html` alike. */
function referencePages(folder: string): {path: string; file: string}[] {
  return readdirSync(join(folder, 'api-ref'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {path: file.slice(folder.length).replace(/(?:\/index)?\.html$/, ''), file};
    });
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** The scripts that a first visit to a page downloads, what it fetches for later left out. */
async function scriptsOf(browser: Browser, address: string): Promise<{path: string}[]> {
  return visit(browser, address, async (page) => {
    const names = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({initiatorType, name}) => initiatorType === 'script' && name.endsWith('.js'))
        .map(({name}) => new URL(name).pathname),
    );
    return names.map((path) => ({path}));
  });
}

async function shiftOf(browser: Browser, address: string): Promise<number> {
  return visit(browser, address, (page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & {value: number}).value;
          }).observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(sum * 10_000) / 10_000)));
        }),
    ),
  );
}

/** Opens the longest fold for the first time, in several visits with a slowed processor, until the page is laid out. */
async function measureFold(browser: Browser, address: string, title: string): Promise<void> {
  const times: number[] = [];
  let fields = 0;
  for (let turn = 0; turn < FOLD_VISITS; turn += 1) {
    await visit(browser, address, async (page) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
      // No named function in here: the loader of this script would wrap it in one of its own.
      const opened = await page.evaluate(async () => {
        let longest: HTMLDetailsElement | undefined;
        let most = 0;
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('.ref-tree details')) {
          const inside = fold.querySelectorAll('.ref-field').length;
          if (inside > most) [longest, most] = [fold, inside];
        }
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        if (longest) longest.open = !longest.open;
        document.body.getBoundingClientRect();
        return {most, ms: Math.round(performance.now() - start)};
      });
      fields = opened.most;
      times.push(opened.ms);
    });
  }
  times.sort((a, b) => a - b);
  table(`${title}: opening ${fields} fields, processor slowed ${CPU_SLOWDOWN} ×`, [{ms: times.join(' ')}]);
  // Whatever else the machine does only adds to it.
  const least = times[0] ?? 0;
  must(least <= MUST.foldMs, `opening ${fields} fields took ${least} ms, ${MUST.foldMs} allowed`);
}

async function visit<T>(browser: Browser, address: string, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    await page.goto(address, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Builds a copy without and with the growth, each with nothing cached. */
async function measureGrowth(browser: Browser): Promise<void> {
  const plain = copyProject();
  const grown = copyProject();
  try {
    growContract(grown, OPERATIONS, FOLDED_FIELDS);
    const without = await timeBuild(plain);
    const withGrowth = await timeBuild(grown);
    const clock = withGrowth.clock - without.clock;
    const processor = withGrowth.processor - without.processor;
    table(`${OPERATIONS} operations and ${OPERATIONS * 10} fields more, builds with nothing cached, in seconds`, {
      without: rounded(without),
      with: rounded(withGrowth),
      difference: rounded({clock, processor}),
    });
    // Beside other work the clock says little. A build never takes longer than its processor time on an idle machine.
    const more = Math.min(clock, processor);
    must(more <= MUST.growthSeconds, `the build took ${more.toFixed(1)} s more, ${MUST.growthSeconds} allowed`);
    await measureSite(browser, join(grown, 'build'), 'With the growth');
  } finally {
    for (const folder of [plain, grown]) rmSync(folder, {recursive: true, force: true});
  }
}

/** Seconds of a build: by the clock, and of all processors together. */
interface Seconds {
  clock: number;
  processor: number;
}

/** Runs inside the build, and prints what it used at its end. */
const PRINT_PROCESSOR_TIME = `data:text/javascript,${encodeURIComponent(`
  import {isMainThread} from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => {
    const {user, system} = process.cpuUsage();
    console.log('processor seconds ' + (user + system) / 1e6);
  });
`)}`;

async function timeBuild(folder: string): Promise<Seconds> {
  const command = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const start = performance.now();
  const args = ['--import', PRINT_PROCESSOR_TIME, command, 'build', folder];
  const {code, output} = await run(process.execPath, args, {cwd: folder, quiet: true});
  if (code !== 0) throw new Error(output);
  const processor = Number(/processor seconds ([\d.]+)/.exec(output)?.[1]);
  return {clock: (performance.now() - start) / 1000, processor};
}

function rounded({clock, processor}: Seconds): Seconds {
  return {clock: Math.round(clock * 10) / 10, processor: Math.round(processor * 10) / 10};
}

function must(isMet: boolean, miss: string): void {
  if (!isMet) misses.push(miss);
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
