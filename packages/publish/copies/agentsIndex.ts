/** `agents-index.md`: the site in a few lines, to paste into a project. */
import {copyAddress} from '../copyAddress';
import type {Locator} from '../locate';
import {CONTRACTS} from './contractFiles';
import type {CopiedPage} from './copies.server';

export interface IndexedSite {
  places: Locator;
  name: string;
  tagline: string;
}

/** The page that says how to install and run the emulator. */
export const EMULATOR_PAGE = '/get-started/quickstart';
const MAX_AGENTS_BYTES = 8_000;

/** Returns an index of the site for a project's own `AGENTS.md`: folders with the names of their pages. */
export function agentsIndex(pages: readonly CopiedPage[], {places, name, tagline}: IndexedSite): string {
  const copies = pages.map(({path}) => places.at(copyAddress(path)).address);
  const folders = groupBy(copies, (copy) => copy.slice(0, copy.lastIndexOf('/') + 1));
  const lines = [...folders].map(([folder, inside]) => {
    const names = inside.map((copy) => copy.slice(folder.length, -'.md'.length));
    return `- ${folder}{${names.join(',')}}.md`;
  });
  const hasEmulator = pages.some(({path}) => path === EMULATOR_PAGE);
  const {origin} = new URL(places.at('/').url);
  // Here and not in llms.txt, whose links programs take for pages.
  const contracts = CONTRACTS.map(({path}) => places.at(path).address).join(', ');
  const text = `## ${name} documentation

${tagline}. Each name is a Markdown page below ${origin}. ${places.at('/llms.txt').url} describes them.

${lines.join('\n')}

Contracts: ${contracts}
${hasEmulator ? `\nEmulator of all APIs, with faults and drills: ${places.at(copyAddress(EMULATOR_PAGE)).address}#emulator\n` : ''}`;
  if (Buffer.byteLength(text) <= MAX_AGENTS_BYTES) return text;
  console.warn(
    `[WARNING] agents-index.md is larger than ${MAX_AGENTS_BYTES} bytes, which is what a project can keep. Put the pages ` +
      'into fewer folders, or list folders instead of names in packages/publish/copies/agentsIndex.ts.',
  );
  return text;
}

/** Returns the items by key, in the order in which the keys come first. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
