/** Runs the samples that are pages: their own server, a real browser, and a recording in place of a microphone. */
import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import type {SessionReport} from '@speech-docs/emulator/core';
import type {ServerOptions} from '@speech-docs/emulator/server';
import {findChromium, testFlags} from '../../tools/programs';
import {readPatterns} from './cases';
import {ROOT} from './programs';
import {type SampleRunner, SHIMS} from './run';
import {startServer} from './servers';

const PATIENCE_MS = 45_000;
/** How soon a page says that its key or its settings are rejected. */
const REJECTION_MS = 10_000;

interface PageCase {
  /** Folder below `samples/`, with `server.mjs` in it. */
  folder: string;
  /** Recording that the microphone speaks. */
  audio: string;
  /** What represents a package of the page, by its path beside the server. */
  shim?: {file: string; as: string};
  button: string;
  /** Texts that appear after the button was pressed, in this order. */
  shows: string[];
  stop: string;
  /** What the page says once it has been stopped. */
  ends: string;
  /** What is left of the agent's reply when the user hangs up while it speaks. */
  cut?: RegExp;
  /** What it says to a user who does not allow the microphone. */
  denied: string;
  /** What it says to a user who has no microphone, where the page itself requests it. */
  absent?: string;
  /** What it says when the service does not accept the API key. */
  wrongKey: string;
  /** A fault of the service that rejects the settings of the page, and what the page says then. */
  rejected: {fault: string; says: RegExp};
}

export const pageCases = readPatterns<PageCase[]>('pages.yaml');

/** Returns the page that a file below `samples/` belongs to: the one in the nearest folder. */
export function pageOf(path: string): PageCase | undefined {
  const around = pageCases.filter(({folder}) => path.startsWith(`${folder}/`));
  return around.sort((left, right) => right.folder.length - left.folder.length)[0];
}

export const browserPath = findChromium();

/** A person begins to speak when the page says that it listens, which takes longer on a busy machine. */
const LEAD_SECONDS = 3;

export type PageRun = Awaited<ReturnType<typeof openPage>>;

