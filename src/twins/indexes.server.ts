/** Lists of all Markdown: for agents that look for a page, for those that read a whole tree, and to paste into a project. */

import {twinAddress} from '../lib/twinAddress';
import type {TwinFile, TwinPage} from './twins.server';

export interface IndexedSite {
  siteUrl: string;
  name: string;
  tagline: string;
}

export const MAX_LLMS_CHARS = 30_000;
export const MAX_AGENTS_BYTES = 8_000;

/** Contracts that other programs read, as the site serves them. */
const CONTRACTS = [
  {path: '/contracts/batch.openapi.yaml', type: 'application/vnd.oai.openapi', page: '/api-ref/'},
  {
    path: '/contracts/realtime.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: '/api-ref/realtime-transcription-websocket',
  },
  {
    path: '/contracts/flow.asyncapi.yaml',
    type: 'application/vnd.aai.asyncapi',
    page: '/api-ref/flow-voice-ai-websocket',
  },
];

/** Returns the lists as files. */
export function indexFiles(
  pages: readonly TwinPage[],
  files: readonly TwinFile[],
  site: IndexedSite,
): Omit<TwinFile, 'page'>[] {
  const isReference = ({address}: {address: string}) => address.startsWith('/api-ref');
  const wholes = new Map(files.map(({address, text}) => [address, text]));
  const full = (some: readonly TwinPage[]) => some.map((page) => wholeText(page, files, wholes)).join('\n');
  return [
    {address: '/llms.txt', text: llmsText(pages, site)},
    {address: '/llms-full.txt', text: full(pages.filter((page) => !isReference(page)))},
    {address: '/api-ref/llms-full.txt', text: full(pages.filter(isReference))},
    {address: '/.well-known/api-catalog', text: apiCatalog(site.siteUrl)},
    {address: '/agents-index.md', text: agentsIndex(pages, site)},
  ];
}

/** Returns `llms.txt`: one line for every page, by section. Descriptions are shortened where it would grow too long. */
export function llmsText(pages: readonly TwinPage[], site: IndexedSite): string {
  for (const chars of [200, 120, 80, 40, 0]) {
    const text = llmsWith(pages, site, chars);
    if (text.length <= MAX_LLMS_CHARS) return text;
  }
  throw new Error(
    `llms.txt needs more than ${MAX_LLMS_CHARS} characters for ${pages.length} pages: list them per tree.`,
  );
}

function llmsWith(pages: readonly TwinPage[], {siteUrl, name, tagline}: IndexedSite, chars: number): string {
  const line = ({address, title, description}: TwinPage) => {
    const about = chars === 0 || !description ? '' : `: ${shortened(description, chars)}`;
    return `- [${title}](${siteUrl}${twinAddress(address)})${about}`;
  };
  const sections = bySection(pages).map(([section, some]) => `## ${section}\n\n${some.map(line).join('\n')}\n`);
  const files = [
    `- [All guides in one file](${siteUrl}/llms-full.txt)`,
    `- [The whole API reference in one file](${siteUrl}/api-ref/llms-full.txt)`,
    `- [Index to keep in a project](${siteUrl}/agents-index.md)`,
    ...CONTRACTS.map(({path}) => `- [${path.split('/').at(-1)}](${siteUrl}${path})`),
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

/** Returns an index of the site for a project's own `AGENTS.md`: folders with the names of their pages. */
export function agentsIndex(pages: readonly TwinPage[], {siteUrl, name, tagline}: IndexedSite): string {
  const folders = new Map<string, string[]>();
  for (const {address} of pages) {
    const twin = twinAddress(address);
    const at = twin.lastIndexOf('/') + 1;
    folders.set(twin.slice(0, at), [...(folders.get(twin.slice(0, at)) ?? []), twin.slice(at, -'.md'.length)]);
  }
  const lines = [...folders].map(([folder, names]) => `- ${folder}{${names.join(',')}}.md`);
  const head = `## ${name} documentation\n\n${tagline}. Each name is a Markdown page below ${siteUrl}. ${siteUrl}/llms.txt describes them.\n`;
  const text = `${head}\n${lines.join('\n')}\n`;
  if (Buffer.byteLength(text) > MAX_AGENTS_BYTES) {
    throw new Error(
      `agents-index.md has ${Buffer.byteLength(text)} bytes, above ${MAX_AGENTS_BYTES}. Shorten page names.`,
    );
  }
  return text;
}

/** The whole text of a page, whether it is one file or parts. */
function wholeText(page: TwinPage, files: readonly TwinFile[], wholes: ReadonlyMap<string, string>): string {
  const whole = wholes.get(twinAddress(page.address)) ?? '';
  const parts = files.filter((file) => file.page === page.address && file.address !== twinAddress(page.address));
  const contained = parts.every(({text}) => whole.includes(bodyOf(text).slice(0, 200)));
  return contained ? whole : [whole, ...parts.map(({text}) => bodyOf(text))].join('\n');
}

const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n+/, '');

/** Pages by the folder that their address begins with, under the title of that folder's own page. */
function bySection(pages: readonly TwinPage[]): [string, TwinPage[]][] {
  const sections = new Map<string, TwinPage[]>();
  for (const page of pages) {
    const folder = page.address.split('/')[1] ?? '';
    const head = pages.find(({address}) => address === `/${folder}/`);
    const name =
      page.address === '/' || !page.address.slice(1).includes('/') ? 'Start' : (head?.title ?? titled(folder));
    sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  return [...sections];
}

const titled = (folder: string) => (folder.charAt(0).toUpperCase() + folder.slice(1)).replaceAll('-', ' ');

function shortened(text: string, chars: number): string {
  if (text.length <= chars) return text;
  return `${text.slice(0, text.lastIndexOf(' ', chars - 1))}…`;
}
