import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {builtSite} from '../../../tests/support/builtSite';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {headersFor} from '../delivery/headers';
import {readHeaderRules, serveFolder} from '../delivery/server.server';
import {publish} from '../publish.server';
import {type BuiltSite, SITE_FILE} from '../site.server';

let root: string;
let cache: string;

const page = (path: string, rest = '') =>
  `<!doctype html><head><link rel=canonical href=https://docs.example.com${path}><script src=/assets/a.js defer></script>${rest}</head><main><h1>${path}</h1></main>`;
const long = 'start();'.repeat(100);

beforeEach(() => {
  cache = temporaryFolder('compressed');
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

function run(changes: Partial<BuiltSite> = {}, isForReaders = true) {
  writeFiles(root, {[SITE_FILE]: JSON.stringify(builtSite(changes))});
  const now = new Date('2026-03-02T10:00:00Z');
  return publish({root, projectDir: process.cwd(), cache, isForReaders, now});
}

describe('a published site', () => {
  it('names whom to tell of a hole, until a year from now at most, and lets crawlers in', async () => {
    await run();
    const text = read('.well-known/security.txt');
    expect(text).toContain('Contact: mailto:security@example.com\nExpires: 2027-03-01T00:00:00Z\n');
    expect(text).toContain('Canonical: https://docs.example.com/.well-known/security.txt\n');
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
    expect(read('robots.txt')).not.toContain('Disallow');
  });

  it('names the picture of each page, but keeps the one that front matter names', async () => {
    const own = '<meta data-rh=true property=og:image content="https://docs.example.com/own.png">';
    writeFiles(root, {'own/index.html': page('/own', own)});
    await run({}, false);
    const pictures = (name: string) =>
      [...read(name).matchAll(/image"? content="([^"]*)"/g)].map(([, url = '']) => url);
    expect(pictures('guide.html')).toEqual(Array(2).fill('https://docs.example.com/img/social-card.png'));
    expect(pictures('own.html')).toEqual(['https://docs.example.com/own.png']);
  });

  it('is compressed ahead, each text once, and a second build finds what was made', async () => {
    writeFiles(root, {'copy.js': long});
    const first = await run();
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(root, 'copy.js.gz'))).toString()).toBe(long);
    expect(existsSync(join(root, 'assets/a.css.br'))).toBe(false);
    expect(first.made).toBeGreaterThan(0);
    for (const name of readdirSync(root, {recursive: true, encoding: 'utf8'})) {
      if (/\.(?:br|gz|md|html)$/.test(name)) rmSync(join(root, name));
    }
    writeFiles(root, {'index.html': page('/'), '404.html': ''});
    await run();
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long);
  });

  it('for its maker alone is not compressed', async () => {
    expect(await run({}, false)).toEqual({files: 0, made: 0});
    expect(existsSync(join(root, 'assets/a.js.br'))).toBe(false);
  });

  it('as a preview keeps search engines from listing it, on every page and in every header', async () => {
    await run({isPreview: true});
    for (const name of ['index.html', 'guide.html', 'folder/inside.html', '404.html'])
      expect(read(name)).toContain('<meta name="robots" content="noindex">');
    expect(headersFor('/guide', readHeaderRules(root))['X-Robots-Tag']).toBe('noindex');
    expect(read('_headers')).toContain('X-Robots-Tag: noindex');
    expect(read('guide.html')).toContain('rel=canonical href=https://docs.example.com/guide');
  });

  it('for production does nothing of the kind', async () => {
    await run();
    expect(read('index.html')).not.toContain('noindex');
    expect(headersFor('/', readHeaderRules(root))['X-Robots-Tag']).toBeUndefined();
  });

  it('in two languages has one policy for both', async () => {
    writeFiles(root, {'fr/index.html': page('/fr/', '<script>allons()</script>')});
    await run({bases: ['/', '/fr/']});
    const policy = headersFor('/', readHeaderRules(root))['Content-Security-Policy'];
    expect(policy).toContain(digest('go()'));
    expect(policy).toContain(digest('allons()'));
  });
});

describe('publishing stops at', () => {
  it('a page that the policy would break, naming the page, the tag and the remedy', async () => {
    writeFiles(root, {'bad/index.html': page('/bad', '<p style="color:red">x</p>')});
    await expect(run()).rejects.toThrow(/^bad\/index\.html contains <p style="color:red">, .* Use a class/);
  });

  it('a kind of file that hosts would treat each in its own way', async () => {
    writeFiles(root, {'report.pdf': 'x'});
    await expect(run()).rejects.toThrow('The site contains report.pdf');
  });

  it('a page without a main part, naming its file', async () => {
    writeFiles(root, {'empty/index.html': page('/empty').replace(/<main>.*/, '<p>Text.</p>')});
    await expect(run()).rejects.toThrow('empty/index.html: no main part found in the built page');
  });

  it('a site that is published already', async () => {
    await run();
    const again = {root, projectDir: process.cwd(), cache, isForReaders: false, now: new Date()};
    await expect(publish(again)).rejects.toThrow(/There is no new build in .*\. Run: npm run build/);
  });
});

describe('a site whose publishing failed', () => {
  it('is not served, as where the disk was full: the preview says what to do', async () => {
    const full = join(root, 'index.html');
    await expect(publishInto(full)).rejects.toThrow(/EEXIST|ENOTDIR/);
    await expect(serveFolder(root, 0)).rejects.toThrow(
      /is not complete: it lacks _hosting\/bases\.json\. Run: npm run build/,
    );
  });

  it('leaves no half of a compressed file that the next build would take for whole', async () => {
    await expect(publishInto(join(root, 'index.html'))).rejects.toThrow();
    writeFiles(root, {'index.html': page('/'), 'guide/index.html': page('/guide')});
    rmSync(join(root, 'guide.html'), {force: true});
    await run();
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long);
  });

  /** Publishes with a folder for compressed files that cannot be written. */
  function publishInto(folder: string) {
    writeFiles(root, {[SITE_FILE]: JSON.stringify(builtSite())});
    return publish({root, projectDir: process.cwd(), cache: folder, isForReaders: true, now: new Date()});
  }
});
