/** Lists of all Markdown: for agents that look for a page, for those that read a whole tree, and to paste into a project. */

import {copyAddress} from '../copyAddress';
import {agentsIndex} from './agentsIndex';
import {CONTRACTS} from './contractFiles';
import type {CopiedPage, CopyFile} from './copies.server';
import {FOLDER_DEPTHS, firstOfFolders, groupBy} from './folders';

export interface IndexedSite {
  siteUrl: string;
  name: string;
  tagline: string;
}

export const MAX_LLMS_CHARS = 30_000;

/** Returns the lists as files. */
export function indexFiles(
  pages: readonly CopiedPage[],
  files: readonly CopyFile[],
  site: IndexedSite,
): Omit<CopyFile, 'page'>[] {
  const isReference = ({address}: {address: string}) => address.startsWith('/api-ref');
  const wholes = new Map(files.map(({address, text}) => [address, text]));
  const full = (some: readonly CopiedPage[]) => some.map((page) => wholeText(page, files, wholes)).join('\n');
  return [
    {address: '/llms.txt', text: llmsText(pages, site)},
    {address: '/llms-full.txt', text: full(pages.filter((page) => !isReference(page)))},
    {address: '/api-ref/llms-full.txt', text: full(pages.filter(isReference))},
    {address: '/.well-known/api-catalog', text: apiCatalog(site.siteUrl)},
    {address: '/agents-index.md', text: agentsIndex(pages, site)},
  ];
}

/**
 * Returns `llms.txt`: one line for every page, by section. Where it would grow too long, descriptions are shortened; on a site
 * of many hundred pages, each folder has one line.
 */
export function llmsText(pages: readonly CopiedPage[], site: IndexedSite): string {
  for (const chars of [200, 120, 80, 40, 0]) {
    const text = llmsWith(pages, site, chars);
    if (text.length <= MAX_LLMS_CHARS) return text;
  }
  for (const depth of FOLDER_DEPTHS) {
    const text = llmsWith(firstOfFolders(pages, depth), site, 0);
    if (text.length <= MAX_LLMS_CHARS) return text;
  }
  throw new Error(`llms.txt needs more than ${MAX_LLMS_CHARS} characters. Put the pages into fewer folders.`);
}

function llmsWith(pages: readonly CopiedPage[], {siteUrl, name, tagline}: IndexedSite, chars: number): string {
  const line = ({address, title, description}: CopiedPage) => {
    const about = chars === 0 || !description ? '' : `: ${shortened(description, chars)}`;
    return `- [${title}](${siteUrl}${copyAddress(address)})${about}`;
  };
  const sections = bySection(pages).map(([section, some]) => `## ${section}\n\n${some.map(line).join('\n')}\n`);
  const files = [
    `- [All guides in one file](${siteUrl}/llms-full.txt)`,
    `- [The whole API reference in one file](${siteUrl}/api-ref/llms-full.txt)`,
    `- [Index to keep in a project](${siteUrl}/agents-index.md): Every page by its folder, and the OpenAPI and AsyncAPI contracts`,
  ];
  return [
    `# ${name}\n`,
    `> ${tagline}. Every page is available as Markdown.\n`,
    ...sections,
    `## Files\n\n${files.join('\n')}\n`,
  ].join('\n');
}

/** Returns the linkset of RFC 9727: from the catalog to each contract, and from each contract to its pages. */
export function apiCatalog(siteUrl: string): string {
  const linkset = [
    {anchor: `${siteUrl}/.well-known/api-catalog`, item: CONTRACTS.map(({path}) => ({href: siteUrl + path}))},
    ...CONTRACTS.map(({path, type, page}) => ({
      anchor: siteUrl + path,
      'service-desc': [{href: siteUrl + path, type}],
      'service-doc': [{href: siteUrl + page, type: 'text/html'}],
    })),
  ];
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}

/** The whole text of a page, whether it is one file or parts. */
function wholeText(page: CopiedPage, files: readonly CopyFile[], wholes: ReadonlyMap<string, string>): string {
  const whole = wholes.get(copyAddress(page.address)) ?? '';
  const parts = files.filter((file) => file.page === page.address && file.address !== copyAddress(page.address));
  const contained = parts.every(({text}) => whole.includes(bodyOf(text).slice(0, 200)));
  return contained ? whole : [whole, ...parts.map(({text}) => bodyOf(text))].join('\n');
}

const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n+/, '');

/** Pages by the folder that their address begins with, under the title of that folder's own page. */
function bySection(pages: readonly CopiedPage[]): [string, CopiedPage[]][] {
  const titles = new Map(pages.map(({address, title}) => [address, title]));
  const sections = groupBy(pages, ({address}) => {
    const folder = address.split('/')[1] ?? '';
    return address.slice(1).includes('/') ? (titles.get(`/${folder}/`) ?? titled(folder)) : 'Start';
  });
  return [...sections];
}

const titled = (folder: string) => (folder.charAt(0).toUpperCase() + folder.slice(1)).replaceAll('-', ' ');

function shortened(text: string, chars: number): string {
  if (text.length <= chars) return text;
  return `${text.slice(0, text.lastIndexOf(' ', chars - 1))}…`;
}
