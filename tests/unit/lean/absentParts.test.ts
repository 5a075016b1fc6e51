import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {unusedParts} from '../../../src/lean/absentParts/index.server';

const PARTS = {
  edit: 'EditThisPage',
  hide: 'DocSidebar/Desktop/CollapseButton',
  badge: 'DocVersionBadge',
  banner: 'DocVersionBanner',
};

function partsFor(themeConfig: object, version: object = {}, page: object = {}): string[] {
  const docs = {loadedVersions: [{docs: [{tags: [], ...page}], badge: false, banner: null, ...version}]};
  const context = {siteConfig: {themeConfig}} as never;
  return unusedParts({context, docs: {default: docs as unknown as LoadedContent}});
}

it('a site without these options leaves out every part for them', () => {
  expect(partsFor({})).toEqual(expect.arrayContaining(Object.values(PARTS)));
});

it.each([
  ['edit links', PARTS.edit, partsFor({}, {}, {editUrl: 'https://example.com'})],
  ['a sidebar that hides', PARTS.hide, partsFor({docs: {sidebar: {hideable: true}}})],
  ['version badges', PARTS.badge, partsFor({}, {badge: true})],
  ['version banners', PARTS.banner, partsFor({}, {banner: 'unreleased'})],
])('a site with %s keeps %s', (_option, part, parts) => {
  expect(parts).not.toContain(part);
});
