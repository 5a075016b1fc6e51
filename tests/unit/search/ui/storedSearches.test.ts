import {describe, expect, it} from 'vitest';
import {usableSearches} from '../../../../src/search/ui/SearchModal/storedSearches';

const context = {origin: 'http://localhost:3000', siteUrl: 'https://docs.example.com'};
const good = {
  objectID: 'a',
  url: 'https://docs.example.com/page#part',
  type: 'lvl1',
  hierarchy: {lvl0: 'Guides', lvl1: 'A & B'},
  content: null,
};
const use = (value: unknown, limit = 7) => usableSearches(value, limit, context);

describe('stored searches', () => {
  it('are brought to the origin being read, their texts as safe HTML', () => {
    expect(use([good])).toMatchObject([{url: 'http://localhost:3000/page#part', hierarchy: {lvl1: 'A &amp; B'}}]);
  });

  it('are not escaped a second time', () => {
    const once = use([good]);
    expect(use(once)).toEqual(once);
  });

  it('show markup as text', () => {
    const [search] = use([{...good, hierarchy: {lvl1: '<img onerror=x>'}}]) ?? [];
    expect(search).toMatchObject({hierarchy: {lvl1: '&lt;img onerror=x&gt;'}});
  });

  it.each([
    ['null', null],
    ['a number', 3],
    ['an empty object', {}],
    ['one without a hierarchy', {...good, hierarchy: undefined}],
    ['one without a title', {...good, hierarchy: {lvl1: ' '}}],
    ['one without a name', {...good, objectID: 7}],
    ['one that runs script', {...good, url: 'javascript:alert(1)'}],
    ['one that leads elsewhere', {...good, url: 'https://elsewhere.example.org/'}],
  ])('drop %s and keep the others', (_name, entry) => {
    expect(use([entry, good])).toHaveLength(1);
  });

  it('get the kind of their deepest title when theirs is unknown', () => {
    expect(use([{...good, type: 'weird'}])).toMatchObject([{type: 'lvl1'}]);
  });

  it('are unique and no more than the limit', () => {
    const many = Array.from({length: 20}, (_, n) => ({...good, objectID: `${n % 12}`}));
    expect(use(many, 10)).toHaveLength(10);
    expect(use([good, good])).toHaveLength(1);
  });

  it.each([
    ['{}', {}],
    ['123', 123],
    ['null', null],
  ])('are none at all when %s is stored', (_name, value) => {
    expect(use(value)).toBeNull();
  });
});
