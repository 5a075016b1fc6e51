import {describe, expect, it} from 'vitest';
import {hitAddress, sitePath} from '../../../src/search/address';
import {MAX_HITS, readHit, readMarks, readResponse} from '../../../src/search/backend/readResponse';
import {answerWith, rawHit} from '../../support/fakeSearchService';
import {bracketed} from '../../support/segments';

const context = {origin: 'http://localhost:3000', siteUrl: 'https://docs.example.com', words: 10};
const read = (hits: unknown, fields = {}) => readResponse(answerWith(hits, fields), context);
const good = rawHit({objectID: 'good'});

it('what an index sent gives the hits, how many there are in all, and the id of the query, where that is a text', () => {
  const {hits, total, queryID} = read([good], {nbHits: 31, queryID: 'q1'});
  expect([hits?.map(({objectID}) => objectID), total, queryID]).toEqual([['good'], 31, 'q1']);
  expect(read([good], {queryID: {}}).queryID).toBeUndefined();
});

describe('a hit that an index sent', () => {
  it.each([
    ['no hierarchy', {hierarchy: undefined}],
    ['an empty hierarchy and no text', {hierarchy: {}, type: 'lvl1'}],
    ['no address', {url: undefined}],
    ['a script for an address', {url: 'javascript:alert(1)'}],
    ['a file for an address', {url: 'file:///etc/hosts'}],
    ['a number for an address', {url: 42}],
    ['an address that is none', {url: 'https://'}],
  ])('is dropped with %s, and the others stay (A15, A16)', (_what, fields) => {
    const hits = read([rawHit({objectID: 'bad', ...fields}), good]).hits;
    expect(hits?.map(({objectID}) => objectID)).toEqual(['good']);
  });

  it.each([[null], ['text'], [7], [[]], [{hierarchy: 3, url: '/a'}]])(
    'costs nothing but itself when it is %j (A17)',
    (bad) => {
      expect(read([bad, good]).hits).toHaveLength(1);
    },
  );

  it.each([
    ['that of the site, at the origin being read', 'https://docs.example.com/a#b', 'http://localhost:3000/a#b', '/a#b'],
    ['a relative one, resolved', '/a?x=1#b', 'http://localhost:3000/a?x=1#b', '/a?x=1#b'],
    [
      'one on another host, as it is',
      'https://a.example.net/b?c=1#5%25',
      'https://a.example.net/b?c=1#5%25',
      'https://a.example.net/b?c=1#5%25',
    ],
  ])('keeps an address: %s', (_what, url, kept, path) => {
    expect(readHit(rawHit({url}), context)?.url).toBe(kept);
    expect(sitePath(kept, {origin: context.origin} as Location)).toBe(path);
  });

  it.each([
    ['#100%', '/a#100%25'],
    ['#%E0%A4%A', '/a#%25E0%25A4%25A'],
    ['?x=1#50%', '/a?x=1#50%25'],
  ])('ends in %s without taking the page down: the percent sign is written as one', (end, expected) => {
    expect(hitAddress(`/a${end}`, context)).toBe(context.origin + expected);
  });

  it.each([
    ['no highlight', {_highlightResult: undefined}],
    ['a null snippet', {_snippetResult: null}],
    ['no section', {hierarchy: {lvl0: null, lvl1: 'Latency', lvl2: 'Choose a delay'}}],
    ['an unknown type', {type: 'weird'}],
    ['a type whose level is empty', {type: 'lvl6'}],
    ['numbers for texts', {content: 5, _snippetResult: {hierarchy: {lvl1: {value: 9}}}}],
  ])('is shown without marks rather than lost with %s (A18)', (_what, fields) => {
    const hit = readHit(rawHit(fields), context);
    expect(bracketed(hit?.hierarchy.lvl1)).toMatch(/Latency/);
    expect(bracketed(hit?.hierarchy.lvl0), 'the name of its section').toMatch(/\S/);
  });

  it.each([
    ['pairs of the bare tag', 'a <mark>max</mark>_<mark>delay</mark> b', 'a [max]_[delay] b'],
    ['two words that touch', '<mark>a</mark><mark>b</mark>', '[a][b]'],
    ['a tag with a handler', '<mark onmouseover=alert(1)>x</mark>', '<mark onmouseover=alert(1)>x'],
    ['a tag left open', 'a <mark>b', 'a b'],
    ['a tag closed twice', '<mark>a</mark></mark>b', '[a]b'],
    ['nested tags', '<mark>a<mark>b</mark></mark>', '[ab]'],
    ['a tag in capitals', '<MARK>a</MARK>', '<MARK>a</MARK>'],
    ['a type', 'List<String> of <mark><b></mark>', 'List<String> of [<b>]'],
    ['entities', '&lt;b&gt; &amp;amp;', '&lt;b&gt; &amp;amp;'],
    ['an image that runs script', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('shows %s as its author wrote it, and marks only what the service marked', (_what, sent, shown) => {
    expect(bracketed(readMarks(sent))).toBe(shown);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', '2024'])('may be called %s and keeps its position', (name) => {
    const hits = read([
      good,
      rawHit({objectID: 'b', hierarchy: {lvl0: name, lvl1: name}, type: 'lvl1'}),
      rawHit({objectID: 'c'}),
    ]).hits;
    expect(hits.map(({objectID}) => objectID)).toEqual(['good', 'b', 'c']);
    expect(bracketed(hits[1]?.hierarchy.lvl0)).toBe(name);
  });

  it('appears once, however often it was sent (A20)', () => {
    expect(read([good, good, good]).hits).toHaveLength(1);
  });

  it('is cut when its title has 5,000 characters', () => {
    const hit = readHit(rawHit({hierarchy: {lvl0: 'Guides', lvl1: 'x'.repeat(5000)}, type: 'lvl1'}), context);
    expect(bracketed(hit?.hierarchy.lvl1).length).toBeLessThanOrEqual(2000);
  });
});

it.each([
  [{}],
  [[]],
  [null],
  ['x'],
  [{results: []}],
  [{results: null}],
  [{results: [{hits: null}]}],
  [{results: [{hits: {}}]}],
])('a response without hits is an outage, not "no results": %j (A6, A9, A10)', (raw) => {
  expect(() => readResponse(raw, context)).toThrowError(expect.objectContaining({reason: 'malformed'}));
});

it.each([undefined, -4, Number.POSITIVE_INFINITY, '3', null])(
  'a response counts its own hits when nbHits is %s (A19)',
  (nbHits) => {
    const result = read([good], {nbHits, nbPages: nbHits, page: nbHits});
    expect(result).toMatchObject({total: 1, pages: 1, page: 0});
  },
);

it('a first page whose hits are all unusable is a search without hits, whatever was counted', () => {
  const unusable = rawHit({url: null});
  expect(read([unusable], {nbHits: 40})).toMatchObject({hits: [], total: 0});
  expect(read([unusable], {nbHits: 40, page: 1})).toMatchObject({hits: [], total: 40});
});

it('a response of 10,000 hits becomes a list that a screen can paint, and the others are not looked at (A22)', () => {
  const looked = new Set<unknown>();
  const many = Array.from({length: 10_000}, (_, index) => {
    const hit = rawHit({objectID: `h${index}`});
    return new Proxy(hit, {get: (target, key) => looked.add(index) && Reflect.get(target, key)});
  });
  expect(read(many).hits).toHaveLength(MAX_HITS);
  expect(looked.size).toBe(MAX_HITS);
});
