/** Leaves out parts of the theme for options that this site does not use. */

import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {FOLDER} from '../folder.server';
import type {Bundle, Replacement} from '../types';

const NOTHING = join(FOLDER, 'absentParts/nothing.tsx');
type ThemeConfig = {
  docs?: {sidebar?: {hideable?: boolean}};
};

export const absentParts: Replacement = {
  name: 'absent-parts',
  change(bundle) {
    if (bundle.isServer) return undefined;
    const parts = unusedParts(bundle);
    const known = new Set(Object.keys(bundle.config.resolve?.alias ?? {}));
    const unknown = parts.filter((part) => !known.has(`@theme/${part}`));
    if (unknown.length > 0) return {missing: `the theme has no ${unknown.join(', ')} any more`};
    if (parts.length === 0) return {unsafe: 'the site uses every part'};
    return {alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, NOTHING])), uses: [NOTHING]};
  },
};

/** Returns the parts of the theme that would draw nothing on any page of this site. */
export function unusedParts({
  context,
  docs,
}: Pick<Bundle, 'docs'> & {context: Pick<LoadContext, 'siteConfig'>}): string[] {
  const {docs: docsConfig} = context.siteConfig.themeConfig as ThemeConfig;
  const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
  const pages = versions.flatMap((version) => version.docs);
  const isEditable = pages.some(({editUrl}) => editUrl);
  const isHideable = docsConfig?.sidebar?.hideable === true;
  const unused = {
    EditThisPage: !isEditable,
    'DocRoot/Layout/Sidebar/ExpandButton': !isHideable,
    'DocSidebar/Desktop/CollapseButton': !isHideable,
    DocVersionBadge: !versions.some(({badge}) => badge),
    DocVersionBanner: !versions.some(({banner}) => banner),
  };
  return Object.entries(unused).flatMap(([part, isUnused]) => (isUnused ? [part] : []));
}
