/** What nginx and the preview send for an address, with the files of deploy/: the same, and nothing that an attacker chose. */
import {connect} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../../../../tests/support/claim';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {startNginx} from '../../../../tests/support/nginx';
import {readTable} from '../../../../tests/support/readTable';
import {request} from '../../../../tests/support/request';
import {serve} from '../../../../tests/support/served';
import {findNginx} from '../../../../tools/programs';
import {headersFor, readHeaderRules} from '../../delivery/headers.server';

/** A small site, and requests: what is found, as address, type, and text; what is not; and what attackers send. */
const {files, found, missing, accepted, attacks} = readTable<{
  files: Record<string, string>;
  found: [address: string, type: string, text: string][];
  missing: string[];
  accepted: [accept: string, isMarkdown: boolean][];
  attacks: string[];
}>('packages/publish/tests/delivery/requests.yaml');
const ROOTS = {
  '/': hostedFolder(files),
  '/docs/': hostedFolder({...files, 'fr/404.html': '<h1>404, en français</h1>'}, ['/docs/', '/docs/fr/']),
};
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

const ATTACK = 'Set-Cookie:%20sid=evil';
const BYTES = Array.from({length: 0x20}, (_, byte) => byte);
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
/** What an attacker puts before, into, or behind an address. */
const PARTS = [
  ...BYTES.flatMap((byte) => [`/x${percent(byte)}${ATTACK}`, `/x${String.fromCharCode(byte)}${ATTACK}`]),
  `/x%0d%0a${ATTACK}%0d%0aX:%20y`,
  `/x%250d%250a${ATTACK}`,
  ...attacks,
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
  for (const base of ['/', '/docs/'] as const)
    describe.skipIf(server === 'nginx' && !findNginx())(`on ${server} below ${base}`, () => {
      let port = 0;
      let running: Awaited<ReturnType<typeof startNginx | typeof serve>> | undefined;
      beforeAll(async () => {
        running = await SERVERS[server](ROOTS[base]);
        port = running.port;
      });
      afterAll(() => running?.close());
      const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
        request(port, base === '/' ? path : path.replace(/^\/+/, base), headers, method);

      if (server === 'nginx')
        it('starts and serves without a warning', async () => {
          await get('/guide');
          expect(running && 'log' in running && running.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
        });

      it('each address has its file, its type, and the headers of deploy/_headers', () =>
        claimForAll(found, String, async ([address, type, text]) => {
          const {status, headers, body} = await get(address);
          expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
          expect(body.toString()).toContain(text);
          const path = base + (address.split('?')[0] ?? '').replace(/^\/+/, '');
          const {'Content-Type': _, Link, ...expected} = headersFor(path, readHeaderRules(ROOTS[base]));
          for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()]).toBe(value);
          expect(headers.link).toContain(Link);
        }));

      it('what is not there returns 404 with the headers and no year of memory', () =>
        claimForAll([...missing, `/${'x'.repeat(2000)}`], String, async (address) => {
          const {status, headers, body} = await get(address);
          expect([status, headers['content-type']?.toLowerCase().replace(';c', '; c')]).toEqual([404, HTML]);
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
          expect(headers['cache-control']).toContain('must-revalidate');
          expect(body.toString()).toBe('<h1>404</h1>');
        }));

      if (base === '/docs/')
        it('what is not there in another language returns the page of that language', async () => {
          const {status, body} = await get('/fr/nowhere');
          expect([status, body.toString()]).toEqual([404, '<h1>404, en français</h1>']);
        });

      it('a client that names Markdown before HTML gets the copy of a page, where there is one', async () => {
        for (const [accept, isMarkdown] of accepted)
          for (const [address, name] of Object.entries({'/': 'home', '/guide': 'guide', '/folder/': 'folder'})) {
            const {headers, body} = await get(address, {Accept: accept});
            expect([accept, address, body.toString()]).toEqual([
              accept,
              address,
              isMarkdown ? `# ${name}` : `<h1>${name}</h1>`,
            ]);
            if (isMarkdown) expect(headers['content-type']).toBe(MARKDOWN);
            expect(headers.vary).toContain('Accept');
          }
        expect((await get('/search', {Accept: 'text/markdown'})).body.toString()).toBe('<h1>search</h1>');
        expect((await get('/errors.json', {Accept: 'text/markdown'})).body.toString()).toBe('{}');
      });

      if (base === '/')
        it('no address adds a header, leads to another host, or ends the server', async () => {
          const check = async (address: string) => {
            const head = await headOf(port, address);
            expect(head).not.toMatch(/^(?:set-cookie|x):/im);
            expect(head).not.toMatch(/^link: .*(?:evil|Set-Cookie)/im);
            // Browsers read a backslash as a slash, and leave out tabs and line ends.
            const location = /^location: (.*)$/im.exec(head)?.[1];
            if (location !== undefined) expect(new URL(location, 'http://docs.test').host).toBe('docs.test');
          };
          await claimForAll(ADDRESSES, JSON.stringify, check, 16);
          expect((await get('/guide')).status).toBe(200);
        });

      it('every spelling of a page names its copy, and what has none does not', () =>
        claimForAll(found, String, async ([address, , text]) => {
          const {headers} = await get(address);
          const copy = {home: 'index.md', guide: 'guide.md', folder: 'folder/index.md'}[text];
          const link = `<${base}${copy}>; rel="alternate"; type="text/markdown"`;
          if (copy) expect(headers.link).toContain(link);
          else expect(headers.link).not.toContain('alternate');
        }));

      it('nothing can be sent, and HEAD has no text', async () => {
        expect((await get('/guide', {}, 'POST')).status).toBe(405);
        const {status, body} = await get('/guide', {}, 'HEAD');
        expect([status, body.length]).toEqual([200, 0]);
      });
    });
