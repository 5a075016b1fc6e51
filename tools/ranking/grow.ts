/** Makes a site of many times its pages, to see what becomes of size and speed: copies that speak of other things. */
import type {PageText} from '../../src/search/records';

/** Returns `factor` times the pages; in each copy half of the longer words are swapped for others of the site. */
export function grow(pages: PageText[], factor: number): PageText[] {
  const words = [
    ...new Set(pages.flatMap(({headings}) => headings.flatMap(({blocks}) => blocks.join(' ').split(/\s+/)))),
  ];
  const copies = Array.from({length: factor - 1}, (_, index) => pages.map((page) => copyOf(page, index + 1, words)));
  return [...pages, ...copies.flat()];
}

function copyOf(page: PageText, copy: number, words: string[]): PageText {
  const other = (word: string) => {
    const hash = hashOf(word, copy);
    return word.length > 3 && hash % 2 === 0 ? (words[hash % words.length] ?? word) : word;
  };
  const change = (text: string) => text.split(' ').map(other).join(' ');
  return {
    ...page,
    path: `/copy-${copy}${page.path}`,
    headings: page.headings.map((heading) => ({
      ...heading,
      title: change(heading.title),
      blocks: heading.blocks.map(change),
    })),
  };
}

function hashOf(text: string, seed: number): number {
  let hash = seed * 2654435761;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 1;
}
