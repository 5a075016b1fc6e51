/** Every page says where the reader is, and where else to go, in words that mean one page. */
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import sidebarsDocs from '../../sidebars';
import sidebarsApiRef from '../../sidebarsApiRef';
import {attribute, elementsOf, fileOf, htmlOf, wordsOf} from '../support/built';
import {claimForAll} from '../support/claim';
import {declaredPages} from '../support/declaredPages';
import {sitePages} from '../support/pages';

/** Pages whose label in the sidebar is not their title, each with its reason. */
const OTHER_LABELS: Record<string, string> = {
  '/': 'its title is a sentence about the product, its label says which page it is',
};

/** An address in a command or a comment: the path ends before space, quotes, and fragment. */
const SITE_ADDRESS = new RegExp(`${provider.siteUrl.replaceAll('.', '[.]')}(/[^\\s"'#)]*)`, 'g');

const pages = declaredPages().filter(({kind}) => kind !== 'search');
const alone = pages.filter(({sidebar}) => sidebar === null).map(({path}) => path);

interface Item {
  id?: string;
  label?: string;
  href?: string;
  items?: readonly (Item | string)[];
  link?: {slug?: string};
}

const labelsIn = (items: readonly (Item | string)[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? [] : [...(item.label ? [item.label] : []), ...labelsIn(item.items ?? [])],
  );
const labels = [
  ...labelsIn(sidebarsDocs.docs as readonly (Item | string)[]),
  ...labelsIn(sidebarsApiRef.apiRef as readonly (Item | string)[]),
  ...pages.flatMap(({sidebarLabel}) => sidebarLabel ?? []),
];

describe('the sidebar', () => {
  it('has one name for a page: its label is its title and its first heading', () => {
    const differing = pages.flatMap(({path, sidebarLabel}) => {
      const title = wordsOf(path, 'h1');
      return sidebarLabel && sidebarLabel !== title && !(path in OTHER_LABELS) ? [[path, sidebarLabel, title]] : [];
    });
    expect(differing).toEqual([]);
  });

  it('uses the word "Next" for the version of the documentation, and in no heading', () => {
    const headed = pages.filter(({path}) => /<h[23][^>]*>(?:<[^>]*>)*Next</.test(htmlOf(path)));
    expect(headed.map(({path}) => path)).toEqual([]);
  });

  it('names no two pages alike', () => {
    const named = pages.flatMap(({sidebar, sidebarLabel}) => (sidebarLabel ? [`${sidebar}: ${sidebarLabel}`] : []));
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it('says of what: no label is a word that fits several places', () => {
    const bare = /^(features|guides|languages|limits|overview|quickstart|reference|setup)$/i;
    expect(labels.filter((label) => bare.test(label))).toEqual([]);
  });

  it('is written in sentence case, without full stops', () => {
    // Names of things keep their capitals.
    const names =
      /^\(?(API|CPU|FFmpeg|GPU|MCP|GitHub|ID|JavaScript|LiveKit|Next\.js|Python|REST|React|Native|Rust|SDKs?|SRT|URLs?|WebRTC|WebSocket|APIs|\.NET)[,)]?$/;
    const wrong = labels.filter((label) => {
      const [, ...words] = label.split(' ');
      return label.endsWith('.') || words.some((word) => /^\(?[A-Z]/.test(word) && !names.test(word));
    });
    expect(wrong).toEqual([]);
  });
});

it('a page has a window title that no other page has', () => {
  const titles = sitePages().map((path) => wordsOf(path, 'head title') ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it('a page names no address of this site in code that is not there', () => {
  const named = sitePages().flatMap((path) =>
    elementsOf(path, 'pre').flatMap((block) =>
      [...textOf(block).matchAll(SITE_ADDRESS)].map(([, address = '']) => ({path, address})),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({address}) => !fileOf(address))).toEqual([]);
});

it('a page without a sidebar has no tree beside its text, breadcrumbs that end in its name, and a link to a neighbor', () =>
  claimForAll(alone, String, (path) => {
    expect(elementsOf(path, 'nav[aria-label="Docs sidebar"]')).toEqual([]);
    expect(elementsOf(path, '.theme-doc-breadcrumbs li').length).toBeGreaterThanOrEqual(2);
    expect(wordsOf(path, '.theme-doc-breadcrumbs li:last-child')).toBe(wordsOf(path, 'h1'));
    expect(elementsOf(path, '.pagination-nav a').length).toBeGreaterThan(0);
  }));

it('the links at the foot of a page are no landmark where there are none', () => {
  const isEmpty = (path: string) =>
    elementsOf(path, '.pagination-nav').length > 0 && elementsOf(path, '.pagination-nav a').length === 0;
  expect(sitePages().filter(isEmpty)).toEqual([]);
});

it('the footer has columns of links, the logo and the copyright', () => {
  expect(elementsOf('/', 'footer ul')).toHaveLength(4);
  expect(elementsOf('/', 'footer ul a[href="/speech-to-text/batch/quickstart"]')).toHaveLength(1);
  expect(elementsOf('/', 'footer img').map((logo) => attribute(logo, 'alt'))).toContain(provider.name);
  expect(wordsOf('/', 'footer')).toContain(`© ${provider.name}`);
  const links = elementsOf('/', 'footer ul a[href^="https:"]').map((link) => [
    textOf(link).trim(),
    attribute(link, 'href'),
  ]);
  const {statusUrl, supportUrl, portalUrl, githubUrl, pricingUrl, changelogUrl, privacyUrl} = provider;
  const named = {Status: statusUrl, Support: supportUrl, Portal: portalUrl, GitHub: githubUrl, Pricing: pricingUrl};
  const all = {...named, 'Release notes': changelogUrl, Privacy: privacyUrl};
  expect(links).toEqual(Object.entries(all).filter(([, url]) => url));
});
