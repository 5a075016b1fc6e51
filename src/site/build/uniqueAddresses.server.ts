/**
 * Plugin: warns when two pages have one URL, and names both files with their lines. Docusaurus's own warning names the URL
 * alone. The project's tests keep the count at zero (tests/build/warnings).
 */
import {readFileSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

export default function uniqueAddresses({siteDir}: LoadContext): Plugin {
  return {
    name: 'unique-addresses',
    async allContentLoaded({allContent}) {
      const owners = new Map<string, string>();
      const contents = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
      for (const {permalink, source} of contents.flatMap((content) =>
        content.loadedVersions.flatMap(({docs}) => docs),
      )) {
        const file = resolve(siteDir, source.replace(/^@site\//, ''));
        const page = `${relative(siteDir, file)}:${slugLine(file)}`;
        const owner = owners.get(permalink);
        if (owner) console.warn(`[WARNING] ${page}: the URL ${permalink} is that of ${owner}. Give one another slug.`);
        else owners.set(permalink, page);
      }
    },
  };
}

/** The line that gives a page its URL: that of `slug:`, or the first where its file name does. */
function slugLine(file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.startsWith('slug:')) + 1 || 1;
}
