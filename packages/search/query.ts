/**
 * Searches MiniSearch for each word of a query: the word, words that begin with it when it is the last one, other forms of
 * it, its synonyms, and words at a small edit distance when no page contains it.
 */
import {distance} from 'fastest-levenshtein';
import type {Section, SiteIndex} from './siteIndex';
import {synonymsIn} from './synonyms';
import {isStopWord, type Marker, normalize, type Token, tokenize} from './text';

interface WordMatch {
  score: number;
  /** From 0 to 1: a word as it was typed, another form of it, another word for it, a word of another section of the page. */
  quality: number;
  inTitle: boolean;
}

export interface Word {
  text: string;
  /** By section. */
  matches: Map<number, WordMatch>;
  /** Inverse document frequency: higher for words that few sections contain. */
  idf: number;
}

export interface Query {
  /** As typed. */
  text: string;
  words: Word[];
  /** Quoted texts, normalized: a hit contains each of them exactly. */
  phrases: string[];
  normalized: string;
  marker: Marker;
}

/** Words beyond these add time, not meaning: a query has 64 characters. */
const MAX_WORDS = 12;
/** How much a word counts by where it is. */
const BOOST = {title: 3, path: 3, keywords: 3, address: 1.5, above: 1, text: 1, code: 0.4};
const QUALITY = {parts: 0.75, stem: 0.7, synonym: 0.6, typo: 0.7};
/** How much the best match of a word in any section of a page counts for the page itself. */
const IN_PAGE = 0.5;
/** From so many words on, stop words not counted, a query is rarely whole in one section. */
const LEAST_QUESTION = 3;
/** What a stop word counts, compared with another word of its frequency. */
const STOP_WORD_SHARE = 0.2;
/** One slip from four letters, two from eight; none in a number. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
const LEAST_HALF = 3;
/** A word in one of these names the section. */
const TITLES = new Set(['title', 'path', 'address']);

/** Terms of which all must match, that a word may mean. */
interface Variant {
  terms: string[];
  quality: number;
  isPrefix?: boolean;
  hasSlips?: boolean;
}

/** Parses a query, and finds the sections that match each of its words. */
export function readQuery(text: string, index: SiteIndex): Query {
  // In JSON that a reader pastes, quotes are syntax.
  const quoted = /[{}[\]]|"\s*:/.test(text) ? [] : [...text.matchAll(/["“”]([^"“”]+)["“”]/g)];
  // `results[0].content` in a program is the field `results.content`.
  const tokens = tokenize(text.replace(/\[\d*\](?=\.)/g, '')).slice(0, MAX_WORDS);
  const synonyms = synonymsIn(tokens.map(({joined}) => joined));
  const meant = tokens.filter(({whole}) => !isStopWord(whole)).length;
  const marker: Marker = new Map();
  const words = tokens.map((token, at): Word => {
    const matches: Word['matches'] = new Map();
    const isStop = meant > 0 && isStopWord(token.whole);
    const look = (variants: Variant[]) => {
      for (const variant of variants) addMatches(matches, variant, index, isStop ? new Map() : marker, at);
      return matches.size > 0;
    };
    if (isStop) look([{terms: [token.whole], quality: 1, isPrefix: at === tokens.length - 1}]);
    else if (!look(variantsOf(tokens, at, synonyms[at] ?? [], index))) look(guessesOf(token.whole, index));
    if (meant >= LEAST_QUESTION) coverPages(matches, index);
    return {text: token.whole, matches, idf: idfOf(matches, index) * (isStop ? STOP_WORD_SHARE : 1)};
  });
  const phrases = quoted.map(([, phrase = '']) => normalize(phrase).trim()).filter(Boolean);
  return {text: text.trim(), words, phrases, normalized: normalize(text).trim(), marker};
}

