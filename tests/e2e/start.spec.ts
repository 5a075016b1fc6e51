/** `npm start`, the view that authors edit in: its pages live, and the contracts are offered as on the built site. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {freePort} from '@speech-docs/emulator/server';
import {ROOT} from '../../tools/paths';

const COMMAND = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** The first bundle of a whole site takes minutes on a busy machine. */
const TIMEOUT_MS = 400_000;

let server: ChildProcess;
let origin: string;

// One server for all.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS + 20_000);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  // What it generates stays apart from what a build beside it would.
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'};
  const args = [COMMAND, 'start', ROOT, '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  server = spawn(process.execPath, args, {env, stdio: 'ignore'});
  const state = () =>
    fetch(origin).then(
      ({ok}) => (ok ? 'responds' : 'fails'),
      () => (server.exitCode === null ? 'starts' : `ended with code ${server.exitCode}`),
    );
  await expect.poll(state, {timeout: TIMEOUT_MS, message: 'docusaurus start'}).toMatch(/^(responds|ended .*)$/);
  expect(await state(), 'docusaurus start').toBe('responds');
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
});

for (const {what, path, part} of [
  {what: 'a reference page', path: '/api-ref/batch/create-a-new-job', part: '.ref-field'},
  // Its script is one that the page waits for.
  {what: 'the session player alive', path: '/speech-to-text/real-time/latency', part: '.session-player button:enabled'},
]) {
  test(`npm start shows ${what}, without an error`, {tag: '@full'}, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${origin}${path}`);
    await expect(page.locator(part).first()).toBeVisible({timeout: 60_000});
    expect(errors).toEqual([]);
  });
}

test('npm start offers the contracts, at the address of the version too', {tag: '@full'}, async ({request}) => {
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.1.1/batch.openapi.yaml']) {
    const response = await request.get(origin + address);
    expect(response.headers()['content-type'], address).toContain('yaml');
    expect(await response.text(), address).not.toContain('{{provider');
  }
  expect((await (await request.get(`${origin}/contracts/flow.asyncapi.json`)).json()).asyncapi).toBe('3.0.0');
});
