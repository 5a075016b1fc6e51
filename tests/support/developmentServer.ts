/** `docusaurus start` on a free port, for tests of the view that authors edit in. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import {ROOT} from '../../tools/paths';
import {freePort} from './ports';

export interface DevelopmentServer {
  origin: string;
  stop: () => Promise<void>;
}

const COMMAND = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** The first bundle of a whole site takes minutes on a busy machine. */
const TIMEOUT_MS = 400_000;

/** Starts the site in `folder` and waits for its first response; `variables` are added to the environment. */
export async function startDevelopment(
  folder: string,
  variables: Record<string, string> = {},
): Promise<DevelopmentServer> {
  const port = await freePort();
  const args = [COMMAND, 'start', folder, '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const env = {...process.env, NODE_ENV: 'development', ...variables};
  const server = spawn(process.execPath, args, {cwd: folder, env, stdio: 'ignore'});
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const state = () =>
    fetch(origin).then(
      ({ok}) => (ok ? 'responds' : 'fails'),
      () => (server.exitCode === null ? 'starts' : `ended with code ${server.exitCode}`),
    );
  await expect.poll(state, {timeout: TIMEOUT_MS, message: 'docusaurus start'}).toMatch(/^(responds|ended .*)$/);
  expect(await state(), 'docusaurus start').toBe('responds');
  return {origin, stop};
}
