/**
 * One table of headers, two readers of it: the preview server and the real nginx send every file alike. How they treat addresses
 * is in packages/publish/tests/delivery/addresses.test.ts.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {headersFor} from '@speech-docs/publish/delivery/headers';
import {MAX_LINE_CHARS, MAX_RULES} from '@speech-docs/publish/delivery/hosts/staticHosts';
import {MIN_COMPRESSED_BYTES} from '@speech-docs/publish/delivery/precompress.server';
import {readHeaderRules} from '@speech-docs/publish/delivery/server.server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx} from '../../tools/nginx';
import {BUILD} from '../../tools/paths';
import {claimForAll} from '../support/claim';
import {type Nginx, startNginx} from '../support/nginx';
import {sitePages} from '../support/pages';
import {request} from '../support/request';
import {type Served, serve} from '../support/served';

const rules = readHeaderRules(BUILD);
const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
const inFolder = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(join(BUILD, folder)).find((name) => name.endsWith(ending))}`;

const script = inFolder('assets/js', '.js');
const worker = `/assets/js/${readdirSync(join(BUILD, 'assets/js')).find((name) => /^worker-.*\.js$/.test(name))}`;
const FILES = [
  script,
  worker,
  inFolder('assets/css', '.css'),
  '/find/index.json',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/img/favicon.svg',
  '/img/social-card.png',
  inFolder('assets/cards', '.png'),
  '/contracts/batch.openapi.yaml',
  '/get-started/quickstart.md',
  '/index.md',
  '/llms.txt',
  '/.well-known/api-catalog',
];
/** Where setup could neither find nor install one, it says so, and these tests count as skipped. */
const hasNginx = findNginx() !== undefined;

let nginx: Nginx | undefined;
let preview: Served;
let servers: Record<string, number>;

beforeAll(async () => {
  preview = await serve(BUILD);
  servers = {preview: preview.port};
  if (!hasNginx) return;
  nginx = await startNginx(BUILD);
  servers.nginx = nginx.port;
});
afterAll(async () => {
  preview?.close();
  await nginx?.close();
});

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The headers of the table alone, in lower case. */
function ours(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), headers[name.toLowerCase()]]));
}

const addresses = [...sitePages(), ...FILES];

describe('nginx and preview', () => {
  it.skipIf(!hasNginx)('send every address with the same headers, those of the table', () =>
    claimForAll(addresses, String, async (address) => {
      const table = lowerCase(headersFor(address, rules));
      for (const [name, port] of Object.entries(servers)) {
        const reply = await request(port, address);
        expect([name, reply.status, ours(reply.headers)]).toEqual([name, 200, table]);
      }
    }),
  );

  it.skipIf(!hasNginx)('send the same content in the best encoding that the client accepts, with one type', () =>
    claimForAll(
      addresses.flatMap((address) => Object.entries(ENCODINGS).map(([accepted, sent]) => ({address, accepted, sent}))),
      ({address, accepted}) => `${address} for "${accepted}"`,
      async ({address, accepted, sent}) => {
        const replies = await Promise.all(
          Object.values(servers).map((port) => request(port, address, {'Accept-Encoding': accepted})),
        );
        const isText = /charset=utf-8/.test(replies[0]?.headers['content-type'] ?? '');
        const unpacked = replies.map(({headers, body}) => {
          if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
          return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        });
        const [first, second] = replies.map(({headers}) => ({
          type: headers['content-type'],
          vary: headers.vary,
          encoding: headers['content-encoding'],
        }));
        expect(first).toEqual(second);
        const isPacked = isText && (unpacked[0]?.length ?? 0) >= MIN_COMPRESSED_BYTES;
        expect(first?.encoding).toBe(isPacked ? sent : undefined);
        const vary = sitePages().includes(address) ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
        expect(first?.vary).toBe(isText ? vary : undefined);
        expect(unpacked[0]?.equals(unpacked[1] ?? Buffer.alloc(0))).toBe(true);
      },
    ),
  );
});

const ENCODINGS: Record<string, string | undefined> = {
  'gzip, deflate, br, zstd': 'br',
  gzip: 'gzip',
  'br;q=0, gzip': 'gzip',
  '*, br ; q=0.0': 'gzip',
  'br ; q=1': 'br',
  '*;q=0, gzip;q=0.5': 'gzip',
  'identity;q=0': undefined,
  'gzip;q=0': undefined,
  identity: undefined,
};

it('the list of all pages that an earlier edition had leads to that of now', () =>
  claimForAll(Object.values(servers), String, async (port) => {
    expect((await request(port, '/llms-full.txt')).headers.location).toBe('/llms.txt');
  }));

describe('the files of static hosts', () => {
  it('keep to the limits of Cloudflare Pages', () => {
    const lines = readFileSync(join(BUILD, '_headers'), 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(MAX_LINE_CHARS);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(MAX_RULES);
  });

  it('find every page where they look for its exact address', () => {
    const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
    const expected = sitePages().map((page) => (page.endsWith('/') ? `${page}index.html` : `${page}.html`).slice(1));
    expect(expected.filter((file) => !files.includes(file))).toEqual([]);
  });
});
