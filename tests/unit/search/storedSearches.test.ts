import type {Hit} from '@speech-docs/search/types';
import {afterEach, expect, it, vi} from 'vitest';
import {
  readSearches,
  type StoredSearches,
  storedKeys,
  usableHits,
  withRecent,
  writeSearches,
} from '../../../src/search/storedSearches';
import {bracketed} from '../../support/segments';

const context = {origin: 'http://localhost:3000', siteUrl: 'https://docs.example.com'};
const good = {
  objectID: 'a',
  url: 'https://docs.example.com/page#part',
  type: 'lvl1',
  hierarchy: {lvl0: 'Guides', lvl1: 'A & B'},
  content: null,
};
const use = (value: unknown) => usableHits(value, context);
const hit = (objectID: string) => use([{...good, objectID}])[0] as Hit;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what is no hit', 3],
  ['one without a name', {...good, objectID: 7}],
  ['one that is no page', {...good, url: 'data:text/html,x'}],
])('stored searches drop %s, and are brought to the origin being read', (_name, entry) => {
  expect(use([entry, good])).toMatchObject([{url: 'http://localhost:3000/page#part'}]);
});

it('stored searches are unique, and none at all when something else is stored', () => {
  expect(use([good, good])).toHaveLength(1);
  expect([{}, 123, null].map(use)).toEqual([[], [], []]);
});

const none: StoredSearches = {recents: [], favorites: []};

it('what a reader opens is remembered by its heading when it is a text below one', () => {
  const text = {...hit('a'), type: 'content' as const, snippet: [{text: 'A sentence', marked: false}]};
  expect(withRecent(none, text).recents).toMatchObject([{type: 'lvl1', snippet: null}]);
});

it('what a reader opened comes back from storage in the format of DocSearch, with texts as they are', () => {
  const store = new Map<string, string>();
  const storage = {getItem: (key: string) => store.get(key) ?? null, setItem: store.set.bind(store)};
  const title = 'Code &lt;b&gt; & List<String>';
  const odd = {
    ...hit('a'),
    hierarchy: {lvl0: [{text: 'Guides', marked: false}], lvl1: [{text: title, marked: true}]},
  };
  vi.stubGlobal('window', {localStorage: storage});
  writeSearches('docs', {recents: [odd], favorites: []});
  const {recents} = readSearches('docs', context);
  expect(bracketed(recents[0]?.hierarchy.lvl1)).toBe(title);
  expect(JSON.parse(store.get(storedKeys('docs').recents) ?? '')).toMatchObject([
    {objectID: 'a', type: 'lvl1', url_without_anchor: 'http://localhost:3000/page', anchor: 'part', content: null},
  ]);
});
