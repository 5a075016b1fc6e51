/** The picture that a chat or a social network shows beside a link to a page. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {attribute, elementsOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {sitePages} from '../support/pages';
import {request} from '../support/request';
import {type Served, serve} from '../support/served';

const MAX_BYTES = 50_000;
const SHARED = `${provider.siteUrl}/img/social-card.png`;
/** The search page has no title to show: nobody shares it without a query. */
const pages = sitePages().filter((address) => address !== '/search');

let served: Served;
beforeAll(async () => {
  served = await serve(BUILD);
});
afterAll(() => served?.close());

const get = (address: string) => request(served.port, new URL(address).pathname);

/** The pictures that a page names, for all who ask and for one network. */
const imagesOf = (address: string) =>
  ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((selector) =>
    elementsOf(address, selector).map((meta) => attribute(meta, 'content') ?? ''),
  );

describe('every page', () => {
  it('names one card by its whole address, which is served as a small PNG of 1200 × 630 pixels', () =>
    claimForAll(pages, String, async (address) => {
      const [[card = '', ...more] = [], twitter] = imagesOf(address);
      expect(card).toMatch(/^https:\/\/[^/]+\/assets\/cards\/[0-9a-f]{8}\.png$/);
      expect(card.startsWith(`${provider.siteUrl}/`)).toBe(true);
      expect([more, twitter]).toEqual([[], [card]]);
      const {status, headers, body} = await get(card);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
      expect(body.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(body.length).toBeLessThanOrEqual(MAX_BYTES);
    }));
});

describe('all pages', () => {
  it('have a card of their own: the same one only under the same title', () => {
    const titles = new Map<string, Set<string>>();
    for (const address of pages) {
      const card = imagesOf(address)[0]?.[0] ?? '';
      titles.set(card, (titles.get(card) ?? new Set()).add(wordsOf(address, 'h1') ?? ''));
    }
    expect([...titles.values()].filter(({size}) => size > 1)).toEqual([]);
    expect(titles.size).toBeGreaterThan(pages.length * 0.9);
  });
});

describe.each(['/search', '/404.html'])('%s', (address) => {
  it('names the picture of the site, which is served', async () => {
    expect(imagesOf(address)).toEqual([[SHARED], [SHARED]]);
    const {status, headers} = await get(SHARED);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  });
});
