/** What search engines, link previews and browser tabs are told about each page. */
import {expect, it} from 'vitest';
import {attribute, elementsOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {sitePages} from '../support/pages';

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
