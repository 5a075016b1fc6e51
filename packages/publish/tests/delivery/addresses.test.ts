/**
 * One site, two servers of it: the preview and the real nginx give every address the same response. Its headers and compressed
 * files are those of the build, in tests/build/hosts.test.ts.
 */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../../../../tests/support/claim';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {startNginx} from '../../../../tests/support/nginx';
import {request} from '../../../../tests/support/request';
import {serve} from '../../../../tests/support/served';
import {writeFiles} from '../../../../tests/support/temporaryFolder';
import {findNginx} from '../../../../tools/nginx';
import {headerRules, headersFor} from '../../delivery/headers';
import {movedAddresses} from '../../delivery/hosts/writeHostFiles.server';

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const CHROMIUM = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

/** What clients accept, and what the address of a page returns for it. */
const ACCEPTED: [accept: string | undefined, type: string][] = [
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

/** Pages by address and file; each contains the name of its file. */
const PAGES = {'/': 'index', '/guide': 'guide', '/folder/': 'folder/index', '/a%20page,%20%C3%BCber': 'a page, über'};
const BASES = ['/docs/', '/docs/fr/'];
const PAGES_BELOW = {
  '/docs/': 'index',
  '/docs/guide': 'guide',
  '/docs/folder/': 'folder/index',
  '/docs/a%20page': 'a page',
  '/docs/fr/': 'fr/index',
  '/docs/fr/guide': 'fr/guide',
};

const htmlFiles = (pages: Record<string, string>) =>
  Object.entries(pages).map(([address, name]) => [
    `${name}.html`,
    `<link rel=canonical href=https://docs.example.com${address}><h1>${name}</h1>`,
  ]);
const folderOf = (pages: Record<string, string>, files: object, hosted: Parameters<typeof hostedFolder>[1]) =>
  hostedFolder(Object.fromEntries([...htmlFiles(pages), ...Object.entries(files)]), {
    pages: Object.keys(pages),
    ...hosted,
  });

const rules = [...headerRules("default-src 'none'"), {path: '/guide', headers: {'X-Robots-Tag': 'noarchive'}}];
const SITES = {
  root: folderOf(
    {...PAGES, '/search': 'search'},
    {
      '404.html': '<h1>404</h1>',
      'assets/js/main.js': 'start()',
      'assets/js/main.js.br': '',
      ...Object.fromEntries(Object.values(PAGES).map((name) => [`${name}.md`, `# ${name}\n`])),
    },
    {withoutMarkdown: ['/search'], moved: {'/old': '/guide', '/older/': '/folder/'}, rules},
  ),
  below: folderOf(
    PAGES_BELOW,
    {
      '404.html': '<h1>404</h1>',
      'fr/404.html': '<h1>fr/404</h1>',
      'fr/assets/a.js': 'script',
      '.well-known/api-catalog': 'catalog',
      'fr/.well-known/api-catalog': 'fr catalog',
    },
    {
      bases: BASES,
      moved: movedAddresses({url: 'https://docs.example.com', bases: BASES, moved: {'/old': '/guide'}}),
      rules: headerRules("default-src 'none'", false, BASES),
    },
  ),
};

const SPELLINGS = {
  '/index.html': '/',
  '/guide/': '/guide',
  '/guide.html?a=1&b=/x': '/guide?a=1&b=/x',
  '/guide/index.html': '/guide',
  '//guide': '/guide',
  '/%67uide': '/guide',
  '/folder': '/folder/',
  '/folder.html': '/folder/',
  '/folder/index.html?q=1': '/folder/?q=1',
  '/a%20page,%20%C3%BCber.html': '/a%20page,%20%C3%BCber',
  '/old?a=1': '/guide?a=1',
  '/older/': '/folder/',
};
const SPELLINGS_BELOW = {
  '/docs': '/docs/',
  '/docs/index.html': '/docs/',
  '/docs/guide.html': '/docs/guide',
  '/docs/guide/': '/docs/guide',
  '/docs/fr': '/docs/fr/',
  '/docs/fr/guide/': '/docs/fr/guide',
  '/docs/fr/guide.html?a=1': '/docs/fr/guide?a=1',
  '/docs/folder': '/docs/folder/',
  '/docs/old': '/docs/guide',
  '/docs/fr/old': '/docs/fr/guide',
};

/** Addresses where a reader may have come: they show the not-found page. */
const UNKNOWN = [
  ...['/nowhere', '/guide/deeper', '/folder/index', '/index', '/404', '/404.html', '/a.b.c', '/constructor'],
  // Another capitalization is another address (decisions/0020-exact-addresses.md).
  ...['/Guide', '/GUIDE.html', '/guide.HTML', '/Folder/', '/INDEX.HTML'],
  ...['/%', '/%zz', '/guide/%zz', '/%E0%A4%A', '//evil.example/guide', `/${'x'.repeat(2000)}`],
];
/** A missing file never gets a page as its response: browsers would run it as a script. */
const MISSING_FILES = [
  'assets/js/gone.js',
  'assets/css/gone.css',
  'find/gone.json',
  'img/gone.png',
  'assets/js/gone.map',
];
const HIDDEN = [
  ...['/_headers', '/_redirects', '/_hosting/headers.json', '/index.html.br', '/assets/js/main.js.br'],
  ...['/%00', '/guide%00', '/..%2fpackage.json', '/a%2e%2e%2fb', '/nowhere.md', '/search.md', '/ROBOTS.TXT'],
];
const OUTSIDE = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/x',
  '/a\\..\\b',
];
const row = (address: string, status: number, text: string) => ({address, status, text});
const BELOW = [
  ...Object.entries(PAGES_BELOW).map(([address, name]) => row(address, 200, `<h1>${name}</h1>`)),
  row('/docs/fr/guide?q=1', 200, '<h1>fr/guide</h1>'),
  row('/docs/fr/assets/a.js', 200, 'script'),
  row('/docs/.well-known/api-catalog', 200, 'catalog'),
  row('/docs/fr/.well-known/api-catalog', 200, 'fr catalog'),
  ...['/docs/nowhere', '/docs/Guide', '/Docs/guide', '/guide', '/', '/docs/404', '/docs/404.html'].map((address) =>
    row(address, 404, '<h1>404</h1>'),
  ),
  ...['/docs/fr/nowhere', '/docs/fr/GUIDE', '/docs/fr/404.html'].map((address) => row(address, 404, '<h1>fr/404</h1>')),
  row('/assets/a.js', 404, 'Not found\n'),
  row('/docs/_hosting/bases.json', 404, ''),
];

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const SERVERS = {preview: serve, nginx: startNginx};

