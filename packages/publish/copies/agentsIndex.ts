/** `agents-index.md`: the site in a few lines, to paste into a project. */
import {twinAddress} from '../copyAddress';
import {CONTRACTS} from './contractFiles';
import type {TwinPage} from './copies.server';
import {byFolder, FOLDER_DEPTHS, groupBy} from './folders';
import type {IndexedSite} from './indexes.server';

export const MAX_AGENTS_BYTES = 8_000;

/**
 * Returns an index of the site for a project's own `AGENTS.md`: folders with the names of their pages, or with their number
 * on a site of many hundred pages.
 */
export function agentsIndex(pages: readonly TwinPage[], {siteUrl, name, tagline}: IndexedSite): string {
  const head = `## ${name} documentation\n\n${tagline}. Each name is a Markdown page below ${siteUrl}. ${siteUrl}/llms.txt describes them.\n`;
  // Here and not in llms.txt, whose links programs take for pages.
  const contracts = `\nContracts: ${CONTRACTS.map(({path}) => path).join(', ')}\n`;
  for (const lines of [namesByFolder(pages), ...FOLDER_DEPTHS.map((depth) => countsByFolder(pages, depth))]) {
    const text = `${head}\n${lines.join('\n')}\n${contracts}`;
    if (Buffer.byteLength(text) <= MAX_AGENTS_BYTES) return text;
  }
  throw new Error(`agents-index.md needs more than ${MAX_AGENTS_BYTES} bytes. Put the pages into fewer folders.`);
}

function namesByFolder(pages: readonly TwinPage[]): string[] {
  const twins = pages.map(({address}) => twinAddress(address));
  const folderOf = (twin: string) => twin.slice(0, twin.lastIndexOf('/') + 1);
  return [...groupBy(twins, folderOf)].map(([folder, inside]) => {
    const names = inside.map((twin) => twin.slice(folder.length, -'.md'.length));
    return `- ${folder}{${names.join(',')}}.md`;
  });
}

function countsByFolder(pages: readonly TwinPage[], depth: number): string[] {
  return [...byFolder(pages, depth)].map(([folder, {length}]) => `- ${folder} (${length} pages)`);
}
