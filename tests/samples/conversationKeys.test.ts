/** The servers of the pages, which get keys: what passes is a 503, after which their page tries again. */
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {freePort} from '../support/ports';
import {readResolved} from './programs';
import {WORK} from './recoveryRun';

it.each(['samples/flow/javascript/server.mjs', 'samples/realtime/browser/server.mjs'])(
  '%s says that a key service that refuses the connection may come back',
  async (path) => {
    const file = join(WORK, path.replaceAll('/', '-'));
    mkdirSync(WORK, {recursive: true});
    writeFileSync(file, readResolved(path));
    const port = await freePort('localhost');
    const KEYS_URL = `http://127.0.0.1:${await freePort()}/v1`;
    const env = {...process.env, API_KEY: 'key', KEYS_URL, PORT: `${port}`};
    const server = spawn(process.execPath, [file], {env, stdio: 'ignore'});
    try {
      const request = () => fetch(`http://localhost:${port}/key`, {method: 'POST'});
      const response = await vi.waitFor(request, {timeout: 20_000, interval: 100});
      expect([response.status, await response.text()]).toEqual([503, 'The service is unreachable (ECONNREFUSED).']);
    } finally {
      server.kill();
    }
  },
);
