/**
 * Which sections a query names: a failure by its type, its code, or the text that a program printed, and a message by its
 * name. A query that is or contains such a name leads to its section, before sections that mention the same words.
 */
import {isStopWord, tokenize} from './text';

/** The words of one name; `null` is any word. */
export interface Name {
  section: number;
  words: (string | null)[];
  /** A type, a code, the name of a message: nothing else is written like this. */
  isIdentifier: boolean;
}

/** A text that is not typed whole is recognized by this many words in a row, not counting stop words. */
const LEAST_WORDS = 3;
/** The last word of a line that was cut counts from this many letters. */
const LEAST_CUT = 4;
/** Words of any log line with an error. */
const COMMON_WORDS = new Set(
  (
    'error errors warning http https status code response returned received sent server client request requests failed ' +
    'close closed websocket socket ws handshake message type reason detail exception private use mean reached curl url'
  ).split(' '),
);
/** Units: a number before one of them is no status or close code. */
const UNITS = new Set('ms s kb mb gb hz khz second seconds minute minutes hour hours word words characters'.split(' '));

/** Returns the name in a text, `<name>` being any word. */
export function readName(text: string, section: number): Name {
  const words = tokenize(text.replace(/<\w+>/g, ' any ')).map(({whole}) => (whole === 'any' ? null : whole));
  return {section, words, isIdentifier: words.length === 1 && isIdentifier(text)};
}

/** `quota_exceeded`, `1008`, `StartRecognition`. */
export function isIdentifier(text: string): boolean {
  return /^\d{3,4}$|^\w+_\w+$|^(?:[A-Z][a-z]+){2,}$/.test(text);
}

/** Returns how surely the query names each section that it names. */
export function namedSections(query: string[], names: Name[]): Map<number, number> {
  const typed = new Set(query);
  const contentWords = query.filter(
    (word) => !COMMON_WORDS.has(word) && !isStopWord(word) && !/^\d+$/.test(word),
  ).length;
  const best = new Map<number, {text: number; identifiers: number}>();
  for (const {section, words, isIdentifier} of names) {
    if (!words.some((word) => word !== null && typed.has(word))) continue;
    const found = best.get(section) ?? {text: 0, identifiers: 0};
    if (isIdentifier) found.identifiers += isCodeOrName(words[0] as string, query) ? 1 : 0;
    else found.text = Math.max(found.text, wordsInCommon(words, query, contentWords));
    best.set(section, found);
  }
  return new Map(
    [...best].flatMap(([section, {text, identifiers}]) =>
      text + identifiers > 0 ? [[section, text + identifiers]] : [],
    ),
  );
}

function isCodeOrName(name: string, query: string[]): boolean {
  const at = query.indexOf(name);
  return !/^\d+$/.test(name) || !UNITS.has(query[at + 1] ?? '');
}

/** How many words of a name are in the query, in a row; 0 where they are too few to mean it. */
function wordsInCommon(words: (string | null)[], query: string[], contentWords: number): number {
  let most = 0;
  for (let offset = 1 - words.length; offset < query.length; offset++) {
    let run = 0;
    let length = 0;
    for (let at = Math.max(0, -offset); at < words.length && at + offset < query.length; at++) {
      const [word, typed] = [words[at] as string | null, query[at + offset] as string];
      const isCut = at + offset === query.length - 1 && word?.startsWith(typed);
      if (word !== null && word !== typed && !isCut) {
        run = 0;
        length = 0;
        continue;
      }
      length++;
      if ((word === typed || (isCut && typed.length >= LEAST_CUT)) && !isStopWord(typed)) run++;
      const isWhole = length === words.length && run * 2 >= contentWords;
      if (run >= LEAST_WORDS || isWhole) most = Math.max(most, run);
    }
  }
  return most;
}
