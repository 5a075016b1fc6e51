/**
 * `npm run bench [-- --rounds 5]`: pages of build/ beside the same pages on a bare Docusaurus site, which is made from the
 * Markdown copies of this one. The two are loaded in turn, so that a busy machine is busy for both. Sizes are counted from
 * the files with Brotli 11, not from the wire: they are the same on every machine.
 */
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {availableParallelism, cpus} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';
import {filesBelow, writeInside} from '@speech-docs/publish/htmlPages.server';
import sirv from 'sirv';
import {BUILD, ROOT} from './paths';
import {findChromium, testFlags} from './programs';
import {run} from './run';

const PAGES = [
  'get-started/authentication',
  'speech-to-text/batch/quickstart',
  'api-ref/realtime-transcription-websocket',
];
const BARE = join(ROOT, '.cache/bench/bare');
const FIGURES = 'tools/bench/figures/bench.json';
/** As Lighthouse slows a processor for a phone. */
const SLOWDOWN = 4;
const ALIVE = `document.documentElement.getAttribute('data-has-hydrated') === 'true'`;

type Figures = Record<string, number>;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
  const sites = {bare: await buildBareSite(), own: BUILD};
  const browser = await chromium.launch({executablePath: findChromium(), args: testFlags()});
  const figures: Record<string, Figures> = {};
  try {
    for (const page of PAGES) {
      const runs: Record<keyof typeof sites, Figures[]> = {bare: [], own: []};
      const weights: Partial<Record<keyof typeof sites, Figures>> = {};
      for (let round = 0; round < Number(values.rounds); round++) {
        for (const site of ['bare', 'own'] as const) {
          const server = await serve(sites[site]);
          weights[site] ??= await weigh(browser, `${server.origin}/${page}`);
          runs[site].push(await time(browser, `${server.origin}/${page}`));
          server.close();
        }
      }
      for (const site of ['bare', 'own'] as const) {
        figures[`${site} /${page}`] = {...weights[site], ...medians(runs[site])};
      }
    }
  } finally {
    await browser.close();
  }
  console.table(figures);
  const machine = {node: process.versions.node, cores: availableParallelism(), processor: cpus()[0]?.model};
  const measured = new Date().toISOString().slice(0, 10);
  writeFileSync(join(ROOT, FIGURES), `${JSON.stringify({measured, ...machine, figures}, null, 2)}\n`);
  console.log(`The figures are in ${FIGURES}: bytes, milliseconds with the processor slowed ${SLOWDOWN} times.`);
}

/** Builds the classic site of the same generator, with search and the fast pipeline, and nothing of ours; returns its files. */
async function buildBareSite(): Promise<string> {
  const {dependencies, overrides} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = ['@docusaurus/core', '@docusaurus/faster', '@docusaurus/preset-classic', 'react', 'react-dom'];
  const own = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  const config = {
    title: 'Bare',
    url: 'https://bare.invalid',
    baseUrl: '/',
    future: {v4: true, faster: true},
    markdown: {format: 'detect'},
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
    themeConfig: {algolia: {appId: 'BENCH', apiKey: 'none', indexName: 'docs'}},
  };
  rmSync(join(BARE, 'docs'), {recursive: true, force: true});
  writeInside(BARE, 'package.json', JSON.stringify({private: true, dependencies: own, overrides}));
  writeInside(BARE, 'docusaurus.config.js', `module.exports = ${JSON.stringify(config)};`);
  const copies = filesBelow(BUILD).filter((file) => file.endsWith('.md') && !file.startsWith('.'));
  if (copies.length === 0) throw new Error('build/ has no Markdown copies. Run: npm run build');
  for (const file of copies) writeInside(BARE, `docs/${file}`, readFileSync(join(BUILD, file), 'utf8'));
  // Scripts of packages do not run: none of these needs its own.
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--prefer-offline'];
  const build = [join(BARE, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  for (const [program, words] of [['npm', ['install', ...options]] as const, [process.execPath, build] as const]) {
    const {code, output} = await run(program, words, {cwd: BARE, quiet: true});
    if (code !== 0) throw new Error(`The bare site did not build:\n${output.slice(-3000)}`);
  }
  return join(BARE, 'build');
}

/** Serves a folder without headers of its own and without compression. */
async function serve(folder: string): Promise<{origin: string; close: () => void}> {
  const server = createServer(sirv(folder, {extensions: ['html']}));
  await once(server.listen(0), 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {origin: `http://localhost:${(server.address() as AddressInfo).port}`, close};
}

function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const middle = (name: string) => runs.map((one) => one[name] ?? 0).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
  return Object.fromEntries(names.map((name) => [name, middle(name)]));
}

/** What a first visit downloads until the page is hydrated and still, without what is prefetched. */
function weigh(browser: Browser, address: string): Promise<Figures> {
  const weight: Figures = {requests: 0, document: 0, script: 0, stylesheet: 0, font: 0, all: 0};
  return inFreshPage(browser, async (page) => {
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const {purpose, 'sec-purpose': secPurpose = ''} = request.headers();
      if (request.url().startsWith('data:') || purpose === 'prefetch' || secPurpose.includes('prefetch')) return;
      const add = async () => {
        const body = await response.body();
        const type = response.headers()['content-type'] ?? '';
        const bytes = /text|javascript|json|svg|xml/.test(type) ? brotliCompressSync(body).length : body.length;
        for (const kind of [request.resourceType(), 'all']) weight[kind] = (weight[kind] ?? 0) + bytes;
        weight.requests = (weight.requests ?? 0) + 1;
      };
      bodies.push(add().catch(() => undefined));
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction(ALIVE);
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    return weight;
  });
}

/**
 * One load with a slow processor: when the page is hydrated, painted, how long it was blocked, how far it moved. Another one
 * that is not slowed: the processor time of the page's own thread, which hardly changes on a busy machine.
 */
async function time(browser: Browser, address: string): Promise<Figures> {
  const timing = await inFreshPage(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.addInitScript(WATCH);
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction('window.__bench && window.__bench.alive > 0');
    // Shifts and tasks after the page is hydrated belong to its loading, too.
    await page.waitForLoadState('networkidle');
    return (await page.evaluate('window.__bench.read()')) as Figures;
  });
  const work = await inFreshPage(browser, async (page, session) => {
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction(ALIVE);
    const {metrics} = await session.send('Performance.getMetrics');
    return Math.round(1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0));
  });
  return {...timing, work};
}

// Questions to the page are expressions, which its Content-Security-Policy does not evaluate.
async function inFreshPage<T>(browser: Browser, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, bypassCSP: true});
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** In the page, from its first moment. */
const WATCH = `(() => {
  const bench = (window.__bench = {alive: 0, tasks: [], shift: 0});
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type, buffered: true});
  observe('longtask', ({duration}) => bench.tasks.push(duration));
  observe('layout-shift', ({hadRecentInput, value}) => (bench.shift += hadRecentInput ? 0 : value));
  const look = () => {
    // At first there is not even a root element.
    if (document.documentElement && (${ALIVE})) bench.alive = performance.now();
    else setTimeout(look, 4);
  };
  look();
  bench.read = () => ({
    alive: Math.round(bench.alive),
    paint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    blocked: Math.round(bench.tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0)),
    shift: Number(bench.shift.toFixed(4)),
  });
})()`;

void main();
