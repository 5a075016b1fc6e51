/**
 * What a reader waits for, in a real browser on the built site: from a key press to the answer and to the painted
 * results, and from a click to the open dialog. Times depend on the machine and on what else it does.
 */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, chromium, type Page} from '@playwright/test';
import {serveFolder} from '../../packages/publish/delivery/server.server';
import {READING_MS} from '../../src/search/ui/list/fetchAhead';
import {chromiumFlags, findChromium} from '../chromium';
import {BUILD} from '../paths';
import {queries} from '../ranking/queries';
import {ms, quantile} from './figures';

/** Between two keys, in turn: a quick typist, who does not keep time with the screen as 100 ms would. */
const KEY_GAPS_MS = [92, 97, 101, 106, 111];
/** One query of each kind and more: about 140 key presses. */
const TYPED = queries.filter((_, index) => index % 18 === 0).map(({query}) => query);
/** As the developer tools of Chromium throttle to "Fast 4G". */
const FAST_4G = {offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750};
const PAGE = '/get-started/quickstart';
const TYPED_ON_OPENING = 'limits';

/** Key presses on the search page and in the dialog, at full speed and at a quarter of it, of at most `most` queries. */
export async function keyPresses(most: number): Promise<object[]> {
  return withSite(BUILD, async (browser, origin) => {
    const rows: object[] = [];
    for (const slowdown of [1, 4]) {
      for (const screen of ['page', 'dialog'] as const) {
        const {answered, painted} = await typeInto(browser, origin, {screen, slowdown, queries: TYPED.slice(0, most)});
        rows.push({
          screen,
          'CPU slowed': `${slowdown} ×`,
          keys: painted.length,
          'answer p50 ms': ms(quantile(answered, 0.5)),
          'answer p95 ms': ms(quantile(answered, 0.95)),
          'painted p50 ms': ms(quantile(painted, 0.5)),
          'painted p95 ms': ms(quantile(painted, 0.95)),
        });
      }
    }
    return rows;
  });
}

/**
 * From a first click on the search button, in turn on this site and on the others: to a field that has the focus, and to
 * the whole dialog. A field counts only when what is typed into it is in the dialog's field in the end. The mouse comes
 * from elsewhere and presses at once, on all of them, so that hovering gives none a start.
 */
export async function openings(others: {site: string; folder: string}[], rounds: number): Promise<object[]> {
  const sites = [{site: 'this one', folder: BUILD}, ...others];
  const times = new Map<string, Opening[]>(sites.map(({site}) => [site, []]));
  const servers = await Promise.all(sites.map(({folder}) => serveFolder(folder, 0)));
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags()});
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [index, {site}] of sites.entries()) {
        const address = originOf(servers[index] as Server) + (index === 0 ? PAGE : '/');
        times.get(site)?.push(await openDialog(browser, address));
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) stop(server);
  }
  const ours = times.get('this one') ?? [];
  return sites.map(({site}) => {
    const openings = times.get(site) ?? [];
    const ratio = (what: keyof Opening) => (median(ours, what) / median(openings, what)).toFixed(2);
    return {
      site,
      openings: openings.length,
      'field median ms': ms(median(openings, 'field')),
      'our field ÷ this': ratio('field'),
      'dialog median ms': ms(median(openings, 'dialog')),
      'our dialog ÷ this': ratio('dialog'),
      'fields ms': openings.map(({field}) => Math.round(field)).join(' '),
      'dialogs ms': openings.map(({dialog}) => Math.round(dialog)).join(' '),
    };
  });
}

const median = (openings: Opening[], what: keyof Opening) =>
  quantile(
    openings.map((opening) => opening[what]),
    0.5,
  );

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

async function withSite<T>(folder: string, work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server: Server = await serveFolder(folder, 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags()});
  try {
    return await work(browser, originOf(server));
  } finally {
    await browser.close();
    stop(server);
  }
}

interface KeyTimes {
  answered: number[];
  painted: number[];
}

interface Typing {
  screen: 'page' | 'dialog';
  slowdown: number;
  queries: readonly string[];
}

async function typeInto(browser: Browser, origin: string, {screen, slowdown, queries: typed}: Typing) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.addInitScript(WATCH);
  await page.goto(origin + (screen === 'page' ? '/search' : PAGE));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  if (screen === 'dialog') await page.keyboard.press('Control+k');
  const input = page.locator(screen === 'page' ? 'main input[type=search]' : '.DocSearch-Input');
  await input.fill('warm');
  await page.waitForSelector(screen === 'page' ? 'main article' : '[role=treeitem]');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate('window.searchBench.begin()');
  for (const query of typed) {
    await input.fill('');
    for (const [index, character] of [...query].entries()) {
      await page.keyboard.type(character);
      await page.waitForTimeout(KEY_GAPS_MS[index % KEY_GAPS_MS.length] as number);
    }
  }
  // The last answer is painted long before this.
  await page.waitForTimeout(1000);
  const times = (await page.evaluate('window.searchBench.times')) as KeyTimes;
  await page.close();
  return times;
}

