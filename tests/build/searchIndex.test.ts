import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/lib/paths';
import {type IndexFile, type Manifest, pagesOf} from '../../src/search/engine/indexFile';

const read = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const manifest = JSON.parse(read('find/index.json')) as Manifest;
const pages = pagesOf(JSON.parse(read(join('find', manifest.index))) as IndexFile);
const listed = new Set(
  [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
);

describe('the index of the built site', () => {
  it('leads only to pages that the sitemap lists, and to all of them (J1)', () => {
    expect(new Set(pages.map(({path}) => path))).toEqual(listed);
  });

  it('leads only to places that exist on their page', () => {
    const missing = pages.flatMap(({path, headings}) => {
      const file = [`${path.replace(/\/$/, '')}/index.html`, `${path}.html`].find((name) =>
        existsSync(join(BUILD, name)),
      );
      const html = read(file ?? '');
      const has = (anchor: string) => html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`);
      return headings.filter(({anchor}) => anchor && !has(anchor)).map(({anchor}) => `${path}#${anchor}`);
    });
    expect(missing).toEqual([]);
  });

  it('holds no text of a page that asks not to be indexed (J8)', () => {
    const quiet = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && /<meta[^>]*noindex/.test(read(file)))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`.replace(/(?<=.)\/$/, ''));
    expect(quiet).toContain('/search');
    const indexed = pages.map(({path}) => path.replace(/(?<=.)\/$/, ''));
    expect(indexed.filter((path) => quiet.includes(path))).toEqual([]);
  });

  it('gives every page a section, a title and something to find', () => {
    const poor = pages.filter(
      ({section, headings}) => !section || !headings[0]?.title || headings[0].blocks.length === 0,
    );
    expect(poor.map(({path}) => path)).toEqual([]);
  });

  it('announces the site to browsers as a search engine, and connects to nobody', () => {
    expect(read('index.html')).toMatch(/rel="?search"?/);
    expect(read('opensearch.xml')).toContain('{searchTerms}');
    expect(read('index.html')).not.toMatch(/preconnect|algolia/);
  });
});
