/** Firefox as its maker ships it, over WebDriver BiDi, which it speaks itself. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {WebSocket} from 'ws';
import {type Driver, keyActions, notePageProblems, pointerActions, typeActions} from './driver';

/** A profile that calls nobody: no updates, no first page, no measurements. */
const PREFERENCES = `
user_pref('app.update.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('datareporting.policy.firstRunURL', '');
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('network.websocket.delay-failed-reconnects', false);
user_pref('services.settings.server', 'data:,none');
user_pref('toolkit.telemetry.enabled', false);
user_pref('ui.prefersReducedMotion', 1);
`;

export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // Its own group, so that its helper processes end with it.
  const browser = spawn(path, args, {stdio: ['ignore', 'ignore', 'pipe'], detached: true});
  const connection = await connect(`${await address(browser)}/session`);
  const {send} = connection;
  await send('session.new', {capabilities: {}});
  const {context} = (await send('browsingContext.create', {type: 'tab'})) as {context: string};
  await send('session.subscribe', {events: ['log.entryAdded'], contexts: [context]});
  await send('script.addPreloadScript', {functionDeclaration: notePageProblems.toString(), contexts: [context]});

  const evaluate: Driver['evaluate'] = async (run, ...values) => {
    const {result, exceptionDetails} = (await send('script.callFunction', {
      functionDeclaration: `async (values) => JSON.stringify(await (${run})(...JSON.parse(values)))`,
      arguments: [{type: 'string', value: JSON.stringify(values)}],
      target: {context},
      awaitPromise: true,
      userActivation: false,
    })) as {result?: {value?: string}; exceptionDetails?: {text: string}};
    if (exceptionDetails) throw new Error(`In the page: ${exceptionDetails.text}`);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
  const perform = async (actions: object[]) =>
    void (await send('input.performActions', {context, actions: [{type: 'key', id: 'keys', actions}]}));
  return {
    goto: async (url) => void (await send('browsingContext.navigate', {context, url, wait: 'interactive'})),
    evaluate,
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', {context, viewport: {width, height}})),
    pointer: async (x, y, click) =>
      void (await send('input.performActions', {context, actions: pointerActions(x, y, click)})),
    press: (chord) => perform(keyActions(chord)),
    type: (text) => perform(typeActions(text)),
    reload: async () => void (await send('browsingContext.reload', {context, wait: 'complete'})),
    async problems() {
      const own = await evaluate(() => (window as unknown as {pageProblems?: string[]}).pageProblems?.splice(0) ?? []);
      return [...connection.log.splice(0), ...own];
    },
    async close() {
      connection.close();
      const ended = new Promise((done) => browser.once('exit', done));
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** The address that Firefox prints when it listens. */
function address(browser: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    browser.once('exit', (code) => fail(new Error(`Firefox ended with exit status ${code} before it listened.`)));
    if (!browser.stderr) return;
    createInterface({input: browser.stderr}).on('line', (line) => {
      const [, url] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
      if (url) found(url);
    });
  });
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: {level?: string; text?: string};
}

/** A connection that sends commands, and collects what the console reports. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((open, fail) => socket.once('open', open).once('error', fail));
  const waiting = new Map<number, (message: Message) => void>();
  const log: string[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const {level, text} = message.params ?? {};
    if (message.method === 'log.entryAdded' && (level === 'error' || level === 'warn')) log.push(`console: ${text}`);
  });
  const send = (method: string, params: object) =>
    new Promise<unknown>((done, fail) => {
      const id = ++last;
      waiting.set(id, ({result, error, message}) => {
        waiting.delete(id);
        if (error) fail(new Error(`${method}: ${error}: ${message}`));
        else done(result);
      });
      socket.send(JSON.stringify({id, method, params}));
    });
  return {send, log, close: () => socket.close()};
}