interface Opening {
  /** To the field of whatever opens first. */
  field: number;
  /** To the field with the first screen below it. */
  dialog: number;
}

async function openDialog(browser: Browser, address: string): Promise<Opening> {
  // The server sends this site's policy with all of them; the others were not made for it.
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, bypassCSP: true});
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'networkidle'});
  // A click before that is lost on the bare sites and kept on this one.
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.evaluate(WATCH_OPENING);
  await page
    .locator('nav')
    .getByRole('button', {name: /Search/})
    .first()
    .click();
  const field = (await page.evaluate('window.searchOpened.field')) as number;
  await page.keyboard.type(TYPED_ON_OPENING);
  const dialog = (await page.evaluate('window.searchOpened.dialog')) as number;
  const kept = await page.locator('.DocSearch-Input').inputValue();
  await context.close();
  if (kept !== TYPED_ON_OPENING) throw new Error(`“${TYPED_ON_OPENING}” was typed, “${kept}” is left: ${address}`);
  return {field, dialog};
}

/**
 * In the page. Answered: from the key event until the client is done with what its worker sent: both
 * screens start the timer that fetches the first hit then, before they draw; without hits, until the next task. Painted:
 * from the key event to the task after the frame in which the list changed; when something in sight changes again before
 * the next key, to the task after that frame.
 */
const WATCH = `(() => {
  let typedAt = 0, isAnswered = true, isOn = false, painted = null, awaitedFrom = 0;
  const times = {answered: [], painted: []};
  window.searchBench = {times, begin() { isOn = true; }};
  addEventListener('input', (event) => { painted = null; if (event.target.value) { typedAt = event.timeStamp; isAnswered = false; } else typedAt = 0; }, true);
  const answered = () => {
    if (awaitedFrom) times.answered.push(performance.now() - awaitedFrom);
    awaitedFrom = 0;
  };
  const startTimer = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => {
    if (ms === ${READING_MS}) answered();
    return startTimer(work, ms, ...rest);
  };
  const onMessage = ({data}) => {
    if (!isOn || !typedAt || isAnswered || data.kind !== 'result') return;
    isAnswered = true;
    awaitedFrom = typedAt;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => { answered(); port1.close(); };
    port2.postMessage(0);
  };
  window.Worker = class extends window.Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', onMessage);
    }
  };
  const list = 'main, .DocSearch-Dropdown';
  const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
  const inList = ({target, addedNodes}) => {
    const element = elementOf(target);
    return element && (element.closest(list) || [...addedNodes].some((node) => node.nodeType === 1 && (node.matches(list) || node.querySelector(list))));
  };
  const inSight = ({target, addedNodes}) => {
    const box = document.querySelector(list)?.getBoundingClientRect();
    return box && [...(addedNodes.length > 0 ? addedNodes : [target])].some((node) => {
      const {top, bottom} = elementOf(node)?.getBoundingClientRect() ?? box;
      return bottom > Math.max(box.top, 0) && top < Math.min(box.bottom, innerHeight);
    });
  };
  new MutationObserver((changes) => {
    if (!isOn || !isAnswered || !(typedAt || painted)) return;
    if (!changes.some((change) => inList(change) && (typedAt || inSight(change)))) return;
    if (typedAt) painted = {from: typedAt, index: times.painted.push(0) - 1};
    const {from, index} = painted;
    typedAt = 0;
    requestAnimationFrame(() => setTimeout(() => { times.painted[index] = performance.now() - from; }));
  }).observe(document, {subtree: true, childList: true, characterData: true});
})()`;

/**
 * In the page: from the press of the button to the task after the frame that shows a focused field, and to the one that
 * shows the whole dialog: field and first screen.
 */
const WATCH_OPENING = `(() => {
  let pressedAt = 0;
  addEventListener('pointerdown', (event) => { pressedAt = event.timeStamp; }, true);
  const until = (isThere) => new Promise((opened) => {
    const look = () => {
      if (pressedAt && document.activeElement && document.activeElement.matches('.DocSearch-Input') && isThere()) {
        setTimeout(() => opened(performance.now() - pressedAt));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const screen = '.DocSearch-StartScreen, .DocSearch-Dropdown-Container, .DocSearch-NoResults';
  window.searchOpened = {field: until(() => true), dialog: until(() => document.querySelector(screen) !== null)};
})()`;
