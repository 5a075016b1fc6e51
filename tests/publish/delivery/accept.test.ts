import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFolder} from '../../../packages/publish/delivery/server.server';
import {findNginx} from '../../../tools/nginx';
import {claimForAll} from '../../support/claim';
import {hostedFolder} from '../../support/hostedFolder';
import {type Nginx, startNginx} from '../../support/nginx';
import {request} from '../../support/request';

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const CHROMIUM = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

const CASES: [accept: string | undefined, type: string][] = [
  [undefined, HTML],
  ['', HTML],
  ['*/*', HTML],
  ['text/*', HTML],
  [CHROMIUM, HTML],
  ['application/json', HTML],
  ['text/markdown', MARKDOWN],
  ['TEXT/Markdown', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', MARKDOWN],
  ['text/html, text/markdown', MARKDOWN],
  // Weights are not compared: what names Markdown reads it (decisions/0046-one-host.md).
  ['text/html, text/markdown;q=0.9', MARKDOWN],
  ['text/markdown;q=0', HTML],
  ['text/markdown ; q=0.000, */*', HTML],
  ['text/markdown;variant=GFM;q=0.4, text/html;level=1;q=0.3', MARKDOWN],
  ['text/markdownlint, application/text/markdown', HTML],
];

const PAGES = ['/', '/guide', '/folder/', '/a%20page'];
let nginx: Nginx | undefined;
let preview: Server;
let ports: Record<string, number>;

beforeAll(async () => {
  const canonical = (page: string) => `<link rel=canonical href=https://docs.example.com${page}>`;
  const files = {
    'index.html': canonical('/'),
    'guide.html': canonical('/guide'),
    'folder/index.html': canonical('/folder/'),
    'a page.html': canonical('/a%20page'),
    'search.html': canonical('/search'),
    '404.html': 'missing',
    ...Object.fromEntries(['index', 'guide', 'folder/index', 'a page'].map((name) => [`${name}.md`, `# ${name}\n`])),
  };
  const root = hostedFolder(files, {pages: [...PAGES, '/search'], withoutMarkdown: ['/search']});
  preview = await serveFolder(root, 0);
  ports = {preview: (preview.address() as AddressInfo).port};
  if (!findNginx()) return;
  nginx = await startNginx(root);
  ports.nginx = nginx.port;
});
afterAll(async () => {
  preview?.close();
  await nginx?.close();
});

for (const name of ['preview', 'nginx'])
  describe.skipIf(name === 'nginx' && !findNginx())(`the address of a page, on ${name}`, () => {
    const get = (path: string, accept?: string) =>
      request(ports[name] ?? 0, path, accept === undefined ? {} : {Accept: accept});

    it('returns Markdown where the client names it, and HTML otherwise', () =>
      claimForAll(CASES, String, async ([accept, type]) => {
        for (const page of PAGES) {
          const reply = await get(page, accept);
          expect([reply.status, reply.headers['content-type']]).toEqual([200, type]);
          expect(reply.headers.vary).toBe('Accept, Accept-Encoding');
        }
      }));

    it('returns the Markdown of that page, and only keeps search engines from listing its own address', async () => {
      const negotiated = await get('/folder/', 'text/markdown');
      expect(negotiated.body.toString()).toBe('# folder/index\n');
      const direct = await get('/folder/index.md');
      expect([direct.body.toString(), direct.headers.vary]).toEqual(['# folder/index\n', 'Accept-Encoding']);
      expect(direct.headers['x-robots-tag']).toBe('noindex');
    });

    it('returns HTML for a page without Markdown, and 404 for Markdown that does not exist', async () => {
      expect((await get('/search', 'text/markdown')).headers['content-type']).toBe(HTML);
      const missing = await get('/search.md');
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    });

    it('still redirects other spellings of the address', async () => {
      const reply = await get('/guide/', 'text/markdown');
      expect([reply.status, reply.headers.location]).toEqual([301, '/guide']);
    });
  });
