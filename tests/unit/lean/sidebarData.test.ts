import {createRequire} from 'node:module';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {generatedIndexes} from '../../../src/lean/sidebarData/index.server';

const loader: (this: object, source: string) => string = createRequire(import.meta.url)(
  '../../../src/lean/sidebarData/loader.cjs',
);

const version = {
  label: 'Next',
  docs: {a: {id: 'a', description: 'of a'}, b: {id: 'b', description: 'of b'}},
  docsSidebars: {
    docs: [
      {type: 'link', href: '/a', docId: 'a'},
      {type: 'category', href: '/lists/some', items: [{type: 'link', href: '/b', docId: 'b'}]},
    ],
  },
};
const kept = (data: object, listing: string[]) =>
  JSON.parse(loader.call({getOptions: () => ({listing})}, JSON.stringify(data)));

describe('the data of every page', () => {
  it('has descriptions of the pages that a generated index lists, whatever its address', () => {
    expect(kept({version}, ['/lists/some']).version.docs).toEqual({b: version.docs.b});
  });

  it('has none for a category that leads to a page of its own', () => {
    expect(kept({version}, []).version.docs).toEqual({});
  });

  it('keeps the sidebars, and data of another kind', () => {
    expect(kept({version}, []).version.docsSidebars).toEqual(version.docsSidebars);
    expect(kept({title: 'A category'}, [])).toEqual({title: 'A category'});
  });
});

describe('generated indexes', () => {
  it('are found at every level of every sidebar, by their kind', () => {
    const inner = {type: 'category', link: {type: 'generated-index', permalink: '/lists/inner'}, items: []};
    const outer = {type: 'category', link: {type: 'doc', id: 'a'}, items: [inner]};
    const content = {loadedVersions: [{sidebars: {docs: [{type: 'doc', id: 'b'}, outer]}}]};
    expect(generatedIndexes({default: content as unknown as LoadedContent})).toEqual(['/lists/inner']);
  });
});
