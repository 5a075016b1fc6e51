import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {deliver, readHeaderRules, startCompressing} from '../../../packages/publish/delivery/deliver.server';
import {headersFor} from '../../../packages/publish/delivery/headers';
import {temporaryFolder} from '../../support/temporaryFolder';

let root: string;
let cache: string;

const page = (path: string, rest = '') =>
  `<!doctype html><head><link rel=canonical href=https://docs.example.com${path}><script src=/assets/a.js defer></script>${rest}`;
const long = 'start();'.repeat(100);

beforeEach(() => {
  root = temporaryFolder('site');
  cache = temporaryFolder('copies');
  write('404.html', '<!doctype html><head><script src=/assets/a.js defer></script>');
  write('index.html', page('/', '<link rel="stylesheet" href="/assets/a.css" />'));
  write('guide/index.html', page('/guide', '<script>go()</script>'));
  write('folder/index.html', page('/folder/'));
  write('folder/inside/index.html', page('/folder/inside'));
  write('assets/a.js', long);
  write('assets/a.css', 'a{}');
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), {recursive: true});
  writeFileSync(join(root, name), text);
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const digest = (text: string) => createHash('sha256').update(text).digest('base64');

function run(changes: Partial<Parameters<typeof deliver>[0]> = {}, compress?: Parameters<typeof deliver>[1]) {
  const usual = {
    root,
    built: root,
    siteUrl: 'https://docs.example.com',
    bases: ['/'],
    securityEmail: 'security@example.com',
    connect: [],
    cache,
    builtAt: new Date('2026-03-02T10:00:00Z'),
  };
  return deliver({...usual, ...changes}, compress);
}

describe('a delivered site', () => {
  it('has each page where hosts look for its exact address', async () => {
    await run();
    expect(readdirSync(root)).toEqual(expect.arrayContaining(['guide.html', 'folder', 'index.html', '404.html']));
    expect(existsSync(join(root, 'guide'))).toBe(false);
    expect(readdirSync(join(root, 'folder'))).toEqual(expect.arrayContaining(['index.html', 'inside.html']));
  });

  it('names the integrity of the scripts and styles of every page', async () => {
    await run();
    for (const name of ['404.html', 'index.html', 'guide.html', 'folder/inside.html']) {
      expect(read(name)).toContain(`src=/assets/a.js defer integrity="sha256-${digest(long)}">`);
    }
    expect(read('index.html')).toContain(`href="/assets/a.css" integrity="sha256-${digest('a{}')}">`);
  });

  it('allows in its policy the inline scripts that it has', async () => {
    await run();
    const policy = headersFor('/guide', readHeaderRules(root))['Content-Security-Policy'];
    expect(policy).toContain(`script-src 'self' 'sha256-${digest('go()')}';`);
  });

  it('says whom to tell of a hole, until a year from now at most, and lets crawlers in', async () => {
    await run();
    const text = read('.well-known/security.txt');
    expect(text).toContain('Contact: mailto:security@example.com\nExpires: 2027-03-01T00:00:00Z\n');
    expect(text).toContain('Canonical: https://docs.example.com/.well-known/security.txt\n');
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
  });

  it('is compressed ahead, and a second build finds the copies made', async () => {
    const first = await run();
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/a.js.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(root, 'assets/a.js.gz'))).toString()).toBe(long);
    expect(existsSync(join(root, 'assets/a.css.br'))).toBe(false);
    expect(first.made).toBeGreaterThan(0);
    for (const name of readdirSync(join(root, 'assets')).filter((file) => /\.(br|gz)$/.test(file))) {
      rmSync(join(root, 'assets', name));
    }
    write('copy.js', long);
    const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(?:br|gz)$/.test(name));
    for (const name of files) rmSync(join(root, name));
    expect((await run()).made).toBe(0);
    expect(existsSync(join(root, 'copy.js.br'))).toBe(true);
  });

  it('begins with the files that carry their hash, while others are still being written', async () => {
    const compress = startCompressing({built: root, cache});
    write('assets/late.js', `${long}late()`);
    write('notes.txt', long);
    await run({}, compress);
    for (const name of ['assets/a.js', 'assets/late.js', 'notes.txt']) {
      expect(brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString()).toBe(read(name));
    }
  });

  it('says what went wrong with the files it began with', async () => {
    const compress = startCompressing({built: root, cache: join(root, 'index.html')});
    await expect(run({}, compress)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it('takes less time for the scripts of pages where there are thousands, not for what every page loads', async () => {
    const shared = `/* shared */${'go();'.repeat(30_000)}`;
    write('assets/shared.js', shared);
    for (let index = 0; index < 1000; index++) write(`assets/page-${index}.js`, `/* ${index} */${long}`);
    await run();
    const levelOf = (text: string) => {
      const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
      return readdirSync(cache).find((file) => file.startsWith(name) && file.endsWith('.br'));
    };
    expect(levelOf(`/* 7 */${long}`)).toMatch(/-10\.br$/);
    expect(levelOf(shared)).toMatch(/-11\.br$/);
    expect(brotliDecompressSync(readFileSync(join(root, 'assets/page-7.js.br'))).toString()).toBe(`/* 7 */${long}`);
    // Two thousand copies are written, which takes a busy disk its time.
  }, 60_000);

  it('compresses a text once that has several addresses', async () => {
    for (const name of ['one.txt', 'two.txt', 'three.txt']) write(name, `${long}same`);
    const before = (await run()).made;
    const texts = readdirSync(cache).filter((name) => name.endsWith('.br')).length;
    expect(before).toBe(texts * 2);
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

  it('in two languages keeps one policy for both', async () => {
    write('fr/index.html', page('/fr/', '<script>allons()</script>'));
    await run({built: join(root, 'fr')});
    const policy = headersFor('/', readHeaderRules(root))['Content-Security-Policy'];
    expect(policy).toContain(digest('go()'));
    expect(policy).toContain(digest('allons()'));
    expect(existsSync(join(root, 'guide/index.html'))).toBe(true);
  });
});

describe('the build stops at', () => {
  it('a page that the policy would break, naming the page, the tag and the remedy', async () => {
    write('bad/index.html', page('/bad', '<p style="color:red">x</p>'));
    await expect(run()).rejects.toThrow(/^bad\/index\.html contains <p style="color:red">, .* Use a class/);
  });

  it('a vercel.json in the repository that belongs to another build, naming the command that fixes it', async () => {
    const repository = temporaryFolder('repository');
    await run({repository});
    writeFileSync(join(repository, 'vercel.json'), read('_hosting/vercel.json'));
    await run({repository});
    await run({repository, isPreview: true});
    write('guide/index.html', page('/guide', '<script>other()</script>'));
    await expect(run({repository})).rejects.toThrow('cp build/_hosting/vercel.json vercel.json');
  });

  it('a kind of file that hosts would treat each in its own way', async () => {
    write('report.pdf', 'x');
    await expect(run()).rejects.toThrow('The site contains report.pdf');
  });
});
