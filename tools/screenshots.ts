/**
 * `npm run screenshots`: pictures of a fixed set of pages, light and dark, on a desktop and on a phone, in
 * `screenshots/`, to be looked at. They are compared with nothing: a picture shows what no test checks.
 */
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {serveFolder} from '../packages/publish/delivery/server.server';
import {chromiumFlags, findChromium} from './chromium';
import {BUILD, ROOT} from './paths';

const FOLDER = join(ROOT, 'screenshots');

/** One page of each kind that the site has. */
const PAGES = {
  home: '/',
  guide: '/get-started/authentication',
  quickstart: '/speech-to-text/batch/quickstart',
  tables: '/speech-to-text/supported-languages',
  category: '/category/deployments',
  reference: '/api-ref/',
  operation: '/api-ref/batch/create-a-new-job',
  socket: '/api-ref/realtime-transcription-websocket',
  search: '/search?q=diarization',
  'not-found': '/speech-to-text/bach',
} as const;

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return stop('There is no Chromium. Run: npm run setup');
  if (!existsSync(join(BUILD, 'index.html'))) return stop('There is no built site. Run: npm run build');
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const server = await serveFolder(BUILD, 0);
  const browser = await chromium.launch({executablePath, args: chromiumFlags()});
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    for (const width of [1280, 390])
      for (const mode of ['light', 'dark'] as const) await shoot(browser, origin, width, mode);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  console.log(`${Object.keys(PAGES).length * 4} pictures are in ${FOLDER}`);
}

async function shoot(browser: Browser, origin: string, width: number, mode: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: {width, height: 900},
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(origin + address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.screenshot({path: join(FOLDER, `${name}-${mode}-${width}.png`)});
  }
  await context.close();
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

void main();
