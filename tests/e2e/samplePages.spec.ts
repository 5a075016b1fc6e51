/**
 * The two sample pages that use a microphone, when they do not get one. With one they are run by the tests of the
 * samples (tests/samples/pages.ts).
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import {dirname, join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {findChromium, testFlags} from '../../tools/chromium';
import {listFiles, ROOT, readResolved} from '../samples/programs';

interface Fixtures {
  folder: string;
  /** Where the sample's own server answers. */
  address: string;
}

const test = base.extend<Fixtures>({
  folder: ['', {option: true}],
  address: async ({folder}, use) => {
    const home = copyOf(folder);
    const {server, address} = await serve(join(home, folder, 'server.mjs'));
    await use(address);
    const closed = once(server, 'close');
    server.kill();
    await closed;
    rmSync(home, {recursive: true, force: true});
  },
});

test.use({
  launchOptions: {
    // The whole browser: the one without windows has no microphone.
    executablePath: findChromium(),
    // A microphone to ask for. Nobody allows it: without a window Chromium denies it by itself.
    args: [...testFlags(), '--use-fake-device-for-media-stream'],
  },
});
test.skip(({browserName}) => browserName !== 'chromium', 'only Chromium has a simulated microphone');

const PAGES = [
  {
    name: 'the real-time quickstart',
    folder: 'samples/realtime/browser',
    start: 'Start',
    denied: 'Allow the microphone in the address bar, then start again.',
  },
  {
    name: 'the voice agents quickstart',
    folder: 'samples/flow/javascript',
    start: 'Talk',
    denied: 'Allow the microphone in the address bar, then try again.',
  },
];

for (const {name, folder, start, denied} of PAGES) {
  test.describe(`the page of ${name}`, () => {
    test.use({folder});

    test('says what to do when the microphone is denied, and can be started again', async ({page, address}) => {
      await page.goto(address);
      await page.getByRole('button', {name: start}).click();
      await expect(page.getByRole('status')).toHaveText(denied);
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

async function serve(program: string): Promise<{server: ChildProcess; address: string}> {
  const port = await freePort();
  const env = {PATH: process.env.PATH, PORT: `${port}`};
  const server = spawn(process.execPath, [program], {env, stdio: ['ignore', 'pipe', 'inherit']});
  await once(server.stdout, 'data');
  return {server, address: `http://localhost:${port}`};
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
