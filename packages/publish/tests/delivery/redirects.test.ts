/** No address makes a server send a header of its choice, redirect to another host, or end. */
import {connect} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../../../../tests/support/claim';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {startNginx} from '../../../../tests/support/nginx';
import {request} from '../../../../tests/support/request';
import {serve} from '../../../../tests/support/served';
import {findNginx} from '../../../../tools/nginx';

const SITE = hostedFolder({
  'index.html': '<h1>Page</h1>',
  'guide.html': '<h1>Page</h1>',
  'guide.md': '# Page',
  'folder/index.html': '<h1>Page</h1>',
});

const ATTACK = 'Set-Cookie:%20sid=evil';
const BYTES = Array.from({length: 0x20}, (_, byte) => byte);
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
/** What an attacker puts before, into, or behind an address. */
const PARTS = [
  ...BYTES.flatMap((byte) => [`/x${percent(byte)}${ATTACK}`, `/x${String.fromCharCode(byte)}${ATTACK}`]),
  `/x%0d%0a${ATTACK}%0d%0aX:%20y`,
  `/x%250d%250a${ATTACK}`,
  ...[
    '//evil.test',
    '/%2Fevil.test',
    '%2F%2Fevil.test',
    '/%5Cevil.test',
    '/\\evil.test',
    '/%5c%5cevil.test',
    '/.//evil.test',
  ],
  ...['/%E2%82%AC', '/€', '/Ж', '/%D0%96', '/ä', '/%ff', '/\u{1f600}'],
];
/** Other spellings of an address, which a server may redirect. */
const REDIRECTED = ['/guide/', '/guide.html', '/folder', '/folder/index.html'];
const ADDRESSES = PARTS.flatMap((part) => REDIRECTED.flatMap((to) => [part + to, to + part, `${to}?${part}`]));

/** Sends an address byte by byte; returns the head of the response, empty where the server closes the connection. */
function headOf(port: number, address: string): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: docs.test\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(answer.split('\r\n\r\n', 1)[0] ?? ''));
  });
}

const SERVERS = {preview: serve, nginx: startNginx};

for (const server of ['preview', 'nginx'] as const)
  describe.skipIf(server === 'nginx' && !findNginx())(`on ${server}`, () => {
    let port = 0;
    let close: () => unknown = () => undefined;
    beforeAll(async () => {
      ({port, close} = await SERVERS[server](SITE));
    });
    afterAll(() => close());

    it('no address adds a header or leads to another host', () =>
      claimForAll(
        ADDRESSES,
        JSON.stringify,
        async (address) => {
          const head = await headOf(port, address);
          expect(head).not.toMatch(/^(?:set-cookie|x):/im);
          expect(head).not.toMatch(/^link: .*(?:evil|Set-Cookie)/im);
          // Browsers read a backslash as a slash, and leave out tabs and line ends.
          const location = /^location: (.*)$/im.exec(head)?.[1];
          if (location !== undefined) expect(new URL(location, 'http://docs.test').host).toBe('docs.test');
        },
        16,
      ));

    it('the server answers afterwards', async () => {
      expect((await request(port, '/guide')).status).toBe(200);
    });
  });
