/** What the console of Chromium shows for a page that sends a request and opens a socket. */
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../chromium';
import {neutral} from './neutral';
import type {Fault} from './others';
import {pasteOf, type RecordedPaste} from './paste';

/** Returns a text for each fault, request and socket. */
export async function recordBrowser(faults: Fault[], start: string): Promise<RecordedPaste[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const pastes: RecordedPaste[] = [];
  for (const fault of faults) {
    const page = await browser.newPage();
    const isRequest = fault.socket === 'no' || (fault.socket === 'both' && !fault.name.startsWith('handshake'));
    if (isRequest)
      pastes.push(...pasteOf(fault, await textOf(page, `${fault.origin}/v2/jobs/k3v9qd71xa`, 'batch', start)));
    const path = fault.socket === 'flow' ? '/v1/flow?jwt=x' : '/v2?jwt=x';
    const api = fault.socket === 'flow' ? 'flow' : 'realtime';
    if (fault.socket !== 'no') {
      pastes.push(...pasteOf(fault, await textOf(page, fault.origin.replace('http', 'ws') + path, api, start)));
    }
    await page.close();
  }
  await browser.close();
  return pastes;
}

/** The lines as the console saves them. */
async function textOf(page: Page, url: string, api: 'batch' | 'realtime' | 'flow', start: string): Promise<string> {
  const lines: string[] = [];
  page.removeAllListeners();
  page.on('console', (one) => lines.push(`${one.location().url.split('/').at(-1) || 'app.js'}:1 ${one.text()}`));
  page.on('pageerror', (error) => lines.push(`Uncaught (in promise) ${error}`));
  await page.evaluate(
    ({address, message}) => {
      if (address.startsWith('http')) {
        fetch(address, {mode: 'no-cors', signal: AbortSignal.timeout(1500)});
        return;
      }
      const socket = new WebSocket(address);
      socket.onopen = () => socket.send(message);
      socket.onclose = ({code, reason, wasClean}) => console.log('closed', code, reason, wasClean);
    },
    {address: url, message: start},
  );
  await page.waitForTimeout(1800);
  return neutral(lines.join('\n'), api, []);
}
