/** No link of the site leads nowhere: not to a page, not to a heading, not to a file. */

import {resolveAddress} from '@speech-docs/publish/delivery/addresses.server';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {attribute, elementsOf, idsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {sitePages} from '../support/pages';

const pages = [...sitePages(), '/404.html'];

/** Returns what is wrong with a link from a page, or nothing. */
function faultOf(href: string, from: string): string | undefined {
  const {origin, pathname, hash} = new URL(href, provider.siteUrl + from);
  if (origin !== provider.siteUrl) return undefined;
  // The not-found page is at whatever address was asked for; links to itself are its skip link and its language.
  if (from === '/404.html' && ['/404', '/404.html'].includes(pathname)) return undefined;
  const resolved = resolveAddress(pathname, BUILD);
  if (resolved.kind === 'missing') return `${href} leads nowhere`;
  if (resolved.kind === 'redirect') return `${href} is redirected; write ${resolved.to}`;
  const id = decodeURIComponent(hash.slice(1));
  return id && !idsOf(pathname).includes(id) ? `${href} names a heading that is not there` : undefined;
}

describe('every page', () => {
  it('links only to pages, headings and files that exist, by their own addresses', () =>
    claimForAll(pages, String, (address) => {
      const targets = elementsOf(address, 'a[href], link[rel="stylesheet"], link[rel="icon"], link[rel="preload"]')
        .map((element) => attribute(element, 'href') ?? '')
        .filter((href) => !/^(mailto|tel):/.test(href));
      const faults = [...new Set(targets)].map((href) => faultOf(href, address)).filter(Boolean);
      expect(faults).toEqual([]);
    }));

  it('has no link without an address, which keys do not reach and search engines count as a fault', () =>
    claimForAll(pages, String, (address) => {
      expect(elementsOf(address, 'a:not([href])')).toEqual([]);
    }));

  it('opens another site in a tab that knows nothing of this one (F12)', () => {
    const outside = pages.flatMap((address) => elementsOf(address, 'a[target="_blank"]'));
    expect(outside.length).toBeGreaterThan(pages.length);
    expect(outside.filter((link) => !attribute(link, 'rel')?.includes('noopener'))).toEqual([]);
  });

  it('loads only pictures, scripts and sounds that exist', () =>
    claimForAll(pages, String, (address) => {
      const sources = elementsOf(address, '[src]').map((element) => attribute(element, 'src') ?? '');
      const faults = [...new Set(sources)]
        .filter((source) => !source.startsWith('data:'))
        .map((source) => faultOf(source, address));
      expect(faults.filter(Boolean)).toEqual([]);
    }));

  it('gives every id once', () =>
    claimForAll(pages, String, (address) => {
      const all = idsOf(address);
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    }));

  it('has a canonical address that is its own', () =>
    claimForAll(sitePages(), String, (address) => {
      const canonical = elementsOf(address, 'link[rel="canonical"]').map((link) => attribute(link, 'href'));
      expect(canonical).toEqual([provider.siteUrl + address]);
    }));
});
