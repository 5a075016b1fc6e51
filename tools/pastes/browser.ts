/** What the consoles of Chromium and Firefox show for a page that sends a request and opens a socket. */
import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {startFirefox} from '../../tests/engines/drivers/firefox';
import {findChromium} from '../chromium';
import {findFirefox} from '../engines';
import {neutral} from './neutral';
import {type Fault, OTHER_HOST} from './others';
import {pasteOf, type RecordedPaste} from './paste';

interface Opening {
  address: string;
  message: string;
  mode: RequestMode;
  headers?: Record<string, string>;
}

interface Browser {
  /** Returns the lines of the console after a page opened the address. */
  linesOf(address: string, message: string, isCors?: boolean): Promise<string[]>;
  close(): Promise<void>;
}

const SHOWN_AFTER_MS = 1800;
/** A page that sends a key: the browser asks first whether it may. */
const AS_PAGES = {mode: 'cors', headers: {Authorization: 'Bearer YOUR_API_KEY'}} as const;

export const BROWSERS: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: openChromium,
  firefox: openFirefox,
};

/** Returns a text for each fault, request and socket. */
export async function recordBrowser(open: () => Promise<Browser>, faults: Fault[], start: string) {
  const browser = await open();
  const pastes: RecordedPaste[] = [];
  const record = async (fault: Fault, api: 'batch' | 'realtime' | 'flow', address: string) => {
    const lines = await browser.linesOf(address, start, fault.isBrowsers);
    const text = neutral(lines.join('\n'), api, [], fault.isOther ? OTHER_HOST : undefined);
    pastes.push(...pasteOf(fault, text));
  };
  for (const fault of faults) {
    const isRequest = fault.socket === 'no' || (fault.socket === 'both' && !fault.name.startsWith('handshake'));
    if (isRequest) await record(fault, 'batch', fault.origin + (fault.isOther ? '/v1/items' : '/v2/jobs/k3v9qd71xa'));
    if (fault.socket === 'no') continue;
    const [api, path] = fault.socket === 'flow' ? (['flow', '/v1/flow'] as const) : (['realtime', '/v2'] as const);
    await record(fault, api, `${fault.origin.replace('http', 'ws')}${fault.isOther ? '/v1/items' : path}?jwt=x`);
  }
  await browser.close();
  return pastes;
}

/** Runs in the page. */
function connect({address, message, mode, headers = {}}: Opening): void {
  if (address.startsWith('http')) {
    fetch(address, {mode, headers, signal: AbortSignal.timeout(1500)});
    return;
  }
  const socket = new WebSocket(address);
  socket.onopen = () => socket.send(message);
  socket.onclose = ({code, reason, wasClean}) => console.warn('closed', code, reason, wasClean);
}

/** The lines are as its console saves them. */
async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  return {
    async linesOf(address, message, isCors = false) {
      const lines: string[] = [];
      const page = await browser.newPage();
      page.on('console', (one) => lines.push(`${one.location().url.split('/').at(-1) || 'app.js'}:1 ${one.text()}`));
      page.on('pageerror', (error) => lines.push(`Uncaught (in promise) ${error}`));
      await page.evaluate<void, Opening>(connect, {address, message, ...(isCors ? AS_PAGES : {mode: 'no-cors'})});
      await wait(SHOWN_AFTER_MS);
      await page.close();
      return lines;
    },
    close: () => browser.close(),
  };
}

/** Its console names a status only where the page may not read the response: a request as pages send it. */
async function openFirefox(): Promise<Browser> {
  const driver = await startFirefox(findFirefox() ?? 'firefox');
  return {
    async linesOf(address, message, isCors = false) {
      await driver.goto('about:blank');
      await driver.problems();
      await driver.evaluate(connect, {address, message, ...AS_PAGES, ...(!isCors && {headers: {}})});
      await wait(SHOWN_AFTER_MS);
      // What the page noted itself is there a second time.
      return (await driver.problems()).flatMap((line) => (/^console: (.*)/s.exec(line) ?? []).slice(1));
    },
    close: () => driver.close(),
  };
}
