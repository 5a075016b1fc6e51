/** The servers of the pages find out why handshakes fail, which a page can't see. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePort} from '../support/ports';
import {ROOT} from './programs';
import {withService} from './recoveryRun';

/** Returns the status and the text of the response to a request for a key after so many failures. */
async function keyAfter(folder: string, fault: string | undefined, refused: number) {
  return await withService({fault}, async (variables) => {
    const port = `${await freePort()}`;
    const env = {...process.env, ...variables, API_KEY: 'key', PORT: port};
    const server = spawn(process.execPath, [join(ROOT, 'samples', folder, 'server.mjs')], {env});
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const response = await fetch(`http://localhost:${port}/key?refused=${refused}`, {method: 'POST'});
    const found = [response.status, await response.text()];
    server.kill();
    return found;
  });
}

describe.each(['realtime/browser', 'flow/javascript'])('%s', (folder) => {
  it('gives no key after two failures when the service rejects its keys', async () => {
    expect(await keyAfter(folder, 'socket:401', 2)).toEqual([500, expect.stringMatching(/rejects keys/)]);
  });

  it.each([
    ['socket:401', 1],
    ['socket:503', 2],
    [undefined, 2],
  ])('gives a key with the fault %s after %i', async (fault, refused) => {
    expect(await keyAfter(folder, fault, refused)).toEqual([200, expect.stringMatching(/"key":"ey/)]);
  });
});