/** Opens a page in a browser of its own, with the server of the sample in front of it; returns what a user does there. */
export async function openPage(stage: SampleRunner, wanted: PageCase) {
  const {folder, shim, audio} = wanted;
  if (shim) {
    const target = join(stage.pathOf(folder), shim.as);
    mkdirSync(dirname(target), {recursive: true});
    cpSync(join(SHIMS, shim.file), target);
  }
  const recording = readFileSync(join(ROOT, 'samples/audio', `${audio}.wav`)).toString('base64');
  const browser = await chromium.launch({
    executablePath: browserPath,
    timeout: PATIENCE_MS,
    // Where there is PulseAudio, its library leaves a folder with the system's temporary files unless printed otherwise.
    env: {...process.env, PULSE_RUNTIME_PATH: stage.newFolder('pulse')},
    args: [...testFlags(), '--deny-permission-prompts', '--use-fake-device-for-media-stream'],
  });
  const button = (page: Page, name = wanted.button) => page.getByRole('button', {name, exact: true});

  /** Presses the button, and waits for what the page announces. */
  async function says(page: Page, text: string | RegExp): Promise<void> {
    await button(page).click();
    await announced(page, text);
  }

  async function stop(page: Page): Promise<void> {
    await button(page, wanted.stop).click();
    await announced(page, wanted.ends);
  }

  /** Opens the page against a service with these settings; at the end, its button is there for the next attempt. */
  function visit(
    act: (page: Page) => Promise<void>,
    {permissions = ['microphone'], service = {}}: {permissions?: string[]; service?: Partial<ServerOptions>} = {},
  ): Promise<void> {
    return stage.withService(service, async (environment) => {
      const {address, stop: stopServer} = await startServer(stage.pathOf(`${folder}/server.mjs`), environment);
      const context = await browser.newContext({permissions});
      await context.addInitScript(speak, {recording, leadSeconds: LEAD_SECONDS});
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(address);
        try {
          await act(page);
          await button(page).waitFor();
        } catch (error) {
          const shown = await page.innerText('body').catch(() => '');
          throw new Error(`${folder}: ${(error as Error).message}\nThe page shows:\n${shown}`);
        }
        if (complaints.length > 0) throw new Error(`${folder}: ${complaints.join('; ')}`);
      } finally {
        await context.close();
        stopServer();
      }
    });
  }

  return {
    close: () => browser.close(),

    /** A user who allows the microphone, talks, and stops. */
    talk: () =>
      visit(async (page) => {
        await button(page).click();
        for (const text of wanted.shows) await page.getByText(text).first().waitFor();
        await stop(page);
        // The microphone plays its recording again, so that a second reply may be cut off, too.
        if (wanted.cut) await page.getByText(wanted.cut).first().waitFor();
      }),

    /** A user who does not allow the microphone, or has none, sees why, and can try again. */
    async cannotTalk(): Promise<void> {
      const {denied, absent} = wanted;
      await visit((page) => says(page, denied), {permissions: []});
      if (!absent) return;
      await visit(async (page) => {
        await page.evaluate(() => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
        });
        await says(page, absent);
      });
    },

    /** Presses the button against a service that accepts no key, and one that rejects the settings. */
    async rejections(): Promise<void> {
      const {wrongKey, rejected} = wanted;
      const within = (text: string | RegExp) => (page: Page) => {
        page.setDefaultTimeout(REJECTION_MS);
        return says(page, text);
      };
      await visit(within(wrongKey), {service: {keys: ['another-key']}});
      await visit(within(rejected.says), {service: {fault: rejected.fault}});
    },

    /** Unplugs the microphone while the page listens. */
    unplugged: (text: string) =>
      visit(async (page) => {
        await page.evaluate(() => {
          const {mediaDevices} = navigator;
          const open = mediaDevices.getUserMedia.bind(mediaDevices);
          mediaDevices.getUserMedia = async (options) => {
            const stream = await open(options);
            Object.assign(window, {unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended'))});
            return stream;
          };
        });
        await says(page, /Listening/);
        await page.evaluate('unplug()');
        await announced(page, text);
      }),

    /** Breaks the first conversation; returns what the page told the agent in the second. */
    async reconnection(): Promise<unknown[]> {
      const sessions: SessionReport[] = [];
      const reports = {session: (report: SessionReport) => void sessions.push(report)};
      const act = async (page: Page) => {
        await says(page, /Trying again/);
        await announced(page, /Listening/);
        await stop(page);
      };
      await visit(act, {service: {fault: 'socket:cut@5*1', reports, keepFrames: true}});
      const sent = sessions[1]?.frames.filter(
        ({from, message}) => from === 'client' && message?.message === 'AddInput',
      );
      return (sent ?? []).map(({message}) => message?.input);
    },
  };
}

/**
 * Runs in the page: a microphone that speaks a recording, 16-bit mono in a WAV file with a header of 44 bytes in base64, after
 * a silence. Chromium 156 has a fake microphone of its own, but its audio service drops and repeats samples when it is late
 * by more than a tenth of a second; a buffer in the page's context is only played later.
 */
function speak({recording, leadSeconds}: {recording: string; leadSeconds: number}): void {
  const view = new DataView(Uint8Array.from(atob(recording), (char) => char.charCodeAt(0)).buffer);
  const samples = Float32Array.from(
    {length: (view.byteLength - 44) / 2},
    (_, index) => view.getInt16(44 + 2 * index, true) / 32768,
  );
  AudioContext.prototype.createMediaStreamSource = function () {
    const buffer = this.createBuffer(1, samples.length, view.getUint32(24, true));
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this, {buffer});
    // A source that has ended gives no samples at all; a microphone gives silence.
    const silence = new ConstantSourceNode(this, {offset: 0});
    const microphone = new GainNode(this);
    for (const node of [source, silence]) node.connect(microphone);
    silence.start();
    source.start(this.currentTime + leadSeconds);
    return microphone as never;
  };
}

/** Waits for what the page announces, to those who see it and those who hear it. */
async function announced(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('[role=status], [aria-live=polite]').filter({hasText: text}).waitFor();
}

/** Version of the browser, for the stamp. */
export async function browserVersion(): Promise<string | undefined> {
  if (!browserPath) return undefined;
  const browser = await chromium.launch({executablePath: browserPath, args: testFlags()});
  const version = browser.version();
  await browser.close();
  return version;
}
