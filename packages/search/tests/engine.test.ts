import {describe, expect, it} from 'vitest';
import {readTable} from '../../../tests/support/readTable';
import {bracketed} from '../../../tests/support/segments';
import {FILTERS, requestFor} from '../../../tools/ranking/evaluate';
import {openEngine} from '../engine';
import {indexFileOf} from '../indexFile';
import type {PageText} from '../records';
import type {SearchRequest} from '../types';

const SITE = 'https://docs.example.com';

interface PageRow {
  path: string;
  section: string;
  title: string;
  /** Sections, with their texts. */
  parts?: Record<string, string[]>;
  /** Names that its author expects readers to use. */
  keywords?: string[];
  /** Anchors of fields of the reference, whose titles are the ends of their paths. */
  fields?: string[];
  /** What is defined on the page. */
  entries?: [title: string, anchor: string, text: string][];
}
type Row = [what: string, query: string, place: string];
const cases = readTable<{
  pages: PageRow[];
  finds: Row[];
  besideReference: {pages: PageRow[]; finds: Row[]};
  facts: {pages: PageRow[]; finds: Row[]; none: Row[]};
}>('packages/search/tests/cases.yaml');

function pageOf({path, section, title, parts = {}, keywords = [], fields = [], entries = []}: PageRow): PageText {
  const headings: PageText['headings'] = [
    {level: 1, title, anchor: '', blocks: [], code: ''},
    ...Object.entries(parts).map(([title, blocks]) => {
      return {level: 2, title, anchor: title.toLowerCase().replaceAll(' ', '-'), blocks, code: ''};
    }),
    ...fields.map((anchor) => ({level: 4, title: anchor.split('.').at(-1) ?? '', anchor, blocks: [], code: ''})),
    ...entries.map(([title, anchor, text]) => ({level: 3, title, anchor, blocks: [text], code: '', isEntry: true})),
  ];
  const tag = path.startsWith('/api-ref') ? 'docs-apiRef-current' : 'docs-default-current';
  return {path, section, tag, keywords, headings};
}
const engineOf = (rows: PageRow[]) => openEngine(indexFileOf(rows.map(pageOf), 'en'));

const pages = cases.pages.map(pageOf);
const engine = openEngine(indexFileOf(pages, 'en'));
const search = (query: string, request: Partial<SearchRequest> = {}) => engine.search(requestFor(query, request), SITE);
const paths = (query: string) => search(query).hits.map(({url}) => url.replace(SITE, ''));

describe('the reader finds', () => {
  it.each(cases.finds)('%s', (_what, query, place) => {
    expect(paths(query)[0]?.endsWith(`/${place}`), paths(query)[0]).toBe(true);
  });

  it('a sentence to read rather than the names that a sample contains, and before it the name that matched', () => {
    const [shown] = pages.filter(({path}) => path.endsWith('/delete-a-job'));
    const sampled = structuredClone(shown as PageText);
    for (const heading of sampled.headings.slice(1)) heading.code = 'job_locked unlockNow locked_job jobLocked';
    const [text] = sampled.headings[1]?.blocks ?? [];
    const hits = (query: string) => openEngine(indexFileOf([sampled], 'en')).search(requestFor(query), SITE).hits;
    expect(bracketed(hits('job locked')[0]?.snippet)).toBe('423: the [job] is [locked].');
    expect(bracketed(hits('unlockNow')[0]?.snippet)).toBe(`[unlock][Now] · ${text}`);
  });

  it('the name of a row with the part that matches, in as many words as a snippet has', () => {
    const parts = {Time: ['Session length · 48 h; Longest life of one session.']};
    const limits = {path: '/limits', section: 'Speech to Text', title: 'Limits', parts};
    const {hits} = engineOf([limits]).search(requestFor('48 h', {snippetWords: 4}), '');
    expect(bracketed(hits[0]?.snippet)).toBe('Session length · [48] [h];…');
  });

  it('only what contains a quoted phrase word for word', () => {
    expect(paths('"temporary keys"')).toEqual(['/get-started/authentication#temporary-keys']);
    expect(paths('"keys temporary"')).toEqual([]);
  });

  it.each(['1012', '16', 'v1'])('no neighbour of the number %s by a typo', (query) => {
    expect(paths(query).every((path) => path.includes('quickstart'))).toBe(true);
  });
});

describe('beside a reference, the reader finds', () => {
  const beside = engineOf(cases.besideReference.pages);

  it('nothing for a language whose name is a letter and a sign', () => {
    const found = (query: string) => beside.search(requestFor(query), SITE).total;
    expect([found('C++'), found('c#')]).toEqual([0, 0]);
    expect(found('c')).toBeGreaterThan(0);
  });

  it.each(cases.besideReference.finds)('%s', (_what, query, place) => {
    const [first] = beside.search(requestFor(query), SITE).hits;
    expect(first?.url.endsWith(place), first?.url).toBe(true);
  });
});

