/** Runs the samples that are pages: their own server, a real browser, and a recording in place of a microphone. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {type Browser, type BrowserContextOptions, chromium, type Page} from '@playwright/test';
import {chromiumFlags, findChromium} from '../../tools/chromium';
import {type AppKind, bundleApp} from './apps';
import {ROOT} from './programs';
import type {Stage} from './run';

const PATIENCE_MS = 45_000;

export interface PageCase {
  /** Folder below `samples/`, with `server.mjs` in it or, for an app, the files that make one. */
  folder: string;
  app?: AppKind;
  /** For an app: Node.js and the packages that it ran with, and what stood in for others. */
  ranWith?: {packages: string[]; standIn: string};
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
  /** What it says to a user who does not allow the microphone. */
  refused: string;
}

const BROWSER_REFUSED = 'Allow the microphone in the address bar, then try again.';

export const pageCases: PageCase[] = [
  {
    folder: 'realtime/browser',
    audio: 'harbor-tour',
    button: 'Start',
    shows: ['Listening', 'Good morning and welcome to the harbor tour.'],
    stop: 'Stop',
    ends: 'Finished',
    refused: 'Allow the microphone in the address bar, then start again.',
  },
  {
    folder: 'flow/javascript',
    audio: 'repair-desk',
    button: 'Talk',
    shows: ['You: My bike needs new brakes.', 'Agent: I can take it in on Thursday or on Friday morning.'],
    stop: 'Hang up',
    ends: 'The conversation has ended.',
    refused: BROWSER_REFUSED,
  },
  {
    folder: 'flow/javascript/livekit',
    audio: 'repair-desk',
    standIn: {file: 'livekit-client.mjs', as: 'node_modules/livekit-client/dist/livekit-client.esm.mjs'},
    button: 'Talk',
    shows: ['You: My bicycle squeaks.', 'Agent: Bring it in on Thursday.'],
    stop: 'Hang up',
    ends: 'The conversation has ended.',
    refused: BROWSER_REFUSED,
  },
  {
    folder: 'flow/nextjs',
    app: 'nextjs',
    ranWith: {packages: ['Node.js', 'react'], standIn: 'a stand-in for Next.js'},
    audio: 'repair-desk',
    button: 'Talk',
    shows: [
      'Listening. Say something.',
      'You: My bike needs new brakes.',
      'Agent: I can take it in on Thursday or on Friday',
    ],
    stop: 'Hang up',
    ends: 'The conversation has ended.',
    refused: BROWSER_REFUSED,
  },
  {
    folder: 'flow/react-native',
    app: 'react-native',
    ranWith: {packages: ['react', 'react-native-web'], standIn: 'a stand-in for the audio module'},
    audio: 'repair-desk',
    button: 'Connect',
    shows: [
      'Listening. Say something.',
      'You: My bike needs new brakes.',
      'Agent: I can take it in on Thursday or on Friday',
    ],
    stop: 'Disconnect',
    ends: 'The conversation has ended.',
    refused: 'Allow the microphone in the settings of your phone, then try again.',
  },
];

/** Returns the page that a file below `samples/` belongs to: the one in the nearest folder. */
export function pageOf(path: string): PageCase | undefined {
  const around = pageCases.filter(({folder}) => path.startsWith(`${folder}/`));
  return around.sort((left, right) => right.folder.length - left.folder.length)[0];
}

export const browserPath = findChromium();

/** Runs the page from its button to its end; throws with what it showed when something does not appear. */
export async function runPage(stage: Stage, wanted: PageCase): Promise<void> {
  const folder = stage.pathOf(wanted.folder);
  if (wanted.standIn) {
    const target = join(folder, wanted.standIn.as);
    mkdirSync(dirname(target), {recursive: true});
    cpSync(join(ROOT, 'tests/samples/standins', wanted.standIn.file), target);
  }
  if (wanted.app) await bundleApp(wanted.app, folder, stage.pathOf('flow/nextjs'));
  const server = await startServer(join(folder, 'server.mjs'), stage.environment());
  try {
    await inBrowser(stage, wanted, server.address);
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

async function inBrowser(stage: Stage, wanted: PageCase, address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    timeout: PATIENCE_MS,
    // Where there is PulseAudio, its library leaves a folder with the system's temporary files unless told otherwise.
    env: {...process.env, PULSE_RUNTIME_PATH: stage.newFolder('pulse')},
    args: [
      ...chromiumFlags(),
      '--deny-permission-prompts',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${join(ROOT, 'samples/audio', `${wanted.audio}.wav`)}%noloop`,
    ],
  });
  try {
    await visit(browser, {permissions: ['microphone']}, wanted, address, talk);
    await visit(browser, {permissions: []}, wanted, address, beRefused);
  } finally {
    await browser.close();
  }
}

type Doing = (page: Page, wanted: PageCase) => Promise<void>;

async function visit(browser: Browser, user: BrowserContextOptions, wanted: PageCase, address: string, act: Doing) {
  const context = await browser.newContext(user);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await act(page, wanted).catch(async (error: Error) => {
    const shown = await page.innerText('body').catch(() => '');
    throw new Error(`${wanted.folder}: ${error.message}\nThe page shows:\n${shown}`);
  });
  if (complaints.length > 0) throw new Error(`${wanted.folder}: ${complaints.join('; ')}`);
  await context.close();
}

/** A user who allows the microphone, talks, and stops. */
async function talk(page: Page, {button, shows, stop, ends}: PageCase): Promise<void> {
  await page.getByRole('button', {name: button, exact: true}).click();
  for (const text of shows) await page.getByText(text).first().waitFor();
  await page.getByRole('button', {name: stop, exact: true}).click();
  await told(page, ends);
  await page.getByRole('button', {name: button, exact: true}).waitFor();
}

/** A user who does not allow the microphone is told how to, and can try again. */
async function beRefused(page: Page, {button, refused}: PageCase): Promise<void> {
  await page.getByRole('button', {name: button, exact: true}).click();
  await told(page, refused);
  await page.getByRole('button', {name: button, exact: true}).waitFor();
}

/** Waits for what the page announces, to those who see it and those who hear it. */
async function told(page: Page, text: string): Promise<void> {
  await page.locator('[role=status], [aria-live=polite]').filter({hasText: text}).waitFor();
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
