import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {cardPages} from '../../../packages/publish/cards/pages';

const doc = (id: string, draft = false) => ({id, permalink: `/${id}`, title: `Title of ${id}`, draft});
const link = {type: 'generated-index', permalink: '/category/more', title: 'More pages'};
const sidebar = [
  {type: 'doc', id: 'alone'},
  {
    type: 'category',
    label: 'Other',
    items: [
      {type: 'link', href: '/guide'},
      {type: 'link', href: '/linked'},
    ],
  },
  {
    type: 'category',
    label: 'Guides',
    items: [
      {type: 'doc', id: 'guide'},
      {type: 'category', label: 'More', link, items: [{type: 'doc', id: 'deep'}]},
    ],
  },
];
const docs = [doc('alone'), doc('guide'), doc('deep'), doc('linked'), doc('draft', true)];
const content = {loadedVersions: [{docs, sidebars: {main: sidebar}}]} as unknown as LoadedContent;

describe('the pages with cards', () => {
  it('are all documents but drafts, and the pages of categories, with the part of the sidebar that has them', () => {
    expect(cardPages([content])).toEqual([
      {path: '/alone', title: 'Title of alone'},
      {path: '/guide', title: 'Title of guide', section: 'Guides'},
      {path: '/deep', title: 'Title of deep', section: 'Guides'},
      {path: '/linked', title: 'Title of linked', section: 'Other'},
      {path: '/category/more', title: 'More pages', section: 'Guides'},
    ]);
  });
});
