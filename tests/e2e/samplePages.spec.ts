/**
 * The two sample pages that use a microphone, served by their own servers, against the emulator, with a simulated
 * microphone: what the quickstarts say of them was seen here.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
import {dirname, join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {chromiumFlags, findChromium} from '../../scripts/lib/chromium';
import {type Emulator, startEmulator} from '../emulator/server';
import {contracts} from '../emulator/support/client';
import {listFiles, ROOT, readResolved} from '../samples/programs';

const RECORDING = join(ROOT, 'samples/audio/harbor-tour.wav');

interface Fixtures {
  folder: string;
  /** Where the sample's own server answers. */
  address: string;
}

const test = base.extend<Fixtures>({
  folder: ['', {option: true}],
  address: async ({folder}, use) => {
    const emulator = await startEmulator({port: 0, contracts});
    const home = copyOf(folder);
    const {server, address} = await serve(join(home, folder, 'server.mjs'), emulator);
    await use(address);
    server.kill();
    await once(server, 'close');
    rmSync(home, {recursive: true, force: true});
    await emulator.close();
  },
});

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags(),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${RECORDING}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});
test.skip(({browserName}) => browserName !== 'chromium', 'only Chromium has a simulated microphone');

const PAGES = [
  {
    name: 'the real-time quickstart',
    folder: 'samples/realtime/browser',
    start: 'Start',
    stop: 'Stop',
    refused: 'Allow the microphone in the address bar, then start again.',
    heard: 'Good morning and welcome to the harbor tour.',
  },
  {
    name: 'the voice agents quickstart',
    folder: 'samples/flow/javascript',
    start: 'Talk',
    stop: 'Hang up',
    refused: 'Allow the microphone in the address bar, then try again.',
    heard: 'Agent: ',
  },
];

for (const {name, folder, start, stop, refused, heard} of PAGES) {
  test.describe(`the page of ${name}`, () => {
    test.use({folder});

    test('says what to do when the microphone is refused, and can be started again', async ({page, address}) => {
      await page.goto(address);
      await page.getByRole('button', {name: start}).click();
      await expect(page.getByRole('status')).toHaveText(refused);
      await expect(page.getByRole('button', {name: start})).toBeEnabled();
    });

    test('says that there is no microphone', async ({page, address}) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
      });
      await page.goto(address);
      await page.getByRole('button', {name: start}).click();
      await expect(page.getByRole('status')).toHaveText('No microphone is connected.');
    });

    test('shows what is said once the microphone is allowed, and stops', async ({page, context, address}) => {
      await context.grantPermissions(['microphone'], {origin: address});
      await page.goto(address);
      await page.getByRole('button', {name: start}).click();
      await expect(page.locator('body')).toContainText(heard, {timeout: 15_000});
      await page.getByRole('button', {name: stop}).click();
      await expect(page.getByRole('button', {name: start})).toBeEnabled();
    });
  });
}

/** Copies a sample with its tokens replaced. */
function copyOf(folder: string): string {
  const work = join(ROOT, 'node_modules/.cache/sample-pages');
  mkdirSync(work, {recursive: true});
  const home = mkdtempSync(join(work, 'run-'));
  for (const file of listFiles(folder)) {
    mkdirSync(dirname(join(home, file)), {recursive: true});
    writeFileSync(join(home, file), readResolved(file));
  }
  return home;
}

async function serve(program: string, {port}: Emulator): Promise<{server: ChildProcess; address: string}> {
  const own = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: `${own}`,
    API_KEY: 'key',
    AGENT_ID: 'repair-desk',
    KEYS_URL: `http://127.0.0.1:${port}/v1`,
    REALTIME_URL: `ws://127.0.0.1:${port}/v2`,
    FLOW_URL: `ws://127.0.0.1:${port}/v1/flow`,
  };
  const server = spawn(process.execPath, [program], {env, stdio: ['ignore', 'pipe', 'inherit']});
  await once(server.stdout, 'data');
  return {server, address: `http://localhost:${own}`};
}

/** The samples print the port that they were given, so one must be chosen for them. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
