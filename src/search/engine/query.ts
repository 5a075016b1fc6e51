/**
 * What a reader typed, word by word, and which terms of the dictionary each word may mean: the word itself, what it
 * begins (the last word is still being typed), and only for a word that is neither, what differs by a typo.
 */
import type {Dictionary, Postings} from './dictionary';
import {stemOf} from './forms';
import {isFunctionWord} from './functionWords';
import {synonymsIn} from './synonyms';
import {fold, tokenize} from './tokens';

/** A term that a word may mean; `typed` is how many of its letters to mark (all when it is no prefix). */
export interface Variant {
  term: string;
  quality: number;
  typed: number;
  postings: Postings;
}

export interface Word {
  /** As typed, folded. */
  text: string;
  /** Any of these. */
  variants: Variant[];
  /** All of these: the parts of a compound that stands nowhere whole. */
  parts: Variant[][];
  rarity: number;
  /** Holds a question together: it is not what the reader looks for in an answer, and is not marked there. */
  isQuiet: boolean;
}

export interface Query {
  words: Word[];
  /** Quoted texts, folded: a hit holds each of them as it stands. */
  phrases: string[];
  /** The whole query, folded, for headings that are exactly this. */
  folded: string;
}

/** Words beyond these add time, not meaning: a query has 64 characters. */
const MAX_WORDS = 12;
/** One letter begins thousands of terms. */
const MAX_EXPANSIONS = 3000;
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
const LEAST_HALF = 3;

/** What a word that only holds the question together counts. */
const FUNCTION_WORD_SHARE = 0.2;

const PREFIX_QUALITY = {least: 0.55, most: 0.95};
const JOINED_QUALITY = 0.95;
const PARTS_QUALITY = 0.75;
const FORM_QUALITY = 0.7;
const SYNONYM_QUALITY = 0.6;
/** Several words together mean less that is not meant. */
const PHRASE_SYNONYM_QUALITY = 0.8;
const TYPO_QUALITY = [0, 0.75, 0.6];

export function parseQuery(text: string, dictionary: Dictionary): Query {
  // In what is pasted from an answer, quotes are syntax.
  const quoted = /[{}[\]]|"\s*:/.test(text) ? [] : [...text.matchAll(/["“”]([^"“”]+)["“”]/g)];
  const phrases = quoted.map(([, phrase = '']) => fold(phrase).trim()).filter(Boolean);
  // `results[0].content` in a program is the field `results.content`.
  const tokens = tokenize(text.replace(/\[\d*\](?=\.)/g, '')).slice(0, MAX_WORDS);
  const synonyms = synonymsIn(tokens.map(({joined}) => joined));
  const words = tokens.map((token, index): Word => {
    const isLast = index === tokens.length - 1;
    const variants = new Map<string, Variant>();
    addExact(variants, dictionary, token.whole, 1);
    if (token.joined !== token.whole) addExact(variants, dictionary, token.joined, JOINED_QUALITY);
    // "real time" is also "real-time" and "realtime"; so are "max delay" and `max_delay`.
    const pairs = [tokens[index - 1]?.joined + token.joined, token.joined + tokens[index + 1]?.joined];
    if (index > 0) addExact(variants, dictionary, pairs[0] ?? '', JOINED_QUALITY);
    if (!isLast) addExact(variants, dictionary, pairs[1] ?? '', JOINED_QUALITY);
    if (isLast) {
      addPrefixes(variants, dictionary, token.whole);
      if (token.joined !== token.whole) addPrefixes(variants, dictionary, token.joined);
    }
    addFields(variants, dictionary, token.whole);
    // A word that the pages do not use can only mean the others.
    const isUnknown = variants.size === 0;
    for (const {term, isPhrase} of synonyms[index] ?? []) {
      addExact(variants, dictionary, term, isPhrase || isUnknown ? PHRASE_SYNONYM_QUALITY : SYNONYM_QUALITY);
    }
    addForms(variants, dictionary, token.whole);
    if (variants.size === 0) addTypos(variants, dictionary, token.whole);
    const pieces = variants.size === 0 && token.parts.length === 0 ? halves(dictionary, token.whole) : token.parts;
    const parts = pieces.map(({term}, part) => {
      const own = new Map<string, Variant>();
      addExact(own, dictionary, term, PARTS_QUALITY);
      if (isLast && part === pieces.length - 1) addPrefixes(own, dictionary, term, PARTS_QUALITY);
      return [...own.values()];
    });
    return {text: token.whole, variants: [...variants.values()], parts, rarity: 0, isQuiet: false};
  });
  const asksMore = words.some(({text}) => !isFunctionWord(text));
  for (const word of words) {
    word.isQuiet = asksMore && isFunctionWord(word.text);
    word.rarity = rarityOf(word, dictionary.sections.length) * (word.isQuiet ? FUNCTION_WORD_SHARE : 1);
  }
  return {words, phrases, folded: fold(text).trim()};
}

