/** Lists of all Markdown: for agents that look for a page, and for those that read a whole tree. */
import {failurePages, sectionPages, socketPages} from '@speech-docs/protocol/facts';
import {copyAddress} from '../copyAddress';
import type {Locator} from '../locate';
import type {CopiedPage, CopyFile} from './copies.server';

interface IndexedSite {
  places: Locator;
  name: string;
  tagline: string;
}

const CONTRACTS = [
  {path: '/contracts/batch.openapi.yaml', type: 'application/vnd.oai.openapi', page: failurePages.other},
  {path: '/contracts/realtime.asyncapi.yaml', type: 'application/vnd.aai.asyncapi', page: socketPages.realtime},
  {path: '/contracts/flow.asyncapi.yaml', type: 'application/vnd.aai.asyncapi', page: socketPages.flow},
];

/** Returns the lists as files. */
export function indexFiles(
  pages: readonly CopiedPage[],
  files: readonly CopyFile[],
  site: IndexedSite,
): Omit<CopyFile, 'page'>[] {
  const texts = new Map(files.map(({page, text}) => [page, text]));
  const full = (some: readonly CopiedPage[]) => some.map(({path}) => texts.get(path)).join('\n');
  return [
    {path: '/llms.txt', text: llmsText(pages, site)},
    ...treesOf(pages).map(([tree, some]) => ({path: `/${tree}/llms-full.txt`, text: full(some)})),
    {path: '/.well-known/api-catalog', text: apiCatalog(site.places)},
  ];
}

function llmsText(pages: readonly CopiedPage[], {places, name, tagline}: IndexedSite): string {
  const line = ({path, title, description}: CopiedPage) =>
    `- [${title}](${places.at(copyAddress(path)).url})${description && `: ${description}`}`;
  const sections = bySection(pages).map(([section, some]) => `## ${section}\n\n${some.map(line).join('\n')}\n`);
  const files = [
    ...treesOf(pages).map(
      ([tree]) => `- [All pages below /${tree}/](${places.at(`/${tree}/llms-full.txt`).url}): One file`,
    ),
    `- [Emulator](${places.at(copyAddress(sectionPages.emulator)).url}#emulator): All APIs on your machine, with faults and drills for your program`,
  ];
  return [
    `# ${name}\n`,
    `> ${tagline}. Every page is available as Markdown.\n`,
    ...sections,
    `## Files\n\n${files.join('\n')}\n`,
  ].join('\n');
}

/** Returns the linkset of RFC 9727: from the catalog to each contract, and from each contract to its pages and its changes. */
function apiCatalog({at}: Locator): string {
  const linkset = [
    {anchor: at('/.well-known/api-catalog').url, item: CONTRACTS.map(({path}) => ({href: at(path).url}))},
    ...CONTRACTS.map(({path, type, page}) => ({
      anchor: at(path).url,
      'service-desc': [{href: at(path).url, type}],
      'service-doc': [{href: at(page).url, type: 'text/html'}],
      'service-meta': [
        {href: at(path.replace(/\.\w+\.yaml$/, '.changes.json')).url, type: 'application/json'},
        {href: at('/feed.xml').url, type: 'application/atom+xml'},
      ],
    })),
  ];
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}

/** Pages by the first part of their path: a file of everything would be more than any program reads. */
function treesOf(pages: readonly CopiedPage[]): [tree: string, pages: CopiedPage[]][] {
  const isInTree = ({path}: CopiedPage) => path.slice(1).includes('/');
  return [...groupBy(pages.filter(isInTree), ({path}) => path.split('/')[1] ?? '')];
}

function bySection(pages: readonly CopiedPage[]): [string, CopiedPage[]][] {
  const titles = new Map(pages.map(({path, title}) => [path, title]));
  const sections = groupBy(pages, ({path}) => {
    const folder = path.split('/')[1] ?? '';
    return path.slice(1).includes('/') ? (titles.get(`/${folder}/`) ?? titled(folder)) : 'Start';
  });
  return [...sections];
}

const titled = (folder: string) => (folder.charAt(0).toUpperCase() + folder.slice(1)).replaceAll('-', ' ');

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
