/**
 * Parses a query word by word, and finds the terms of the inverted index that each word may mean: the word itself, terms
 * that begin with it when it is the last word, and terms that differ by a typo when nothing else is found.
 */
import type {InvertedIndex, Postings} from './invertedIndex';
import {stemOf} from './stemmer';
import {isStopWord} from './stopWords';
import {nearestSynonyms, synonymsIn} from './synonyms';
import {normalize, tokenize} from './tokens';

/** A term that a word may mean; `typed` is how many of its letters to mark (all when it is no prefix). */
export interface Variant {
  term: string;
  quality: number;
  typed: number;
  postings: Postings;
}

export interface Word {
  /** As typed, normalized. */
  text: string;
  /** Any of these. */
  variants: Variant[];
  /** All of these: the parts of a compound that no page contains as a whole. */
  parts: Variant[][];
  /** Inverse document frequency: how much the word says about a section that contains it. */
  idf: number;
  /** Whether the word only connects others; it counts less, and is not marked in hits. */
  isStopWord: boolean;
}

export interface Query {
  words: Word[];
  /** Quoted texts, normalized: a hit contains each of them exactly. */
  phrases: string[];
  /** The whole query, normalized, for headings that are exactly this. */
  normalized: string;
}

/** Words beyond these add time, not meaning: a query has 64 characters. */
const MAX_WORDS = 12;
/** One letter begins thousands of terms. */
const MAX_EXPANSIONS = 3000;
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
const LEAST_HALF = 3;

/** What a stop word counts, compared with another word of its frequency. */
const STOP_WORD_SHARE = 0.2;

const PREFIX_QUALITY = {least: 0.55, most: 0.95};
const JOINED_QUALITY = 0.95;
const PARTS_QUALITY = 0.75;
const STEM_QUALITY = 0.7;
const SYNONYM_QUALITY = 0.6;
/** Several words together mean less that is not meant. */
const PHRASE_SYNONYM_QUALITY = 0.8;
const TYPO_QUALITY = [0, 0.75, 0.6];

export function parseQuery(text: string, index: InvertedIndex): Query {
  // In JSON that a reader pastes, quotes are syntax.
  const quoted = /[{}[\]]|"\s*:/.test(text) ? [] : [...text.matchAll(/["“”]([^"“”]+)["“”]/g)];
  const phrases = quoted.map(([, phrase = '']) => normalize(phrase).trim()).filter(Boolean);
  // `results[0].content` in a program is the field `results.content`.
  const tokens = tokenize(text.replace(/\[\d*\](?=\.)/g, '')).slice(0, MAX_WORDS);
  const synonyms = synonymsIn(tokens.map(({joined}) => joined));
  const words = tokens.map((token, at): Word => {
    const isLast = at === tokens.length - 1;
    const variants = new Map<string, Variant>();
    addExact(variants, index, token.whole, 1);
    if (token.joined !== token.whole) addExact(variants, index, token.joined, JOINED_QUALITY);
    // "real time" is also "real-time" and "realtime"; so are "max delay" and `max_delay`.
    const pairs = [tokens[at - 1]?.joined + token.joined, token.joined + tokens[at + 1]?.joined];
    if (at > 0) addExact(variants, index, pairs[0] ?? '', JOINED_QUALITY);
    if (!isLast) addExact(variants, index, pairs[1] ?? '', JOINED_QUALITY);
    if (isLast) {
      addPrefixes(variants, index, token.whole);
      if (token.joined !== token.whole) addPrefixes(variants, index, token.joined);
    }
    addFields(variants, index, token.whole);
    // If the word itself is not in the index, its synonyms count more.
    const isUnknown = variants.size === 0;
    for (const {term, isPhrase} of synonyms[at] ?? []) {
      addExact(variants, index, term, isPhrase || isUnknown ? PHRASE_SYNONYM_QUALITY : SYNONYM_QUALITY);
    }
    addStems(variants, index, token.whole);
    if (variants.size === 0) addTypos(variants, index, token.whole);
    if (variants.size === 0) {
      for (const term of nearestSynonyms(token.whole)) addExact(variants, index, term, SYNONYM_QUALITY);
    }
    const pieces = variants.size === 0 && token.parts.length === 0 ? halves(index, token.whole) : token.parts;
    const parts = pieces.map(({term}, part) => {
      const own = new Map<string, Variant>();
      addExact(own, index, term, PARTS_QUALITY);
      if (isLast && part === pieces.length - 1) addPrefixes(own, index, term, PARTS_QUALITY);
      return [...own.values()];
    });
    return {text: token.whole, variants: [...variants.values()], parts, idf: 0, isStopWord: false};
  });
  const hasOtherWords = words.some(({text}) => !isStopWord(text));
  for (const word of words) {
    word.isStopWord = hasOtherWords && isStopWord(word.text);
    word.idf = inverseDocumentFrequency(word, index.sections.length) * (word.isStopWord ? STOP_WORD_SHARE : 1);
  }
  return {words, phrases, normalized: normalize(text).trim()};
}

/** Computed from the number of sections that contain the likeliest terms of the word. */
function inverseDocumentFrequency({variants, parts}: Word, sections: number): number {
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

function addExact(variants: Map<string, Variant>, {terms}: InvertedIndex, term: string, quality: number): void {
  const postings = terms.get(term);
  if (postings) add(variants, {term, quality, typed: term.length, postings});
}

function addPrefixes(variants: Map<string, Variant>, {terms}: InvertedIndex, prefix: string, factor = 1): void {
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
 * Finds fields by their path: `transcription_config.diarization` is the end of one, or a part of one while it is typed. The
 * first steps are left out when nothing matches, because programs use variables: `transcript.results.content`.
 */
function addFields(variants: Map<string, Variant>, {fields}: InvertedIndex, typed: string): void {
  for (let steps = `.${typed}`; steps.lastIndexOf('.') > 0; steps = steps.slice(steps.indexOf('.', 1))) {
    const within = fields.filter(({path}) => path.includes(steps));
    const ends = within.filter(({path}) => path.endsWith(steps));
    const headings = (ends.length > 0 ? ends : within).map(({section}) => section);
    if (headings.length === 0) continue;
    const postings = {headings, paths: [], keywords: [], blocks: [], sections: headings.length, last: -1};
    add(variants, {term: steps, quality: ends.length > 0 ? 1 : STEM_QUALITY, typed: 0, postings});
    return;
  }
}

/** A word that no page contains may be two words written as one: `ratelimit`. */
function halves({terms}: InvertedIndex, word: string): {term: string}[] {
  for (let at = word.length - LEAST_HALF; at >= LEAST_HALF; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (terms.has(first) && terms.has(second)) return [{term: first}, {term: second}];
  }
  return [];
}

function addStems(variants: Map<string, Variant>, {terms}: InvertedIndex, word: string): void {
  const stem = stemOf(word);
  if (stem.length < 3 || !/^[a-z]+$/.test(word)) return;
  for (const [term, postings] of terms.atPrefix(stem)) {
    if (term !== word && stemOf(term) === stem)
      add(variants, {term, quality: STEM_QUALITY, typed: term.length, postings});
  }
}

function addTypos(variants: Map<string, Variant>, {terms}: InvertedIndex, word: string): void {
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
