/** Two engines that Playwright cannot drive as distributions ship them: Firefox by Puppeteer, WebKitGTK by Selenium. */
import {type ChildProcess, spawn} from 'node:child_process';
import {openSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {Builder, Capabilities, Key} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import type {WebKitPrograms} from '../../tools/programs';
import {temporaryFolder} from '../support/temporaryFolder';

export interface Driver {
  /** Opens an address, and resolves when its document is there. */
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. Arguments and result travel as JSON. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Makes the page this large, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  /** Presses keys together: `Escape`, `Control+k`. */
  press(chord: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Returns what the console and the policy reported since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<unknown>;
}

export async function startFirefox(executablePath: string): Promise<Driver> {
  const extraPrefsFirefox = {'ui.prefersReducedMotion': 1};
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, headless: true, extraPrefsFirefox});
  const page = await browser.newPage();
  const log: string[] = [];
  page.on('console', (message) => {
    if (/error|warn/.test(message.type())) log.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.push(`error: ${error}`));
  return {
    goto: (url) => page.goto(url, {waitUntil: 'domcontentloaded'}),
    evaluate: (run, ...values) => page.evaluate(run as never, ...values) as Promise<never>,
    resize: (width, height) => page.setViewport({width, height}),
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(chord) {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    reload: () => page.reload(),
    problems: async () => log.splice(0),
    close: () => browser.close(),
  };
}

/** WebKitGTK's own small browser needs a screen; where there is none, a virtual one is started. */
export async function startWebKit({driver: program, browser: binary, screen}: WebKitPrograms): Promise<Driver> {
  const folder = temporaryFolder('webkit');
  const display = screen ? await startScreen(screen) : undefined;
  const output = join(folder, 'log');
  // Drawn by the processor: a test machine has no graphics card, and WebKitGTK 2.50 would look for one.
  const software = {WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1'};
  const file = openSync(output, 'w');
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({...process.env, ...software, ...display?.env} as Record<string, string>)
    .setStdio(['ignore', file, file] as never)
    .build();
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {binary, args}}))
    .build();
  await browser.manage().setTimeouts({script: 120_000, pageLoad: 120_000});
  let read = 0;
  const evaluate: Driver['evaluate'] = async (run, ...values) => {
    // A promise that a script returns is awaited by WebKitWebDriver only with a callback.
    const script = `const [values, done] = arguments;
      Promise.resolve().then(() => (${run})(...values)).then((value) => done({value}), (error) => done({error: String(error)}));`;
    const {value, error} = await browser.executeAsyncScript<{value?: never; error?: string}>(script, values);
    if (error) throw new Error(`In the page: ${error}`);
    return value as never;
  };
  return {
    goto: (url) => browser.get(url),
    evaluate,
    async resize(width, height) {
      // WebDriver sets the size of the window, which has a frame around the page, and the page follows later.
      await browser.wait(async () => {
        const [inner, high] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
        if (inner === width && high === height) return true;
        const outer = await browser.manage().window().getRect();
        await browser
          .manage()
          .window()
          .setRect({width: outer.width + width - inner, height: outer.height + height - high, x: 0, y: 0});
        return false;
      }, 10_000);
    },
    clickAt: (x, y) =>
      browser
        .actions()
        .move({x: Math.round(x), y: Math.round(y), duration: 0})
        .click()
        .perform(),
    async press(chord) {
      const keys = chord.split('+').map(keyOf);
      const actions = browser.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text) =>
      browser
        .actions()
        .sendKeys(...text)
        .perform(),
    reload: () => browser.navigate().refresh(),
    async problems() {
      const text = readFileSync(output, 'utf8');
      const fresh = text.slice(read).split('\n');
      read = text.length;
      return fresh.filter((line) => /CONSOLE .*\b(?:ERROR|WARN)/.test(line));
    },
    async close() {
      await browser.quit();
      await service.kill();
      display?.process.kill();
    },
  };
}

const KEYS: Record<string, string> = {
  ...{Control: Key.CONTROL, Shift: Key.SHIFT, Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB},
  ...{ArrowDown: Key.ARROW_DOWN, ArrowLeft: Key.ARROW_LEFT},
};
const keyOf = (name: string) => KEYS[name] ?? name;

/** A virtual screen; it picks a free number and writes it to its third file. */
async function startScreen(path: string): Promise<{process: ChildProcess; env: {DISPLAY: string}}> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(path, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const number = await new Promise<string>((found, fail) => {
    process.once('exit', (code) => fail(new Error(`The virtual screen ended with exit status ${code}.`)));
    (process.stdio[3] as Readable).once('data', (data) => found(String(data).trim()));
  });
  return {process, env: {DISPLAY: `:${number}`}};
}
