/** What search engines, link previews and browser tabs are told about each page. */
import {describe, expect, it} from 'vitest';
import {attribute, elementsOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {sitePages} from '../support/pages';

const pages = sitePages().filter((address) => address !== '/search' && address !== '/not-found');

function descriptionOf(address: string): string {
  const [meta, ...more] = elementsOf(address, 'meta[name="description"]');
  expect(more).toEqual([]);
  return (meta && attribute(meta, 'content')) ?? '';
}

describe('every page', () => {
  it('is described in one sentence of 70 to 160 characters that is not its title', () =>
    claimForAll(pages, String, (address) => {
      const description = descriptionOf(address);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).not.toContain('{{');
      expect(description).not.toBe(wordsOf(address, 'h1'));
    }));

  it('may be indexed and says its language', () =>
    claimForAll(pages, String, (address) => {
      expect(elementsOf(address, 'meta[name="robots"][content*="noindex"]')).toEqual([]);
      expect(elementsOf(address, 'html[lang="en"][dir="ltr"]')).toHaveLength(1);
    }));
});

describe('all pages', () => {
  it('have descriptions of their own', () => {
    const all = pages.map(descriptionOf);
    expect(all.filter((description, index) => all.indexOf(description) !== index)).toEqual([]);
  });
});

describe.each(['/search', '/not-found', '/404.html'])('%s', (address) => {
  it('keeps search engines from listing it', () => {
    expect(elementsOf(address, 'meta[name="robots"][content*="noindex"]')).toHaveLength(1);
  });
});
