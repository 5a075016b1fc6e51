/** The project below another base URL and in a second language: what the build writes. A browser reads it in tests/e2e. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {builtFixture, fixtureFiles} from '../support/builtFixture';
import {fixtureSite} from '../support/fixtureSite';

describe('a site below /docs/ in two languages', () => {
  let folder = '';
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pages = () =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html') && read(file));

  beforeAll(async () => {
    folder = await builtFixture('below');
  }, 240_000);

  it('names no address outside its base URL, in the language of the page', () => {
    const strays = pages().flatMap((file) => {
      const own = file.startsWith('fr/') ? /^\/docs\/fr\// : /^\/docs\//;
      const addresses = [...read(file).matchAll(/\b(?:href|src|action)="?(\/[^\s">]*)/g)].map(
        ([, address = '']) => address,
      );
      // The language menu leads from each language to the other.
      return addresses
        .filter((address) => !own.test(address) && !/^\/docs\/(?!fr\/)/.test(address))
        .map((address) => `${file}: ${address}`);
    });
    expect(strays).toEqual([]);
  });

  it('has integrity for its scripts in both languages', () => {
    for (const file of ['links.html', 'fr/links.html']) expect(read(file)).toMatch(/main\.\w+\.js"? defer integrity=/);
  });

  it('has a sitemap per language without search and not-found pages, and robots.txt names both', () => {
    for (const base of ['/docs/', '/docs/fr/']) {
      const sitemap = read(`${base.slice('/docs/'.length)}sitemap.xml`);
      expect(sitemap).toContain(`<loc>https://docs.example.com${base}links</loc>`);
      expect(sitemap).not.toMatch(/\/(?:search|not-found)<\/loc>/);
      expect(read('robots.txt')).toContain(`Sitemap: https://docs.example.com${base}sitemap.xml`);
    }
  });

  it('has a search index per language, whose records have its name', () => {
    for (const [base, language] of [
      ['', 'en'],
      ['fr/', 'fr'],
    ] as const) {
      const {index} = JSON.parse(read(`${base}find/index.json`)) as {index: string};
      const text = JSON.parse(readFileSync(join(folder, base, 'find', index), 'utf8')) as {language: string};
      expect(text.language).toBe(language);
      expect(JSON.stringify(text)).toContain(`/docs/${base}links`);
    }
  });

  // Sites of tests are built without cards, so that their pages share a picture; tests/publish/cards has the others.
  it('names the picture of a page with its base URL and the language of the page, and has it', () => {
    for (const [file, base] of [
      ['links.html', '/docs/'],
      ['fr/links.html', '/docs/fr/'],
    ] as const) {
      const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(read(file)) ?? [];
      expect(address).toBe(`https://docs.example.com${base}img/social-card.png`);
      expect(read(address.slice('https://docs.example.com/docs/'.length))).toContain('PNG');
    }
  });

  it('has a not-found page per language', () => {
    expect(read('404.html')).toContain('lang=en');
    expect(read('fr/404.html')).toContain('lang=fr');
  });

  it('offers its search to browsers at its own address', () => {
    expect(read('fr/opensearch.xml')).toContain('template="https://docs.example.com/docs/fr/search?q={searchTerms}"');
  });
});

describe('a second language at the root', () => {
  it('is built without broken links', async () => {
    const files = fixtureFiles('below');
    const site = fixtureSite({
      ...files,
      'changes.ts': (files['changes.ts'] ?? '').replace("baseUrl: '/docs/'", "baseUrl: '/'"),
    });
    try {
      const {code, output} = await site.build();
      expect(code, output).toBe(0);
      const page = readFileSync(join(site.folder, 'build/fr/links.html'), 'utf8');
      expect(page).toMatch(/href="?\/fr\/get-started\/quickstart#top/);
      expect(page).toContain('lang=fr');
    } finally {
      site.remove();
    }
  }, 240_000);
});
