/**
 * How text becomes terms, in the index and in queries alike. `max_delay` is found whole, joined (`maxdelay`) and by its
 * parts; `StartRecognition` by its humps; `16kHz` by number and unit. Case and accents do not count.
 */
import {alternating, type MarkedText} from './types';

/** Normalized forms by word, cached: a site contains the same words thousands of times. */
interface Word {
  /** Folded, separators included: `max_delay`. */
  whole: string;
  /** Without separators: `maxdelay`. */
  joined: string;
  /** The stem of the whole, where it is a plain word. */
  stem: string | null;
  /** The pieces between separators and humps, where there is more than one; `at` counts from the start of the word. */
  parts: {at: number; length: number; term: string; stem: string | null}[];
  /** All that the word is filed under. */
  terms: string[];
}

export interface Token extends Word {
  start: number;
  end: number;
}

// A comma between digits groups thousands: `1,000` is also 1000. `C++` and `C#` are names, not the letter.
const TOKEN =
  /\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:(?:[_\-.'’/:+#]+|(?<=\p{N}),(?=\p{N}{3}))[\p{L}\p{N}\p{M}]+)*/gu;
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
// Capitals before a capitalized word, a capitalized or small word, a number with what it counts, anything else.
const HUMP = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|\p{N}+|[\p{L}\p{M}]+/gu;
/** Longer runs are data, not words. */
const MAX_TERM_CHARS = 60;

export function normalize(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a text in order. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({0: raw, index: start}) => {
    const word = known.get(raw) ?? readWord(raw);
    return word.whole ? [{...word, start, end: start + raw.length}] : [];
  });
}

const known = new Map<string, Word>();
const MAX_WORDS = 50_000;

function readWord(raw: string): Word {
  const whole = normalize(raw).slice(0, MAX_TERM_CHARS);
  const pieces = /^\p{Lu}?\p{Ll}+$/u.test(raw) ? [] : piecesOf(raw);
  const parts = pieces.length > 1 ? pieces : [];
  const joined =
    parts.length > 0
      ? parts
          .map(({term}) => term)
          .join('')
          .slice(0, MAX_TERM_CHARS)
      : whole;
  const terms = new Set([whole, joined, ...parts.map(({term}) => term)]);
  const stems = [...terms].flatMap((term) => stemOf(term) ?? []);
  const word = {whole, joined, stem: stemOf(whole), parts, terms: [...terms, ...stems]};
  if (known.size >= MAX_WORDS) known.clear();
  known.set(raw, word);
  return word;
}

function piecesOf(raw: string): Word['parts'] {
  return [...raw.matchAll(PIECE)].flatMap((piece) =>
    [...piece[0].matchAll(HUMP)].map((hump) => {
      const term = normalize(hump[0]);
      return {at: piece.index + hump.index, length: hump[0].length, term, stem: stemOf(term)};
    }),
  );
}

/** A stem begins with this character, so that it is never taken for a word. */
const STEM_MARK = '~';
/** An ending of English: `speaking` and `speaker`, `transcripts` and `transcript`, `notify` and `notification`. */
const ENDING = /(?:ications?|ations?|ions?|ings?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;
/** A shorter rest would be the stem of unrelated words. */
const LEAST_STEM = 4;

function stemOf(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null;
  const stem = word.replace(ENDING, '');
  if (stem.length < LEAST_STEM) return STEM_MARK + word.replace(/(?<=[a-z]{3}[^s])s$/, '');
  // "stopping" is "stop"; "recognise", "behaviour", and "licence" are "recognize", "behavior", and "license".
  const british = /is$|our$|enc$/;
  const american: Record<string, string> = {is: 'iz', our: 'or', enc: 'ens'};
  return STEM_MARK + stem.replace(/([bdfglmnprt])\1$/, '$1').replace(british, (end) => american[end] as string);
}

/**
 * Stop words connect the words of a question. In a manual they are so rare that their inverse document frequency is high, so
 * they count less than other words. They stay in the index, because `from` and `to` are names of fields, too.
 */
const STOP_WORDS = new Set(
  (
    'a an the this that these those there it its i my me we us our you your he she they them their who whom whose what ' +
    'which when where why how is are was were be been being am do does did doing done have has had having can could ' +
    'will would shall should may might must of in on at by for from with without to into onto about as than then so if ' +
    'or and but not no nor any some all each every get gets got getting want wants need needs know please help tell ' +
    'way ways possible s t m re ve d ll dont doesnt cant isnt im lets let happen happens mean means'
  ).split(' '),
);

export const isStopWord = (word: string) => STOP_WORDS.has(word.replace(/['’]/g, ''));

/** Which terms to mark: the word of the query that each one matches, and how many of its letters were typed. */
export type Marker = Map<string, {word: number; typed: number}>;

interface Span {
  start: number;
  end: number;
  word: number;
}

/** Returns the pieces of a text that match: a prefix up to the typed letters, each part of a compound by itself. */
export function spansIn(text: string, marker: Marker): Span[] {
  return tokenize(text).flatMap(({start, end, whole, joined, stem, parts}): Span[] => {
    const byWhole = marker.get(whole) ?? (stem ? marker.get(stem) : undefined);
    const found = byWhole ?? marker.get(joined);
    if (parts.length === 0) {
      if (!found) return [];
      // Folding may change the length of a text ("ﬁ"); then the whole word is marked.
      const typed = whole.length === end - start ? Math.min(found.typed, end - start) : end - start;
      return [{start, end: start + typed, word: found.word}];
    }
    // Letters typed, without the separators between the parts.
    let left = byWhole ? whole.slice(0, byWhole.typed).replace(/[^\p{L}\p{N}]/gu, '').length : (found?.typed ?? 0);
    return parts.flatMap(({at, length: letters, term, stem: partStem}) => {
      const match = found ? {word: found.word, typed: left} : (marker.get(term) ?? (partStem && marker.get(partStem)));
      const length = Math.min(letters, match ? match.typed : 0);
      left -= length;
      return match && length > 0 ? [{start: start + at, end: start + at + length, word: match.word}] : [];
    });
  });
}

export function highlight(text: string, marker: Marker): MarkedText {
  return segmentsOf(text, spansIn(text, marker), 0, text.length);
}

const ELLIPSIS = '…';

/** Returns the `count` words with the most distinct matches, about half of the spare ones before the first match. */
export function snippet(text: string, count: number, marker: Marker): MarkedText {
  const spans = spansIn(text, marker);
  const words = [...text.matchAll(/\S+/g)].map(({index, 0: word}) => ({start: index, end: index + word.length}));
  if (words.length <= count) return segmentsOf(text, spans, 0, text.length);
  const matches = words.map(({start, end}) => spans.filter((span) => span.start >= start && span.end <= end));
  let best = {from: 0, to: 0, distinct: 0};
  matches.forEach((here, from) => {
    if (here.length === 0) return;
    const inWindow = matches.slice(from, from + count);
    const distinct = new Set(inWindow.flat().map(({word}) => word)).size;
    const to = from + inWindow.findLastIndex((there) => there.length > 0);
    if (distinct > best.distinct) best = {from, to, distinct};
  });
  const spare = count - (best.to - best.from + 1);
  // At the end of a text the snippet is shorter: a screen without room for it would cut off the match.
  const first = Math.max(0, best.from - Math.floor(spare / 2));
  const last = first + count - 1;
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? text.length];
  const after = last < words.length - 1 ? ELLIPSIS : '';
  return segmentsOf(text, spans, start, end, first > 0 ? ELLIPSIS : '', after);
}

function segmentsOf(text: string, spans: Span[], from: number, to: number, before = '', after = ''): MarkedText {
  const pieces = [before];
  let at = from;
  for (const {start, end} of spans) {
    if (start < at || end > to) continue;
    pieces[pieces.length - 1] += text.slice(at, start);
    pieces.push(text.slice(start, end), '');
    at = end;
  }
  pieces[pieces.length - 1] += text.slice(at, to) + after;
  return alternating(pieces);
}
