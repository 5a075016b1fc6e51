/** Runs the samples that are pages: their own server, a real browser, and a recording in place of a microphone. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {chromiumFlags, findChromium} from '../../scripts/lib/chromium';
import {ROOT} from './programs';
import type {Stage} from './run';

const PATIENCE_MS = 45_000;

export interface PageCase {
  /** Folder below `samples/` with `server.mjs`. */
  folder: string;
  /** Recording that the microphone speaks. */
  audio: string;
  /** What stands for a package of the page, by its path beside the server. */
  standIn?: {file: string; as: string};
  button: string;
  /** Texts that appear after the button was pressed, in this order. */
  shows: string[];
  stop: string;
  /** What the page says once it has been stopped. */
  ends: string;
}

export const pageCases: PageCase[] = [
  {
    folder: 'realtime/browser',
    audio: 'harbor-tour',
    button: 'Start',
    shows: ['Listening', 'Good morning and welcome to the harbor tour.'],
    stop: 'Stop',
    ends: 'Finished',
  },
  {
    folder: 'flow/javascript',
    audio: 'repair-desk',
    button: 'Talk',
    shows: ['You: My bike needs new brakes.', 'Agent: I can take it in on Thursday or on Friday morning.'],
    stop: 'Hang up',
    ends: 'The conversation has ended.',
  },
  {
    folder: 'flow/javascript/livekit',
    audio: 'repair-desk',
    standIn: {file: 'livekit-client.mjs', as: 'node_modules/livekit-client/dist/livekit-client.esm.mjs'},
    button: 'Talk',
    shows: ['You: My bicycle squeaks.', 'Agent: Bring it in on Thursday.'],
    stop: 'Hang up',
    ends: 'The conversation has ended.',
  },
];

export const browserPath = findChromium();

/** Runs the page from its button to its end; throws with what it showed when something does not appear. */
export async function runPage(stage: Stage, wanted: PageCase): Promise<void> {
  const folder = stage.pathOf(wanted.folder);
  if (wanted.standIn) {
    const target = join(folder, wanted.standIn.as);
    mkdirSync(dirname(target), {recursive: true});
    cpSync(join(ROOT, 'tests/samples/standins', wanted.standIn.file), target);
  }
  const server = await startServer(join(folder, 'server.mjs'), stage.environment());
  try {
    await inBrowser(wanted, server.address);
  } finally {
    server.stop();
  }
}

/** Starts a server that tells its address; tries another port when somebody took the first one meanwhile. */
async function startServer(path: string, environment: Record<string, string>, attempts = 5) {
  const port = await freePort();
  const env = {...environment, PORT: `${port}`};
  const server = spawn(process.execPath, [path], {env, stdio: ['ignore', 'pipe', 'pipe']});
  let told = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8');
  server.stderr.on('data', (text) => {
    told += text;
  });
  const isReady = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (text) => {
      told += text;
      if (told.includes(`http://localhost:${port}\n`)) resolve(true);
    });
    server.once('close', () => resolve(false));
  });
  if (isReady) return {address: `http://localhost:${port}/`, stop: () => server.kill()};
  if (attempts > 1 && told.includes('EADDRINUSE')) return startServer(path, environment, attempts - 1);
  throw new Error(`${path} ended:\n${told}`);
}

async function inBrowser(wanted: PageCase, address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    timeout: PATIENCE_MS,
    args: [
      ...chromiumFlags(),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${join(ROOT, 'samples/audio', `${wanted.audio}.wav`)}%noloop`,
    ],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await use(page, wanted).catch(async (error: Error) => {
      const shown = await page.innerText('body').catch(() => '');
      throw new Error(`${wanted.folder}: ${error.message}\nThe page shows:\n${shown}`);
    });
    if (complaints.length > 0) throw new Error(`${wanted.folder}: ${complaints.join('; ')}`);
  } finally {
    await browser.close();
  }
}

async function use(page: Page, {button, shows, stop, ends}: PageCase): Promise<void> {
  await page.getByRole('button', {name: button, exact: true}).click();
  for (const text of shows) await page.getByText(text).first().waitFor();
  await page.getByRole('button', {name: stop, exact: true}).click();
  await page.getByRole('status').filter({hasText: ends}).waitFor();
  await page.getByRole('button', {name: button, exact: true}).waitFor();
}

/** A port that nobody listens on: the samples print the port that they were given, not the one they got. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Version of the browser, for the stamp. */
export async function browserVersion(): Promise<string | undefined> {
  if (!browserPath) return undefined;
  const browser = await chromium.launch({executablePath: browserPath, args: chromiumFlags()});
  const version = browser.version();
  await browser.close();
  return version;
}
