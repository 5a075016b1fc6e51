/**
 * What a reader waits for, in a real browser on the built site: from a key press to the answer and to the painted
 * results, and from a click to the open dialog. Times depend on the machine and on what else it does.
 */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, chromium, type Page} from '@playwright/test';
import {serveFolder} from '../../src/delivery/server.server';
import {queries} from '../../tests/search/queries';
import {chromiumFlags, findChromium} from '../lib/chromium';
import {BUILD} from '../lib/paths';
import {ms, quantile} from './figures';

/** Between two keys: a quick typist. */
const KEY_GAP_MS = 100;
/** One query of each kind and more: about two hundred key presses. */
const TYPED = queries.filter((_, index) => index % 18 === 0).map(({query}) => query);
/** As the developer tools of Chromium throttle to "Fast 4G". */
const FAST_4G = {offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750};
const OPENINGS = 7;

/** Key presses on the search page and in the dialog, at full speed and at a quarter of it. */
export async function keyPresses(): Promise<object[]> {
  return withSite(BUILD, async (browser, origin) => {
    const rows: object[] = [];
    for (const slowdown of [1, 4]) {
      for (const screen of ['page', 'dialog'] as const) {
        const {answered, painted} = await typeInto(browser, origin, screen, slowdown);
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

/** From a first click on the search button to an input that takes keys: ours and a bare site's, in turn. */
export async function openings(bare: string): Promise<object[]> {
  const times: Record<'ours' | 'bare', number[]> = {ours: [], bare: []};
  await withSite(BUILD, (browser, ours) =>
    withSite(bare, async (_, theirs) => {
      for (let round = 0; round < OPENINGS; round++) {
        times.ours.push(
          await openDialog(browser, `${ours}/get-started/quickstart`, 'header button, nav button', /Search/),
        );
        times.bare.push(await openDialog(browser, theirs, '.DocSearch-Button', /Search/));
      }
    }),
  );
  const [ours, other] = [quantile(times.ours, 0.5), quantile(times.bare, 0.5)];
  return [
    {site: 'this one', 'median ms': ms(ours), 'all ms': times.ours.map(Math.round).join(' ')},
    {site: 'bare Docusaurus with DocSearch', 'median ms': ms(other), 'all ms': times.bare.map(Math.round).join(' ')},
    {site: 'ratio', 'median ms': (ours / other).toFixed(2)},
  ];
}

async function withSite<T>(folder: string, work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server: Server = await serveFolder(folder, 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags()});
  try {
    return await work(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

interface KeyTimes {
  answered: number[];
  painted: number[];
}

async function typeInto(browser: Browser, origin: string, screen: 'page' | 'dialog', slowdown: number) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.addInitScript(WATCH);
  await page.goto(origin + (screen === 'page' ? '/search' : '/get-started/quickstart'));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  if (screen === 'dialog') await page.keyboard.press('Control+k');
  const input = page.locator(screen === 'page' ? 'main input[type=search]' : '[role=dialog] input');
  await input.fill('warm');
  await page.waitForSelector(screen === 'page' ? 'main ol li' : '[role=treeitem]');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate('window.searchBench.begin()');
  for (const query of TYPED) {
    await input.fill('');
    await input.pressSequentially(query, {delay: KEY_GAP_MS});
  }
  // The last answer is painted long before this.
  await page.waitForTimeout(1000);
  const times = (await page.evaluate('window.searchBench.times')) as KeyTimes;
  await page.close();
  return times;
}

async function openDialog(browser: Browser, address: string, selector: string, name: RegExp): Promise<number> {
  // The server sends this site's policy with both; the bare one was not made for it.
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, bypassCSP: true});
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'networkidle'});
  // A click before that is lost on the one site and kept on the other.
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.evaluate(WATCH_OPENING);
  await page.locator(selector).filter({hasText: name}).first().click();
  const took = (await page.evaluate('window.searchOpened')) as number;
  await context.close();
  return took;
}

/**
 * In the page. Answered: from the key event until the client is done with what its worker sent (its promises run before
 * the next task). Painted: from the key event to the task after the frame in which the list changed.
 */
const WATCH = `(() => {
  let typedAt = 0, isAnswered = true, isOn = false;
  const times = {answered: [], painted: []};
  window.searchBench = {times, begin() { isOn = true; }};
  addEventListener('input', (event) => { if (event.target.value) { typedAt = event.timeStamp; isAnswered = false; } else typedAt = 0; }, true);
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        if (!isOn || !typedAt || isAnswered || data.kind !== 'answer') return;
        isAnswered = true;
        const from = typedAt, {port1, port2} = new MessageChannel();
        port1.onmessage = () => { times.answered.push(performance.now() - from); port1.close(); };
        port2.postMessage(0);
      });
    }
  };
  const inList = ({target, addedNodes}) => {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const list = 'main ol, .DocSearch-Dropdown';
    return element && (element.closest(list) || [...addedNodes].some((node) => node.nodeType === 1 && (node.matches(list) || node.querySelector(list))));
  };
  new MutationObserver((changes) => {
    if (!isOn || !typedAt || !isAnswered || !changes.some(inList)) return;
    const from = typedAt;
    typedAt = 0;
    requestAnimationFrame(() => setTimeout(() => times.painted.push(performance.now() - from)));
  }).observe(document, {subtree: true, childList: true, characterData: true});
})()`;

/** In the page: from the press of the button to the task after the frame that shows a focused input. */
const WATCH_OPENING = `void (window.searchOpened = new Promise((opened) => {
  let pressedAt = 0;
  addEventListener('pointerdown', (event) => { pressedAt = event.timeStamp; }, true);
  const look = () => {
    if (pressedAt && document.activeElement && document.activeElement.matches('.DocSearch-Input')) {
      setTimeout(() => opened(performance.now() - pressedAt));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}))`;
