/** Keeps descriptions of pages out of the data that every page of a version downloads. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const LOADER = join(FOLDER, 'sidebarData/loader.cjs');
/** What reads descriptions of other pages. */
const READERS = /\b(DocCardList|DocCard|useDocById)\b/;

export const sidebarData: Replacement = {
  name: 'sidebar-data',
  change({context, docs}) {
    const reader = pageWithCards(docs, context.siteDir);
    if (reader) return {unsafe: `${reader} lists pages itself`};
    const options = {listing: generatedIndexes(docs)};
    const test = /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/].*\.json$/;
    return {rules: [{test, loader: LOADER, options}], uses: [LOADER]};
  },
};

type Item = {type: string; link?: {type: string; permalink?: string}; items?: Item[]};

/** Returns the addresses of all generated indexes. */
export function generatedIndexes(docs: Record<string, LoadedContent>): string[] {
  const visit = ({link, items = []}: Item): string[] => [
    ...(link?.type === 'generated-index' && link.permalink ? [link.permalink] : []),
    ...items.flatMap(visit),
  ];
  const sidebars = Object.values(docs).flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => Object.values(version.sidebars).flat()),
  );
  return sidebars.flatMap((item) => visit(item as Item));
}

function pageWithCards(docs: Record<string, LoadedContent>, siteDir: string): string | undefined {
  const sources = Object.values(docs).flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => version.docs.map(({source}) => source)),
  );
  return sources.find((source) => READERS.test(readFileSync(resolve(siteDir, source.replace(/^@site\//, '')), 'utf8')));
}
