/**
 * Plugin: writes the addresses and titles of all pages into one generated module, for the few components that need all
 * of them. They load it as `@generated/page-list/default/pages.json`.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathOf} from '../../lib/withBaseUrl';

/** A page of the site, with its address below the base URL. */
export interface ListedPage {
  path: string;
  title: string;
}

export default function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const pages = contents
        .flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast))
        .flatMap(({docs}) => docs.filter(({draft, unlisted}) => !draft && !unlisted));
      const belowBase = pages.map(({permalink, title}) => ({path: pathOf(permalink, baseUrl), title}));
      await actions.createData('pages.json', JSON.stringify(belowBase));
    },
  };
}
