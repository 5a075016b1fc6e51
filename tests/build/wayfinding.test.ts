/** Every page says where the reader is, and where else to go, in words that mean one page. */
import {describe, expect, it} from 'vitest';
import sidebarsDocs from '../../sidebars';
import sidebarsApiRef from '../../sidebarsApiRef';
import {attribute, elementsOf, wordsOf} from '../support/built';
import {declaredPages} from '../support/declaredPages';
import {sitePages} from '../support/pages';

/** What fits beside a page of a laptop without scrolling, with room for the sections. */
const MOST_ROWS = 15;

const pages = declaredPages().filter(({kind}) => kind !== 'search');
const alone = pages.filter(({sidebar}) => sidebar === null).map(({path}) => path);

interface Item {
  label?: string;
  items?: readonly (Item | string)[];
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
  it(`shows at most ${MOST_ROWS} rows at once, on every page`, () => {
    const rows = pages.map(({path}) => [path, elementsOf(path, '.theme-doc-sidebar-menu .menu__link').length] as const);
    expect(rows.filter(([, count]) => count > MOST_ROWS)).toEqual([]);
  });

  it('names no two pages alike', () => {
    const named = pages.flatMap(({sidebar, sidebarLabel}) => (sidebarLabel ? [`${sidebar}: ${sidebarLabel}`] : []));
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it('says of what: no label is a word that fits several places', () => {
    const bare = /^(features|guides|languages|limits|overview|quickstart|reference|setup|api reference)$/i;
    expect(labels.filter((label) => bare.test(label))).toEqual([]);
  });

  it('is written in sentence case, without full stops', () => {
    // Names of things keep their capitals.
    const names =
      /^(API|CPU|FFmpeg|GitHub|ID|JavaScript|LiveKit|Next\.js|Python|REST|React|Native|Rust|SDKs?|SRT|URLs?|WebRTC|WebSocket|APIs|\.NET)[,)]?$/;
    const wrong = labels.filter((label) => {
      const [, ...words] = label.split(' ');
      return label.endsWith('.') || words.some((word) => /^\(?[A-Z]/.test(word) && !names.test(word));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a page', () => {
  it('has a window title that no other page has', () => {
    const titles = sitePages().map((path) => wordsOf(path, 'head title') ?? '');
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe.each(alone)('%s, which has no sidebar,', (path) => {
  it('has breadcrumbs that end in its name', () => {
    const crumbs = elementsOf(path, '.theme-doc-breadcrumbs li');
    expect(crumbs.length).toBeGreaterThanOrEqual(3);
    expect(wordsOf(path, '.theme-doc-breadcrumbs li:last-child')).toBe(wordsOf(path, 'h1'));
  });

  it('marks its area in the top bar', () => {
    const [active, ...more] = elementsOf(path, '.navbar__link--active');
    expect(more).toEqual([]);
    expect(active && attribute(active, 'href')).toBe(path.startsWith('/api-ref') ? '/api-ref/' : '/');
  });

  it('links to a neighbor on each side', () => {
    expect(elementsOf(path, '.pagination-nav a')).toHaveLength(2);
  });
});