/** How telling a word is: by the sections that hold it, its likeliest term first. */
function rarityOf({variants, parts}: Word, sections: number): number {
  const count = (list: Variant[]) => {
    const best = Math.max(0, ...list.map(({quality}) => quality));
    return list.reduce(
      (sum, {quality, postings}) => (quality >= best * 0.9 ? Math.max(sum, postings.sections) : sum),
      0,
    );
  };
  const held = variants.length > 0 ? count(variants) : Math.min(...parts.map(count), sections);
  return Math.log(1 + sections / Math.max(held, 1));
}

function addExact(variants: Map<string, Variant>, {terms}: Dictionary, term: string, quality: number): void {
  const postings = terms.get(term);
  if (postings) add(variants, {term, quality, typed: term.length, postings});
}

function addPrefixes(variants: Map<string, Variant>, {terms}: Dictionary, prefix: string, factor = 1): void {
  const {least, most} = PREFIX_QUALITY;
  let left = MAX_EXPANSIONS;
  for (const [term, postings] of terms.atPrefix(prefix)) {
    if (left-- === 0) break;
    // The nearer the word is to being typed out, the likelier it is the one that is meant.
    const quality = factor * (least + (most - least) * (prefix.length / term.length));
    if (term !== prefix) add(variants, {term, quality, typed: prefix.length, postings});
  }
}

/**
 * `transcription_config.diarization` is a place in the reference: the end of a path or, half typed, a part of one. A
 * program calls what it got by a name of its own: `transcript.results.content`.
 */
function addFields(variants: Map<string, Variant>, {fields}: Dictionary, typed: string): void {
  for (let steps = `.${typed}`; steps.lastIndexOf('.') > 0; steps = steps.slice(steps.indexOf('.', 1))) {
    const within = fields.filter(({path}) => path.includes(steps));
    const ends = within.filter(({path}) => path.endsWith(steps));
    const headings = (ends.length > 0 ? ends : within).map(({section}) => section);
    if (headings.length === 0) continue;
    const postings = {headings, paths: [], keywords: [], blocks: [], sections: headings.length, last: -1};
    add(variants, {term: steps, quality: ends.length > 0 ? 1 : FORM_QUALITY, typed: 0, postings});
    return;
  }
}

/** A word that stands nowhere may be two that do: `ratelimit`. */
function halves({terms}: Dictionary, word: string): {term: string}[] {
  for (let at = word.length - LEAST_HALF; at >= LEAST_HALF; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (terms.has(first) && terms.has(second)) return [{term: first}, {term: second}];
  }
  return [];
}

function addForms(variants: Map<string, Variant>, {terms}: Dictionary, word: string): void {
  const stem = stemOf(word);
  if (stem.length < 3 || !/^[a-z]+$/.test(word)) return;
  for (const [term, postings] of terms.atPrefix(stem)) {
    if (term !== word && stemOf(term) === stem)
      add(variants, {term, quality: FORM_QUALITY, typed: term.length, postings});
  }
}

function addTypos(variants: Map<string, Variant>, {terms}: Dictionary, word: string): void {
  const edits = word.length >= TWO_EDITS_FROM ? 2 : word.length >= ONE_EDIT_FROM ? 1 : 0;
  if (edits === 0 || /\d/.test(word)) return;
  // Letters in another order are one slip of the fingers, but two edits to the tree.
  for (const [term, [postings, distance]] of terms.fuzzyGet(word, 2)) {
    const slips = distance === 2 && sameLetters(word, term) ? 1 : distance;
    if (slips > edits || /\d/.test(term)) continue;
    const quality = (TYPO_QUALITY[slips] ?? 0) * (term[0] === word[0] ? 1 : 0.5);
    add(variants, {term, quality, typed: term.length, postings});
  }
}

function sameLetters(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

function add(variants: Map<string, Variant>, variant: Variant): void {
  const known = variants.get(variant.term);
  if (!known || known.quality < variant.quality) variants.set(variant.term, variant);
}
