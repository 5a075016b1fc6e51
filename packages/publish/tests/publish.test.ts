import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {headersFor, readHeaderRules} from '../delivery/headers.server';
import {precompress} from '../delivery/precompress.server';
import {serveFolder} from '../delivery/staticServer.server';
import {publish} from '../publish.server';
import type {BuiltSite} from '../site.server';

let root: string;

const page = (path: string, rest = '') =>
  `<!doctype html><head><link rel=canonical href=https://docs.example.com${path}><script src=/assets/a.js defer></script>${rest}</head><main><h1>${path}</h1></main>`;
const long = 'start();'.repeat(100);

beforeEach(() => {
  root = temporaryFolder('site', {
    '404.html': '<!doctype html><head><script src=/assets/a.js defer></script>',
    'index.html': page('/', '<link rel="stylesheet" href="/assets/a.css" />'),
    'guide/index.html': page('/guide', '<script>go()</script>'),
    'folder/index.html': page('/folder/'),
    'folder/inside/index.html': page('/folder/inside'),
    'assets/a.js': long,
    'assets/a.css': 'a{}',
  });
});

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const digest = (text: string) => createHash('sha256').update(text).digest('base64');

const site: BuiltSite = {
  url: 'https://docs.example.com',
  base: '/',
  bases: ['/'],
  name: 'Docs',
  tagline: 'For developers',
  isPreview: false,
  securityEmail: 'security@example.com',
  connect: [],
  contentSignal: undefined,
  contracts: [{name: 'batch', version: '2.0.0'}],
};

function run(changes: Partial<BuiltSite> = {}, outDir = root) {
  const now = new Date('2026-03-02T10:00:00Z');
  return publish({root, outDir, projectDir: process.cwd(), site: {...site, ...changes}, now});
}

describe('a published site', () => {
  it('names whom to tell of a hole, until a year from now at most, and lets crawlers in', async () => {
    await run({contentSignal: 'search=yes'});
    const text = read('.well-known/security.txt');
    expect(text).toContain('Contact: mailto:security@example.com\nExpires: 2027-03-01T00:00:00Z\n');
    expect(text).toContain('Canonical: https://docs.example.com/.well-known/security.txt\n');
    expect(read('robots.txt')).toBe(
      'User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
    );
  });

  it('as a preview keeps search engines from listing its pages', async () => {
    await run({isPreview: true});
    for (const name of ['index.html', 'guide.html', 'folder/inside.html', '404.html'])
      expect(read(name)).toContain('<meta name="robots" content="noindex">');
    expect(read('guide.html')).toContain('rel=canonical href=https://docs.example.com/guide');
  });

  it('in two languages has one policy for both, which names the search hosts', async () => {
    writeFiles(root, {'fr/index.html': page('/fr/', '<script>allons()</script>'), 'fr/404.html': ''});
    const fr = join(root, 'fr');
    await run({base: '/fr/', bases: ['/', '/fr/']}, fr);
    expect(read('fr/index.md')).toContain('url: "https://docs.example.com/fr/"');
    expect(read('robots.txt')).toMatch(/example\.com\/sitemap\.xml\nSitemap: .*example\.com\/fr\/sitemap\.xml\n$/);
    await run({connect: ['https://search.example']});
    const policy = headersFor('/', readHeaderRules(root))['Content-Security-Policy'];
    expect(policy).toContain(`'sha256-${digest('go()')}'`);
    expect(policy).toContain(`'sha256-${digest('allons()')}'`);
    expect(policy).toContain("connect-src 'self' https://search.example;");
    expect(read('_headers') + read('_hosting/nginx.conf')).not.toContain('{{');
  });

  it('is compressed ahead where that makes a file smaller', async () => {
    await precompress(root);
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(root, 'assets/a.js.gz'))).toString()).toBe(long);
    expect(existsSync(join(root, 'assets/a.css.br'))).toBe(false);
  });
});

it('publishing stops at a page without a main part, naming its file', async () => {
  writeFiles(root, {'empty/index.html': page('/empty').replace(/<main>.*/, '<p>Text.</p>')});
  await expect(run()).rejects.toThrow('empty/index.html: no main part found in the built page');
  await expect(serveFolder(root, 0)).rejects.toThrow(
    /is not complete: it lacks _hosting\/bases\.json\. Run: npm run build/,
  );
});
