/** Every page that files and sidebars declare is served as they say: at its address, with its title and its sidebar. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {replaceSiteTokens} from '../../data/siteTokens';
import {provider} from '../../provider';
import type {Tree} from '../../src/lib/sourcePages.server';
import {ROOT} from '../../tools/paths';
import {attribute, elementsOf, fileOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {type DeclaredPage, declaredPages} from '../support/declaredPages';
import {listedPages, sitePages} from '../support/pages';
import promised from './routes-ever.json';

const ever = promised.map((address) => replaceSiteTokens(address, 'tests/build/routes-ever.json'));

/** A link that only this sidebar has, on every page, whichever of its categories is open. */
const MARKS: Record<Tree, string> = {
  docs: '/category/deployments',
  apiRef: '/api-ref/',
};

function sidebarOf(address: string): Tree | null {
  const links = elementsOf(address, '.theme-doc-sidebar-menu a[href]').map((link) => attribute(link, 'href'));
  const shown = (Object.keys(MARKS) as Tree[]).filter((id) => links.includes(MARKS[id]));
  expect(shown.length, `sidebars on ${address}`).toBeLessThan(2);
  return shown[0] ?? null;
}

const claimForPages = (check: (page: DeclaredPage) => void) => claimForAll(declaredPages(), ({path}) => path, check);

describe('every page', () => {
  it('is served at this very address', () => claimForPages(({path}) => expect(fileOf(path)).toBeDefined()));

  it('has its title as its one first heading, and a window title that ends in whose site it is', () =>
    claimForPages(({path, title}) => {
      expect(elementsOf(path, 'h1')).toHaveLength(1);
      expect(wordsOf(path, 'h1')).toBe(title);
      expect(wordsOf(path, 'head title')?.split(' | ')).toEqual([expect.stringMatching(/./), provider.name]);
    }));

  it('has the layout of all pages: top bar, one main part, footer', () =>
    claimForPages(({path}) => {
      for (const part of ['nav.navbar', 'main', 'footer.footer']) expect(elementsOf(path, part), part).toHaveLength(1);
      expect(elementsOf(path, 'main nav.navbar, main > footer.footer')).toEqual([]);
    }));

  it('has no form of an account: nothing to sign in to, and nothing to post', () =>
    claimForPages(({path}) =>
      expect(elementsOf(path, 'form[method=post], [type=password], [type=email]')).toEqual([]),
    ));

  it('is beside its sidebar, is called there as declared, and marked as the current page', () =>
    claimForPages(({path, kind, sidebar, sidebarLabel}) => {
      expect(sidebarOf(path)).toBe(sidebar);
      const current = elementsOf(path, '.theme-doc-sidebar-menu [aria-current="page"]');
      const words = wordsOf(path, '.theme-doc-sidebar-menu .menu__list-item > [aria-current="page"]');
      if (sidebarLabel) expect(words).toBe(sidebarLabel);
      else expect(current).toHaveLength(kind === 'category' ? current.length : 0);
    }));
});

describe('all addresses', () => {
  it('that a release had still have a page', () => {
    const lost = ever.filter((address) => fileOf(address) === undefined);
    expect(lost, 'redirect each in deploy/nginx.conf, and take it off the list').toEqual([]);
  });

  it('of today are on the list', () => {
    const unlisted = sitePages().filter((address) => !ever.includes(address));
    expect(unlisted, 'add each to tests/build/routes-ever.json: from now on the site promises it').toEqual([]);
  });

  it('are those that files and sidebars declare, in the list that components read, too', () => {
    const list = readFileSync(join(ROOT, '.docusaurus/page-list/default/pages.json'), 'utf8');
    const listed = (JSON.parse(list) as {path: string}[]).map(({path}) => path);
    expect(listed.sort()).toEqual(
      declaredPages()
        .map(({path}) => path)
        .filter((path) => path !== '/search')
        .sort(),
    );
  });

  it('are in the sitemap, except the search page and the not-found page', () => {
    const expected = declaredPages().map(({path}) => path);
    expect(listedPages().sort()).toEqual(expected.filter((path) => path !== '/search' && path !== '/not-found').sort());
  });
});

const UNLISTED = ['/search', '/not-found', '/404.html'];
const pages = sitePages().filter((address) => !UNLISTED.includes(address));

function descriptionOf(address: string): string {
  const [meta, ...more] = elementsOf(address, 'meta[name="description"]');
  expect(more).toEqual([]);
  return (meta && attribute(meta, 'content')) ?? '';
}

it('every page is described in one sentence of 70 to 160 characters that is not its title, nor that of another page', async () => {
  await claimForAll(pages, String, (address) => {
    const description = descriptionOf(address);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description).not.toContain('{{');
    expect(description).not.toBe(wordsOf(address, 'h1'));
  });
  const all = pages.map(descriptionOf);
  expect(all.filter((description, index) => all.indexOf(description) !== index)).toEqual([]);
});

it('every page says its language, and may be indexed, but for those of a search and of no page', () =>
  claimForAll([...pages, ...UNLISTED], String, (address) => {
    const noIndex = elementsOf(address, 'meta[name="robots"][content*="noindex"]');
    expect(noIndex).toHaveLength(UNLISTED.includes(address) ? 1 : 0);
    expect(elementsOf(address, 'html[lang="en"][dir="ltr"]')).toHaveLength(1);
  }));
