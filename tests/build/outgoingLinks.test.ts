/** No page is a dead end: each has words to be found by, neighbors, and links to what belongs to it. */
import {describe, expect, it} from 'vitest';
import {attribute, elementsOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {declaredPages} from '../support/declaredPages';

const pages = declaredPages();
const guides = pages.filter(({kind, path}) => kind === 'guide' && path !== '/not-found').map(({path}) => path);
const references = pages.filter(({kind}) => kind === 'reference').map(({path}) => path);

/** Pages that readers leave by their cards rather than in order, and the only page of a section. */
const WITHOUT_NEIGHBORS = new Set<string>([
  '/',
  '/get-started/quickstart',
  '/speech-to-text/',
  '/speech-to-text/batch/quickstart',
  '/api-ref/',
  '/api-ref/batch/get-usage-statistics',
]);

/** Addresses on this site that the text of a page links to, other pages only. */
function linkedFrom(address: string): string[] {
  const links = elementsOf(address, '.theme-doc-markdown a[href^="/"]');
  const paths = links.map((link) => (attribute(link, 'href') ?? '').split(/[?#]/, 1)[0] ?? '');
  return [...new Set(paths)].filter((path) => path !== address);
}

function neighborsOf(address: string): string[] {
  return elementsOf(address, '.pagination-nav a').map((link) => attribute(link, 'href') ?? '');
}

describe('every guide and reference page', () => {
  it('has three words or more that it is found by', () =>
    claimForAll([...guides, ...references], String, (address) => {
      const [meta] = elementsOf(address, 'meta[name="keywords"]');
      const words = ((meta && attribute(meta, 'content')) ?? '').split(',').map((word) => word.trim());
      expect(words.length, words.join()).toBeGreaterThanOrEqual(3);
      expect(new Set(words).size).toBe(words.length);
    }));

  it('has neighbors to go back and on to, unless it is a place to choose from', () =>
    claimForAll([...guides, ...references], String, (address) => {
      const neighbors = neighborsOf(address);
      if (WITHOUT_NEIGHBORS.has(address)) expect(neighbors).toEqual([]);
      else expect(neighbors.length).toBeGreaterThanOrEqual(1);
      expect(neighbors).not.toContain(address);
    }));
});

describe('every guide', () => {
  it('links to two siblings or more, and to the reference or to a page that does', () =>
    claimForAll(guides, String, (address) => {
      const linked = linkedFrom(address);
      const siblings = linked.filter((path) => guides.some((guide) => guide === path));
      expect(siblings.length, siblings.join()).toBeGreaterThanOrEqual(2);
      const near = [address, ...siblings].some((path) =>
        linkedFrom(path).some((target) => target.startsWith('/api-ref')),
      );
      expect(near, 'no way to the reference').toBe(true);
    }));

  it('opens with a paragraph, not with a heading or a box', () =>
    claimForAll(guides, String, (address) => {
      const body = elementsOf(address, '.theme-doc-markdown > *').map(({tagName}) => tagName);
      // The wave of a product stands beside the title.
      expect(body.find((tagName) => tagName !== 'header' && tagName !== 'svg')).toBe('p');
      expect(wordsOf(address, '.theme-doc-markdown > p')?.length ?? 0).toBeGreaterThan(30);
    }));
});

describe('the chain of neighbors', () => {
  it('leads from each page to one that leads back', () => {
    const broken = [...guides, ...references].flatMap((address) => {
      const [next] = elementsOf(address, '.pagination-nav__link--next').map((link) => attribute(link, 'href') ?? '');
      if (!next || WITHOUT_NEIGHBORS.has(next)) return [];
      const back = elementsOf(next, '.pagination-nav__link--prev').map((link) => attribute(link, 'href') ?? '');
      return back.includes(address) ? [] : [`${address} → ${next} → ${back}`];
    });
    expect(broken).toEqual([]);
  });
});
