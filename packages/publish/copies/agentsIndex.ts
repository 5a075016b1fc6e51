/** `agents-index.md`: the site in a few lines, to paste into a project. */
import {copyAddress} from '../copyAddress';
import {CONTRACTS} from './contractFiles';
import type {CopiedPage} from './copies.server';
import {byFolder, FOLDER_DEPTHS, groupBy} from './folders';
import type {IndexedSite} from './indexes.server';

export const MAX_AGENTS_BYTES = 8_000;

/**
 * Returns an index of the site for a project's own `AGENTS.md`: folders with the names of their pages, or with their number
 * on a site of many hundred pages.
 */
export function agentsIndex(pages: readonly CopiedPage[], {siteUrl, name, tagline}: IndexedSite): string {
  const head = `## ${name} documentation\n\n${tagline}. Each name is a Markdown page below ${siteUrl}. ${siteUrl}/llms.txt describes them.\n`;
  // Here and not in llms.txt, whose links programs take for pages.
  const contracts = `\nContracts: ${CONTRACTS.map(({path}) => path).join(', ')}\n`;
  for (const lines of [namesByFolder(pages), ...FOLDER_DEPTHS.map((depth) => countsByFolder(pages, depth))]) {
    const text = `${head}\n${lines.join('\n')}\n${contracts}`;
    if (Buffer.byteLength(text) <= MAX_AGENTS_BYTES) return text;
  }
  throw new Error(`agents-index.md needs more than ${MAX_AGENTS_BYTES} bytes. Put the pages into fewer folders.`);
}

function namesByFolder(pages: readonly CopiedPage[]): string[] {
  const copies = pages.map(({address}) => copyAddress(address));
  const folderOf = (copy: string) => copy.slice(0, copy.lastIndexOf('/') + 1);
  return [...groupBy(copies, folderOf)].map(([folder, inside]) => {
    const names = inside.map((copy) => copy.slice(folder.length, -'.md'.length));
    return `- ${folder}{${names.join(',')}}.md`;
  });
}

function countsByFolder(pages: readonly CopiedPage[], depth: number): string[] {
  return [...byFolder(pages, depth)].map(([folder, {length}]) => `- ${folder} (${length} pages)`);
}