for (const server of ['preview', 'nginx'] as const)
  describe.skipIf(server === 'nginx' && !findNginx())(`on ${server}`, () => {
    const ports = {root: 0, below: 0};
    beforeAll(async () => {
      for (const site of ['root', 'below'] as const) {
        const {port, close} = await SERVERS[server](SITES[site]);
        ports[site] = port;
        closing.push(close);
      }
    });
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      request(ports[path.startsWith('/docs') ? 'below' : 'root'], path, headers, method);
    const below = (path: string) => request(ports.below, path);

    it('each page is at its one address, whatever the query', () =>
      claimForAll(Object.entries(PAGES), String, async ([address, name]) => {
        for (const query of ['', '?utm_source=x']) {
          const {status, headers, body} = await get(address + query);
          expect([status, headers['content-type']]).toEqual([200, HTML]);
          expect(body.toString()).toContain(`<h1>${name}</h1>`);
        }
      }));

    it('other spellings, and addresses that a page has left, lead there, with their query (F4)', () =>
      claimForAll(
        [...Object.entries(SPELLINGS), ...Object.entries(SPELLINGS_BELOW)],
        String,
        async ([written, meant]) => {
          const {status, headers} = await get(written);
          expect([status, headers.location]).toEqual([301, meant]);
          expect(headers['cache-control']).toContain('must-revalidate');
        },
      ));

    it('says 404 to what is unknown, missing, hidden, or malformed, with all headers and no year of memory', () =>
      claimForAll([...UNKNOWN, ...MISSING_FILES.map((file) => `/${file}`), ...HIDDEN], String, async (path) => {
        const {status, headers} = await get(path);
        expect(status).toBe(404);
        for (const [name, value] of Object.entries(headersFor('/', rules)))
          expect(headers[name.toLowerCase()]).toBe(value);
      }));

    it('shows the not-found page to readers, and never responds to a missing file with a page', async () => {
      await claimForAll(UNKNOWN, String, async (path) => {
        const {headers, body} = await get(path);
        expect([headers['content-type'], body.toString()]).toEqual([HTML, '<h1>404</h1>']);
      });
      await claimForAll(MISSING_FILES, String, async (path) => {
        const {headers, body} = await get(`/${path}`);
        expect([headers['content-type'], body.toString()]).toEqual([TEXT, 'Not found\n']);
      });
    });

    it('shows nothing outside the site', () =>
      claimForAll(OUTSIDE, String, async (path) => {
        const {status, body} = await get(path);
        expect([400, 404]).toContain(status);
        expect(body.toString()).not.toContain('"dependencies"');
      }));

    it('below /docs/ in two languages, every file is at its address in its language, and nothing elsewhere', () =>
      claimForAll(
        BELOW,
        ({address}) => address,
        async ({address, status: expected, text}) => {
          const {status, body} = await below(address);
          expect([status, body.toString()]).toEqual([expected, expect.stringContaining(text)]);
        },
      ));

    it('a file with a hash in its name is kept for a year in every language', async () => {
      for (const path of ['/assets/js/main.js', '/docs/fr/assets/a.js'])
        expect((await get(path)).headers['cache-control']).toContain('immutable');
    });

    it('a page may have headers of its own, beside those of all pages', async () => {
      const {headers} = await get('/guide');
      expect([headers['x-content-type-options'], headers['x-robots-tag']]).toEqual(['nosniff', 'noarchive']);
      expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
    });

    it('responds with 304 to a browser that has the file, in the encoding that it has', async () => {
      for (const path of ['/', '/assets/js/main.js']) {
        const br = {'Accept-Encoding': 'br'};
        const {headers} = await get(path, br);
        for (const known of [headers.etag ?? '', `"older", ${headers.etag}`, '*']) {
          const again = await get(path, {...br, 'If-None-Match': known});
          expect([path, known, again.status, again.body.length]).toEqual([path, known, 304, 0]);
        }
      }
    });

    it('responds to HEAD without a body, and rejects writes', async () => {
      const head = await get('/', {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const rejected = await get('/', {}, 'POST');
      expect([rejected.status, rejected.headers.allow]).toEqual([405, 'GET, HEAD']);
    });

    it('the address of a page returns Markdown where the client names it, and HTML otherwise', () =>
      claimForAll(ACCEPTED, String, async ([accept, type]) => {
        for (const [page, name] of Object.entries(PAGES)) {
          const {status, headers, body} = await get(page, accept === undefined ? {} : {Accept: accept});
          expect([status, headers['content-type'], headers.vary]).toEqual([200, type, 'Accept, Accept-Encoding']);
          if (type === MARKDOWN) expect(body.toString()).toBe(`# ${name}\n`);
        }
      }));

    it('the address of the Markdown is not to be listed, and a page without Markdown is HTML', async () => {
      const {headers, body} = await get('/folder/index.md');
      expect([body.toString(), headers.vary, headers['x-robots-tag']]).toEqual([
        '# folder/index\n',
        'Accept-Encoding',
        'noindex',
      ]);
      const asMarkdown = {Accept: 'text/markdown'};
      expect((await get('/search', asMarkdown)).headers['content-type']).toBe(HTML);
      expect((await get('/guide/', asMarkdown)).headers.location).toBe('/guide');
    });
  });

it.skipIf(!findNginx())('nginx starts without a warning, and names what is wrong with a configuration', async () => {
  for (const root of Object.values(SITES)) {
    const nginx = await startNginx(root);
    closing.push(nginx.close);
    expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
  }
  const broken = hostedFolder({});
  writeFiles(broken, {'_hosting/nginx/http.conf': 'nonsense;'});
  await expect(startNginx(broken)).rejects.toThrow(/unknown directive "nonsense"/);
});
