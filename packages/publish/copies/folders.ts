/** Pages by folder, for lists that would grow too long with a line for each page. */
import type {CopiedPage} from './copies.server';

/** How many steps of an address make a folder, from the longest list to the shortest. */
export const FOLDER_DEPTHS = [4, 3, 2, 1] as const;

/** Returns the items by key, in the order in which the keys come first. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the pages by the first `depth` folders of their addresses. */
export function byFolder(pages: readonly CopiedPage[], depth: number): Map<string, CopiedPage[]> {
  return groupBy(pages, ({address}) => ['', ...address.split('/').slice(1, -1).slice(0, depth), ''].join('/'));
}

/** Returns the first page of each folder; its title says how many pages are there. */
export function firstOfFolders(pages: readonly CopiedPage[], depth: number): CopiedPage[] {
  return [...byFolder(pages, depth)].flatMap(([folder, [first, ...more]]) => {
    if (!first) return [];
    return more.length === 0 ? [first] : [{...first, title: `${first.title}, and ${more.length} more below ${folder}`}];
  });
}
