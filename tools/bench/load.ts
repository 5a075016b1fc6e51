/**
 * Loads pages of built sites in Chromium and says what a reader gets and waits for. Sizes are counted from the files
 * with Brotli 11, not from the wire: they are the same on every machine, whatever a server compresses with.
 */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';
import sirv from 'sirv';
import {chromiumFlags, findChromium} from '../chromium';

interface Weight {
  requests: number;
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  other: number;
  everything: number;
  /** What the browser fetches ahead, for links in sight, once it has nothing else to do. */
  ahead: number;
}

export interface Timing {
  /** From the start of the navigation to a page that responds to clicks. */
  alive: number;
  /** The share of it after the first script had arrived: compiling, running, fetching what they ask for, hydrating. */
  hydration: number;
  /** Processor time of the page's own thread until it is alive, not slowed: hardly changes on a busy machine. */
  work: number;
  paint: number;
  longTasks: number;
  blocked: number;
  shift: number;
  [name: string]: number;
}

const ALIVE = `document.documentElement.getAttribute('data-has-hydrated') === 'true'`;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium. Run: npm run setup');
  return chromium.launch({executablePath, args: chromiumFlags()});
}

/** Serves `folder` without headers of its own and without compression, and gives its origin to `use`. */
export async function served<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(sirv(folder, {extensions: ['html']}));
  await once(server.listen(0), 'listening');
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** What a first visit downloads until the page is alive and still; what it only prefetches is counted apart. */
export function weigh(browser: Browser, address: string): Promise<Weight> {
  const weight: Weight = {requests: 0, html: 0, scripts: 0, styles: 0, fonts: 0, other: 0, everything: 0, ahead: 0};
  const kinds: Record<string, keyof Weight> = {
    document: 'html',
    script: 'scripts',
    stylesheet: 'styles',
    font: 'fonts',
  };
  return inFreshPage(browser, async (page) => {
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.url().startsWith('data:')) return;
      const {purpose, 'sec-purpose': secPurpose} = request.headers();
      const hasHint = purpose === 'prefetch' || secPurpose?.includes('prefetch') === true;
      const measured = async () => {
        if (hasHint) {
          // What a script has fetched has no body to read here.
          weight.ahead += (await request.sizes()).responseBodySize;
          return;
        }
        const body = await response.body();
        const type = response.headers()['content-type'] ?? '';
        const bytes = /text|javascript|json|svg|xml/.test(type) ? brotliCompressSync(body).length : body.length;
        weight.requests += 1;
        weight[kinds[request.resourceType()] ?? 'other'] += bytes;
        weight.everything += bytes;
      };
      bodies.push(measured().catch(() => undefined));
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction(ALIVE);
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    return weight;
  });
}

/** One load with the processor slowed `slowdown` times, as Lighthouse does for a phone, and another, not slowed, for the work. */
export async function time(browser: Browser, address: string, slowdown = 4): Promise<Timing> {
  const timing = await inFreshPage(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(watch(ALIVE));
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction('window.__bench && window.__bench.alive > 0');
    // Shifts and tasks after the page has come alive belong to its loading, too.
    await page.waitForLoadState('networkidle');
    return (await page.evaluate('window.__bench.read()')) as Timing;
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

/** In the page, from its first moment: when it is alive, what blocks it, what moves. */
function watch(alive: string): string {
  return `(() => {
    const bench = (window.__bench = {alive: 0, tasks: [], shift: 0});
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) bench.tasks.push(task.duration);
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) bench.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
    const look = () => {
      // At first there is not even a root element.
      if (document.documentElement && (${alive})) bench.alive = performance.now();
      else setTimeout(look, 4);
    };
    look();
    bench.read = () => {
      const scripts = performance.getEntriesByType('resource').filter(({initiatorType, responseEnd}) =>
        initiatorType === 'script' && responseEnd < bench.alive);
      const arrived = Math.min(bench.alive, ...scripts.map(({responseEnd}) => responseEnd));
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return {
        alive: Math.round(bench.alive),
        hydration: Math.round(bench.alive - arrived),
        paint: Math.round(paint ? paint.startTime : 0),
        longTasks: bench.tasks.length,
        blocked: Math.round(bench.tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0)),
        shift: Number(bench.shift.toFixed(4)),
      };
    };
  })()`;
}