function variantsOf(tokens: Token[], at: number, synonyms: string[], {vocabulary}: SiteIndex): Variant[] {
  const {whole, joined, stem, parts} = tokens[at] as Token;
  const isLast = at === tokens.length - 1;
  const steps = whole.split('.');
  // The first steps of a path may be variables of a program: `transcript.results.content`.
  const end = steps.map((_, from) => steps.slice(from).join('.')).find((path) => vocabulary.has(path));
  return [
    ...(end && (end === whole || end.includes('.')) ? [{terms: [end], quality: 1}] : []),
    ...(isLast ? [...new Set([whole, joined])].map((term) => ({terms: [term], quality: 1, isPrefix: true})) : []),
    ...synonyms.map((term) => ({terms: [term], quality: QUALITY.synonym})),
    ...(stem ? [{terms: [stem], quality: QUALITY.stem}] : []),
    ...(parts.length > 0 ? [{terms: parts.map(({term}) => term), quality: QUALITY.parts, isPrefix: isLast}] : []),
  ];
}

/** What a word may mean that no page contains: two words written as one, such as `ratelimit`, or one with a slip. */
function guessesOf(word: string, {vocabulary}: SiteIndex): Variant[] {
  const places = Array.from({length: Math.max(0, word.length - 2 * LEAST_HALF + 1)}, (_, at) => at + LEAST_HALF);
  const halves = places
    .map((at) => [word.slice(0, at), word.slice(at)])
    .find((both) => both.every((half) => vocabulary.has(half)));
  return [
    ...(halves ? [{terms: halves, quality: QUALITY.parts}] : []),
    ...(mayHaveSlips(word) ? [{terms: [word], quality: QUALITY.typo, hasSlips: true}] : []),
  ];
}

const mayHaveSlips = (word: string) => word.length >= ONE_SLIP_FROM && !/\d/.test(word);

/** Letters in another order are one slip of the fingers, but more than one edit. */
function isSlip(word: string, term: string): boolean {
  const sorted = (letters: string) => [...letters].sort().join('');
  const slips = sorted(word) === sorted(term) ? 1 : distance(word, term);
  return mayHaveSlips(term) && slips <= (word.length < TWO_SLIPS_FROM ? 1 : 2);
}

function addMatches(
  matches: Word['matches'],
  variant: Variant,
  {words}: SiteIndex,
  marker: Marker,
  word: number,
): void {
  const {terms, quality, isPrefix = false, hasSlips = false} = variant;
  const last = terms.at(-1) ?? '';
  const results = words.search(
    {queries: terms, combineWith: 'AND'},
    {boost: BOOST, prefix: (term) => isPrefix && term === last, fuzzy: hasSlips && 2},
  );
  for (const {id, score: sum, queryTerms, match: all} of results) {
    const match = Object.entries(all).filter(([term]) => !hasSlips || isSlip(last, term));
    if (match.length === 0) continue;
    // MiniSearch multiplies the sum of the scores by the number of the terms.
    const score = sum / queryTerms.length ** 2;
    const before = matches.get(id);
    const inTitle = match.some(([, fields]) => fields.some((field) => TITLES.has(field)));
    matches.set(id, {
      score: Math.max(score, before?.score ?? 0),
      quality: Math.max(quality, before?.quality ?? 0),
      inTitle: inTitle || before?.inTitle === true,
    });
    for (const [term] of match) {
      const typed = isPrefix && term.startsWith(last) ? last.length : term.length;
      if ((marker.get(term)?.typed ?? 0) < typed) marker.set(term, {word, typed: term.startsWith('~') ? 99 : typed});
    }
  }
}

/** The words of a question are in several sections of the page that is about it: each counts by half for the page. */
function coverPages(matches: Word['matches'], {sections}: SiteIndex): void {
  for (const [id, {quality}] of [...matches]) {
    const page = id - (sections[id] as Section).heading;
    const own = matches.get(page) ?? {score: 0, quality: 0, inTitle: false};
    matches.set(page, {...own, quality: Math.max(own.quality, quality * IN_PAGE)});
  }
}

function idfOf(matches: Word['matches'], {sections}: SiteIndex): number {
  const best = Math.max(0, ...[...matches.values()].map(({quality}) => quality));
  const count = [...matches.values()].filter(({quality}) => quality >= best * 0.9).length;
  return Math.log(1 + sections.length / Math.max(count, 1));
}