describe('the fact that a query names', () => {
  const defined = engineOf(cases.facts.pages);
  const factsOf = (query: string) => defined.search(requestFor(query), SITE).facts?.map(({url}) => url);

  it.each(cases.facts.finds)('is %s', (_what, query, place) => {
    const {facts, hits} = defined.search(requestFor(query), SITE);
    expect(facts?.map(({url}) => url)).toEqual([SITE + place]);
    expect(hits[0]?.url).toBe(SITE + place);
  });

  it('comes with its text', () => {
    const [limit] = defined.search(requestFor('max file size'), SITE).facts ?? [];
    expect(bracketed(limit?.snippet)).toBe('1 GB; Larger [files] are rejected.');
  });

  it('is one for each API where two mean different things by a name', () => {
    expect(factsOf('idle_timeout')?.sort()).toEqual([`${SITE}/api-ref/agents#idle`, `${SITE}/api-ref/realtime#idle`]);
  });

  it.each(cases.facts.none)('is none: %s', (_what, query, place) => {
    const {facts, hits} = defined.search(requestFor(query), SITE);
    expect(facts).toBeUndefined();
    expect(hits[0]?.url).toBe(SITE + place);
  });
});

it('a page comes before the sections of other pages whose heading several of them share', () => {
  const guide = {section: 'Guides', parts: {Troubleshooting: ['Errors.']}};
  const shared = ['/a', '/b', '/c'].map((path) => ({...guide, path, title: `Page ${path}`}));
  const own = {...guide, path: '/z', title: 'Batch troubleshooting', parts: {Errors: ['Texts.']}};
  const [first] = engineOf([...shared, own]).search(requestFor('troubleshooting'), 'https://x.example').hits;
  expect(first?.url).toBe('https://x.example/z');
});

it('an entry of a failure is named by its title and by the texts of the contract', () => {
  const section = 'API Reference';
  const reference = pageOf({path: '/api-ref/e', section, title: 'E', parts: {'4005 quota_exceeded': ['Text.']}});
  Object.assign(reference.headings[1] ?? {}, {isEntry: true, names: ['<n> of <n> sessions in use']});
  const parts = {'Concurrent sessions': ['They close with 4005.']};
  const guide = pageOf({path: '/q', section: 'Guides', title: 'Quickstart', parts});
  const engine = openEngine(indexFileOf([guide, reference], 'en'));
  for (const query of ['4005', 'quota_exceeded: 2 of 2 concurrent', 'Error: 20 of 20 sessions in use.']) {
    const {hits, facts} = engine.search(requestFor(query), 'https://x.example');
    expect(hits[0]?.url, query).toBe('https://x.example/api-ref/e#4005-quota_exceeded');
    expect(facts).toHaveLength(1);
  }
});

/** Nothing, punctuation, signs of any script, markup, and names that objects have. */
const ODD = [
  ...[
    '',
    '   ',
    '.*+?^$ {}()[]|\\',
    '🔥'.repeat(32),
    '\u0301'.repeat(60),
    'a',
    'مفتاح السر',
    '<script>alert(1)</script>',
  ],
  ...['"temporary', '""', '\ud83d', '\u0000', '\u202eabc', 'constructor', '__proto__', 'toString'],
  ...['delay '.repeat(10), 'x'.repeat(64)],
];

it('a query of anything has a defined result (J3)', () => {
  for (const query of ODD) {
    const result = search(query);
    expect(result.total, query).toBeGreaterThanOrEqual(result.hits.length);
  }
});

describe('a result', () => {
  it('counts all hits, and has each page of them, and none beyond the last', () => {
    const result = search('delay', {hitsPerPage: 1});
    expect(result).toMatchObject({page: 0, pages: result.total});
    const all = search('a').hits.map(({objectID}) => objectID);
    const pagesOfTwo = [0, 1, 2, 3, 4, 5].flatMap((number) => search('a', {page: number, hitsPerPage: 2}).hits);
    expect(pagesOfTwo.map(({objectID}) => objectID)).toEqual(all.slice(0, 12));
    expect(search('a', {page: 999}).hits).toEqual([]);
  });

  const titles = (request: Partial<SearchRequest>) =>
    search('quickstart', request)
      .hits.filter(({type}) => type === 'lvl1')
      .map(({url}) => new URL(url).pathname)
      .sort();

  it('is in the language and the versions that the reader reads', () => {
    expect(titles({filters: {...FILTERS, language: 'fr'}})).toEqual([]);
    expect(titles({filters: {...FILTERS, tags: ['docs-default-2.0']}})).toEqual([]);
    expect(titles({})).toEqual(['/get-started/quickstart', '/speech-to-text/real-time/quickstart']);
  });

  it.each([
    ['each word by itself', 'partial transcripts', 'lvl2', '[Partial] [transcripts]'],
    ['the typed letters of a prefix', 'lat', 'lvl1', 'Real-Time [Lat]ency'],
    ['the whole word of a typo', 'latnecy', 'lvl1', 'Real-Time [Latency]'],
    ['the parts of a compound one by one', 'real-time', 'lvl1', '[Real]-[Time] Latency'],
  ] as const)('marks %s', (_what, query, level, text) => {
    const marked = search(query).hits.map(({hierarchy}) => bracketed(hierarchy[level]));
    expect(marked.find((title) => title.includes('['))).toBe(text);
  });

  it('marks what was searched for, not the words that hold the question together', () => {
    const snippet = (query: string) => bracketed(search(query).hits[0]?.snippet);
    expect(snippet('what is the order of the words')).toContain('said, in the [order] of the');
    expect(snippet('of the')).toContain('[');
  });

  it('cuts long texts to the words around the match, with the ellipsis glued on', () => {
    const [cut] = search('order', {snippetWords: 5})
      .hits.map(({snippet}) => bracketed(snippet))
      .filter((snippet) => snippet.includes('order'));
    expect(cut).toMatch(/^….*\[order\].*…$/);
    expect(cut?.split(' ')).toHaveLength(5);
  });
});
