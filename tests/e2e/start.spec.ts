/** `npm start`, the view that authors edit in: its pages live, and the contracts are offered as on the built site. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../tools/paths';

const COMMAND = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

let server: ChildProcess;
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as {port: number};
  probe.close();
  await once(probe, 'close');
  return port;
}

// One server for both.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(420_000);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const args = [COMMAND, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  // What it generates stays apart from what a build beside it would.
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'};
  server = spawn(process.execPath, args, {cwd: ROOT, env, stdio: 'ignore'});
  const answers = () =>
    fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(answers, {timeout: 400_000}).toBe(true);
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
});

test('npm start shows a reference page without an error', async ({page}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${origin}/api-ref/batch/create-a-new-job`);
  await expect(page.getByRole('heading', {level: 1, name: 'Create a new job'})).toBeVisible({timeout: 60_000});
  await expect(page.locator('.ref-field').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('npm start offers the contracts, at the address of the version too', async ({request}) => {
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.0.0/batch.openapi.yaml', '/batch.yaml']) {
    const answer = await request.get(origin + address);
    expect(answer.headers()['content-type'], address).toContain('application/yaml');
    expect(await answer.text(), address).not.toContain('{{provider');
  }
  expect((await (await request.get(`${origin}/contracts/flow.asyncapi.json`)).json()).asyncapi).toBe('3.0.0');
});
