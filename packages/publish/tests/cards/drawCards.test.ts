import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {builtSite} from '../../../../tests/support/builtSite';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder';
import {parseBuiltPage} from '../../builtPage.server';
import {drawCards} from '../../cards/drawCards.server';
import {locator} from '../../locate';
import type {PageFile} from '../../pageFiles.server';

const SHARED = '/img/social-card.png';
const bases = ['/docs/', '/docs/fr/'];

/** A page of the French part, with its title, and the crumbs above it. */
function page(path: string, title: string, ...crumbs: string[]): PageFile {
  const list = `<nav class=theme-doc-breadcrumbs>${crumbs.map((name) => `<li>${name}`).join('')}</nav>`;
  const html = `<html><body><main>${list}<div class=theme-doc-markdown><h1>${title}</h1></div></main></body></html>`;
  const places = locator({url: 'https://docs.example.com', bases}, '/docs/fr/');
  return {file: '', html, places, path, built: parseBuiltPage(html)};
}

describe('the pages of a site', () => {
  const root = temporaryFolder('cards');
  const site = builtSite({bases});

  it('have cards of their own, in the folder of their language', () => {
    const pages = [page('/', 'Home'), page('/guide', 'A guide'), page('/inside', 'A guide', 'Guides', 'A guide')];
    const pictureOf = drawCards(root, pages, site);
    const pictures = pages.map(pictureOf);
    expect(new Set(pictures).size).toBe(3);
    for (const picture of pictures) {
      expect(picture).toMatch(/^\/assets\/cards\/[0-9a-f]{8}\.png$/);
      expect(existsSync(join(root, 'fr', picture))).toBe(true);
    }
  });

  it('share a picture where the typeface cannot write the title, and where there is none', () => {
    const html = '<html><body><main><h1>Search</h1></main></body></html>';
    const search = {...page('/search', ''), built: parseBuiltPage(html)};
    const pages = [page('/japanese', '日本語'), search];
    expect(pages.map(drawCards(root, pages, site))).toEqual([SHARED, SHARED]);
  });

  it('share a picture, and the site is published with a warning, where the renderer is not installed', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const pages = [page('/guide', 'A guide')];
    const pictureOf = drawCards(root, pages, site, () => {
      throw new Error('It is not installed.');
    });
    expect(pages.map(pictureOf)).toEqual([SHARED]);
    expect(warn.mock.calls).toEqual([
      [`[WARNING] No social cards: It is not installed. All pages share ${SHARED} meanwhile.`],
    ]);
    warn.mockRestore();
  });
});
