/** WebKitGTK's own small browser, over WebDriver. It needs a screen; where there is none, a virtual one is started. */
import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';
import type {WebKitPrograms} from '../../../tools/engines';
import {freePort} from '../../support/ports';
import {type Driver, keyActions, pointerActions, typeActions} from './driver';

const COMMAND_MS = 50_000;

export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const screen = programs.screen ? await startScreen(programs.screen) : undefined;
  // The driver cannot choose a port itself.
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    // Drawn by the processor: a test machine has no graphics card, and the engine would look for one.
    env: {...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1', ...screen?.env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log: string[] = [];
  for (const output of [driver.stdout, driver.stderr]) {
    createInterface({input: output}).on('line', (line) => {
      if (/CONSOLE .*\b(ERROR|WARN)/.test(line)) log.push(line);
    });
  }
  const call = (method: string, path: string, body?: unknown) =>
    request(`http://127.0.0.1:${port}${path}`, method, body);
  await untilReady(() => call('GET', '/status'));
  const {sessionId} = (await call('POST', '/session', {
    capabilities: {alwaysMatch: capabilities(programs.browser)},
  })) as {
    sessionId: string;
  };
  const send = (method: string, path: string, body: object = {}) => call(method, `/session/${sessionId}${path}`, body);

  const evaluate: Driver['evaluate'] = async (run, ...values) => {
    // WebDriver hands over a function that ends the script, as the last argument.
    const script = `const [values, done] = arguments;
      Promise.resolve().then(() => (${run})(...JSON.parse(values)))
        .then((value) => done({text: JSON.stringify(value)}), (error) => done({error: String(error)}));`;
    const {text, error} = (await send('POST', '/execute/async', {script, args: [JSON.stringify(values)]})) as {
      text?: string;
      error?: string;
    };
    if (error) throw new Error(`In the page: ${error}`);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const perform = async (actions: object[]) =>
    void (await send('POST', '/actions', {actions: [{type: 'key', id: 'keys', actions}]}));
  return {
    goto: async (url) => void (await send('POST', '/url', {url})),
    evaluate,
    async resize(width, height) {
      // WebDriver sets the size of the window, which has a frame around the page, and the page follows later.
      await untilReady(async () => {
        const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
        if (innerWidth === width && innerHeight === height) return;
        const outer = (await send('GET', '/window/rect')) as {width: number; height: number};
        await send('POST', '/window/rect', {
          width: outer.width + width - innerWidth,
          height: outer.height + height - innerHeight,
        });
        throw new Error('The page has another size.');
      });
    },
    pointer: async (x, y, click) => void (await send('POST', '/actions', {actions: pointerActions(x, y, click)})),
    press: (chord) => perform(keyActions(chord)),
    type: (text) => perform(typeActions(text)),
    reload: async () => void (await send('POST', '/refresh')),
    problems: async () => log.splice(0),
    async close() {
      await send('DELETE', '').catch(() => undefined);
      await end(driver);
      if (screen) await end(screen.process);
    },
  };
}

const capabilities = (binary: string) => ({
  'webkitgtk:browserOptions': {binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true']},
  // A script that is sent while a page loads may be lost, and never ends: the driver waits until the page has loaded.
  pageLoadStrategy: 'normal',
  timeouts: {pageLoad: COMMAND_MS, script: COMMAND_MS},
});

async function request(url: string, method: string, body?: unknown): Promise<unknown> {
  const sent = method === 'POST' ? JSON.stringify(body) : undefined;
  const response = await fetch(url, {method, body: sent, signal: AbortSignal.timeout(COMMAND_MS)});
  const {value} = (await response.json()) as {value: {error?: string; message?: string} | null};
  if (value?.error) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

/** Tries until it no longer fails: neither the driver nor a window says when it is ready. */
async function untilReady(isReady: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 10_000; ; ) {
    try {
      await isReady();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

/** A virtual screen; it picks a free number and writes it to its third file. */
async function startScreen(path: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(path, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true});
  const number = await new Promise<string>((found, fail) => {
    process.once('exit', (code) => fail(new Error(`The virtual screen ended with exit status ${code}.`)));
    (process.stdio[3] as Readable).once('data', (data) => found(String(data).trim()));
  });
  return {process, env: {DISPLAY: `:${number}`}};
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
