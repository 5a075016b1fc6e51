/**
 * A reader of Markdown without a model: it follows the link whose words are most like those of a question, and cuts off
 * what is long, as the fetch tools of coding agents do.
 */

export const CUT_AT = 20_000;
export const FETCHES = 3;

/** Gets the text at an address of the site; throws where there is none. */
export type Fetch = (address: string) => string;

/** Returns what the reader has seen after its last fetch, from `llms.txt` on. */
export function readFor(question: string, fetch: Fetch): string {
  const visited: string[] = [];
  let seen = '';
  let links: NamedLink[] = [{address: '/llms.txt', name: [], words: []}];
  while (visited.length < FETCHES) {
    const next = mostLike(
      question,
      links.filter(({address}) => !visited.includes(address)),
    );
    if (!next) break;
    visited.push(next.address);
    const text = fetch(next.address).slice(0, CUT_AT);
    seen += text;
    links = linksOf(text);
  }
  return seen.replace(/\s+/g, ' ');
}

interface NamedLink {
  address: string;
  name: string[];
  /** What the list says about it, its name included. */
  words: string[];
}

/** Links to Markdown and contracts of the site; what a list says about a link belongs to it. */
function linksOf(text: string): NamedLink[] {
  return text.split('\n').flatMap((line) => {
    const found = [...line.matchAll(/\[([^\]]+)\]\(https?:\/\/[^/)]+(\/[^)#]*\.(?:md|txt|yaml))(?=[)#])/g)];
    const isEntry = found.length === 1 && /^\s*[-*] \[/.test(line);
    const about = isEntry ? line.replace(/\]\([^)]*\)/, ' ') : '';
    return found.map(([, name = '', address = '']) => ({
      address,
      name: wordsOf(name),
      words: wordsOf(`${name} ${about}`),
    }));
  });
}

/** Returns the link that shares the most words with the question; a word that few links have counts more. */
function mostLike(question: string, links: readonly NamedLink[]): NamedLink | undefined {
  const asked = wordsOf(question);
  const having = (word: string) => links.filter(({words}) => words.includes(word)).length;
  const weights = new Map(asked.map((word) => [word, Math.log(1 + links.length / (having(word) || 1))]));
  // A word of the name says more than a word of the line about it, and a long line says less with each of its words.
  const score = ({name, words}: NamedLink) =>
    [...weights].reduce((sum, [word, weight]) => {
      if (name.includes(word)) return sum + 2 * weight;
      return words.includes(word) ? sum + weight : sum;
    }, 0) /
    (20 + words.length);
  return [...links].sort((a, b) => score(b) - score(a))[0];
}

const EMPTY = new Set(
  'a an and are as at can do for from has have how i in into is it its may my of on or so that the to what when with'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const roots = words.map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word));
  return [...new Set(roots.filter((word) => !EMPTY.has(word)))];
}
