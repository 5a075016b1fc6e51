/** The page with a microphone keeps the table of decisions in a browser, where a rejected handshake has no status. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {startEmulator} from '@speech-docs/emulator/adapters/server';
import {numberAudio} from '@speech-docs/emulator/core/numbers';
import {addressVariables} from '@speech-docs/emulator/core/variables';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {waits} from '../../data/recovery';
import {findChromium, testFlags} from '../../tools/chromium';
import {contracts} from '../support/contracts';
import {listen} from '../support/ports';
import {ROOT} from './programs';
import {WORDS} from './recoveryRun';

const SESSION = join(ROOT, 'samples/realtime/browser/session.js');
const RATE = 16_000;

/** Plain text: what vitest compiles does not run in a page. */
const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
import {Replay, connect} from './session.js';
window.stream = async (samples, rate) => {
  const replay = new Replay(rate);
  const all = Float32Array.from(samples, (sample) => sample / 32768);
  for (let at = 0; at < all.length; at += rate / 10) replay.push(all.slice(at, at + rate / 10));
  replay.ended = true;
  const texts = [];
  const onMessage = ({message, metadata}) => message === 'AddTranscript' && texts.push(metadata.transcript);
  return {problem: await connect(replay, {onMessage, onStatus() {}}).done, texts};
};
</script>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({executablePath: findChromium(), args: testFlags()});
});
afterAll(() => browser.close());

/** Streams numbers through the module of the page; the key of the page's own server is any text here. */
async function stream(fault?: string) {
  const emulator = await startEmulator({port: 0, contracts, recognize: 'numbers', fault, timeScale: 1});
  const url = addressVariables(emulator.port).REALTIME_URL;
  let keys = 0;
  const server = createServer((request, response) => {
    if (request.url === '/session.js') {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(readFileSync(SESSION, 'utf8').replace('FIRST_WAIT_MS = 5000', 'FIRST_WAIT_MS = 20'));
    }
    if (request.method !== 'POST') return response.end(PAGE);
    keys += 1;
    return response.end(JSON.stringify({url, key: 'key'}));
  });
  const port = await listen(server, 'localhost');
  const page = await browser.newPage();
  try {
    await page.goto(`http://localhost:${port}/`);
    const sound = new Int16Array(numberAudio(0, WORDS, RATE).slice().buffer);
    await page.waitForFunction('window.stream');
    const script = `window.stream([${sound}], ${RATE})`;
    const {texts, problem} = (await page.evaluate(script)) as {texts: string[]; problem?: string};
    const words = texts.join(' ').split(/\s+/).filter(Boolean).map(Number);
    const heard = new Set(words);
    return {lost: WORDS - heard.size, twice: words.length - heard.size, attempts: keys, problem};
  } finally {
    await page.close();
    server.close();
    await emulator.close();
  }
}

it.each([
  undefined,
  ...['job_error', 'quota_exceeded', 'unknown_error', 'session_timeout', 'idle_timeout', '1011', '1008', '4013'].map(
    (name) => `${name}@2*1`,
  ),
  ...['duration_limit_exceeded@3*1', 'cut@2*2', 'reset@3*2', 'duplicate', 'jitter', '429*2', '503*2'],
])('gets every word once with the fault %s', async (fault) => {
  const {lost, twice, problem} = await stream(fault && `socket:${fault}`);
  expect([lost, twice, problem]).toEqual([0, 0, undefined]);
});

it.each(['invalid_config@0', 'not_authorised@0', 'not_allowed@1', 'timelimit_exceeded@1', 'protocol_error@1'])(
  'stops after %s, and says why',
  async (fault) => {
    const {attempts, twice, problem} = await stream(`socket:${fault}`);
    expect([attempts, twice]).toEqual([1, 0]);
    expect(problem).toContain(fault.split('@')[0]);
  },
);

it.each(['401', '403', 'reset@0'])('gives up when every attempt ends with %s, which a browser hides', async (fault) => {
  const {attempts, problem} = await stream(`socket:${fault}`);
  expect(attempts).toBe(waits.socket.attempts + 1);
  expect(problem).toMatch(/refused|1006/);
});
