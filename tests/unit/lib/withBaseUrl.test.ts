import {describe, expect, it} from 'vitest';
import {addressOf, pathOf, withBaseUrl} from '../../../src/lib/withBaseUrl';

describe('HTML made from the contracts', () => {
  const html = '<p id="a">See <a class="ref" href="/guide#part">Guide</a> and <code>href="/x"</code>.</p>';

  it('links to pages below the base URL of the site', () => {
    expect(withBaseUrl(html, '/docs/')).toContain('<a class="ref" href="/docs/guide#part">');
  });

  it('keeps other addresses and text that looks like a link', () => {
    const other =
      '<a href="https://example.com/">a</a><a href="//example.com/">b</a><a href="#c">c</a><a href="/docs/d">d</a>';
    expect(withBaseUrl(other, '/docs/')).toBe(other);
    expect(withBaseUrl(html, '/docs/')).toContain('<code>href="/x"</code>');
  });

  it('stays as it is on a site at the root', () => {
    expect(withBaseUrl(html, '/')).toBe(html);
  });
});

describe('a path of the site', () => {
  it.each([
    ['/', '/search'],
    ['/docs/', '/docs/search'],
  ])('below %s has the address %s', (baseUrl, address) => {
    expect(addressOf('/search', baseUrl)).toBe(address);
    expect(addressOf('search', baseUrl)).toBe(address);
    expect(pathOf(address, baseUrl)).toBe('/search');
  });
});
