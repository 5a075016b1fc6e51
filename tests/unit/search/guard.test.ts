import {describe, expect, it} from 'vitest';
import {MAX_HITS, ownAddress, rebuildAnswer, rebuildHit, toHit} from '../../../src/search/guard';
import {answerWith, rawHit} from '../../support/fakeSearchService';

const context = {origin: 'http://localhost:3000', siteUrl: 'https://docs.example.com', words: 10};
const rebuild = (hits: unknown, fields = {}) => rebuildAnswer(answerWith(hits, fields), ['delay'], context).results[0];
const good = rawHit({objectID: 'good'});

describe('a hit that an index sent', () => {
  it('points at the origin being read', () => {
    expect(rebuildHit(good, context)?.url).toBe(
      'http://localhost:3000/speech-to-text/real-time/latency#choose-a-delay',
    );
  });

  it.each([
    ['no hierarchy', {hierarchy: undefined}],
    ['an empty hierarchy and no text', {hierarchy: {}, type: 'lvl1'}],
    ['no address', {url: undefined}],
    ['a script for an address', {url: 'javascript:alert(1)'}],
    ['an address elsewhere', {url: 'https://evil.example/x'}],
    ['a number for an address', {url: 42}],
    ['an address that is none', {url: 'https://'}],
  ])('is dropped with %s, and the others stay', (_what, fields) => {
    const hits = rebuild([rawHit({objectID: 'bad', ...fields}), good])?.hits;
    expect(hits?.map(({objectID}) => objectID)).toEqual(['good']);
  });

  it.each([[null], ['text'], [7], [[]], [{hierarchy: 3, url: '/a'}]])(
    'costs nothing but itself when it is %j',
    (bad) => {
      expect(rebuild([bad, good])?.hits).toHaveLength(1);
    },
  );

  it('keeps a relative address, resolved', () => {
    expect(rebuildHit(rawHit({url: '/get-started/authentication'}), context)?.url).toBe(
      'http://localhost:3000/get-started/authentication',
    );
  });

  it.each([
    ['#100%', '/a#100%25'],
    ['#%E0%A4%A', '/a#%25E0%25A4%25A'],
    ['?x=1#50%', '/a?x=1#50%25'],
  ])('ends in %s without taking the page down: the percent sign is written as one', (end, expected) => {
    expect(ownAddress(`/a${end}`, context)).toBe(context.origin + expected);
  });

  it.each([
    ['no highlight', {_highlightResult: undefined}],
    ['a null snippet', {_snippetResult: null}],
    ['no section', {hierarchy: {lvl0: null, lvl1: 'Latency', lvl2: 'Choose a delay'}}],
    ['an unknown type', {type: 'weird'}],
    ['a type whose level is empty', {type: 'lvl6'}],
    ['numbers for texts', {content: 5, _snippetResult: {hierarchy: {lvl1: {value: 9}}}}],
  ])('is shown without marks rather than lost with %s', (_what, fields) => {
    const hit = rebuildHit(rawHit(fields), context);
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toMatch(/Latency/);
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toMatch(/Latency/);
    expect(hit?.hierarchy.lvl0, 'the title of its group').toMatch(/\S/);
  });

  it('cannot inject markup through any text that a screen shows', () => {
    const attack = '<img src=x onerror=alert(1)>';
    const levels = Object.fromEntries(['lvl1', 'lvl2', 'lvl3'].map((level) => [level, attack]));
    const marked = Object.fromEntries(Object.keys(levels).map((level) => [level, {value: `<mark>${attack}</mark>`}]));
    const hit = rebuildHit(
      rawHit({
        type: 'content',
        content: attack,
        hierarchy: {lvl0: 'Guides', ...levels},
        _highlightResult: {hierarchy: marked, content: {value: attack}},
        _snippetResult: {hierarchy: marked, content: {value: attack}},
      }),
      context,
    );
    const {hierarchy, ...rest} = hit ?? {hierarchy: {}};
    expect(JSON.stringify([Object.values(hierarchy).slice(1), rest])).not.toContain('<img');
    expect(hit && toHit(hit).titles.lvl1).toBe(attack);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', '2024'])(
    'may be called %s and keeps its place in the list',
    (name) => {
      const hits = rebuild([
        good,
        rawHit({objectID: 'b', hierarchy: {lvl0: name, lvl1: name}, type: 'lvl1'}),
        rawHit({objectID: 'c'}),
      ])?.hits;
      expect(hits?.map(({objectID}) => objectID)).toEqual(['good', 'b', 'c']);
      expect(hits?.[1]?.hierarchy.lvl0).toBe(`${name}\u200b`);
      const groups: Record<string, unknown> = {};
      expect(groups[hits?.[1]?.hierarchy.lvl0 ?? '']).toBeUndefined();
    },
  );

  it('appears once, however often it was sent', () => {
    expect(rebuild([good, good, good])?.hits).toHaveLength(1);
  });

  it('is cut when its title has 5,000 characters', () => {
    const hit = rebuildHit(rawHit({hierarchy: {lvl0: 'Guides', lvl1: 'x'.repeat(5000)}, type: 'lvl1'}), context);
    expect(hit?.hierarchy.lvl1?.length).toBeLessThanOrEqual(2000);
  });
});

describe('an answer', () => {
  it.each([
    [{}],
    [[]],
    [null],
    ['x'],
    [{results: []}],
    [{results: null}],
    [{results: [{hits: null}]}],
    [{results: [{hits: {}}]}],
  ])('without hits is an outage, not "no results": %j', (raw) => {
    expect(() => rebuildAnswer(raw, ['q'], context)).toThrowError(expect.objectContaining({name: 'MalformedAnswer'}));
  });

  it.each([undefined, -4, Number.POSITIVE_INFINITY, '3', null])('counts its own hits when nbHits is %s', (nbHits) => {
    const result = rebuild([good], {nbHits, nbPages: nbHits, page: nbHits});
    expect(result).toMatchObject({nbHits: 1, nbPages: 1, page: 0});
  });

  it('answers the query as it was asked, whatever was echoed', () => {
    expect(rebuild([good], {query: 'DELAY'})?.query).toBe('delay');
  });

  it('of 10,000 hits becomes a list that a screen can paint, and the others are not looked at', () => {
    const looked = new Set<unknown>();
    const many = Array.from({length: 10_000}, (_, index) => {
      const hit = rawHit({objectID: `h${index}`});
      return new Proxy(hit, {get: (target, key) => looked.add(index) && Reflect.get(target, key)});
    });
    expect(rebuild(many)?.hits).toHaveLength(MAX_HITS);
    expect(looked.size).toBe(MAX_HITS);
  });
});
