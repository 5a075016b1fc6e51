/**
 * Marks the words of a query in a text, and cuts texts to the words around the first match, the way the hosted service
 * does: one mark per word, a prefix marks the typed letters only, a typo marks the word, the parts of a compound are
 * marked one by one.
 */
import {alternating} from '../segments';
import type {MarkedText} from '../types';
import type {Query} from './query';
import {type Token, tokenize} from './tokens';

const ELLIPSIS = '…';

/** Which term means which word of the query, and how many of its letters were typed. */
export type Marker = Map<string, {word: number; typed: number}>;

interface Span {
  start: number;
  end: number;
  word: number;
}

export function markerOf({words}: Query): Marker {
  const marker: Marker = new Map();
  words.forEach(({variants, parts, isStopWord}, word) => {
    if (isStopWord) return;
    for (const {term, typed} of [...parts.flat(), ...variants]) {
      const known = marker.get(term);
      if (!known || known.typed < typed) marker.set(term, {word, typed});
    }
  });
  return marker;
}

/** Returns the whole text with its marks. */
export function highlight(text: string, marker: Marker): MarkedText {
  return segmentsOf(text, spansIn(text, marker), 0, text.length);
}

/** The `words` words with the most distinct matches, about half of the spare ones before the first match. */
export function snippet(text: string, words: number, marker: Marker): MarkedText {
  const spans = spansIn(text, marker);
  const {locations} = readingOf(text);
  if (locations.length <= words) return segmentsOf(text, spans, 0, text.length);
  const first = windowStart(locations, spans, words);
  const last = Math.min(first + words, locations.length) - 1;
  const start = locations[first]?.start ?? 0;
  const end = locations[last]?.end ?? text.length;
  return segmentsOf(text, spans, start, end, first > 0 ? ELLIPSIS : '', last < locations.length - 1 ? ELLIPSIS : '');
}

function windowStart(locations: {start: number; end: number}[], spans: Span[], words: number): number {
  if (spans.length === 0) return 0;
  const wordAt = locations.map(({start, end}) => spans.filter((span) => span.start >= start && span.end <= end));
  let best = {from: 0, distinct: 0, to: 0};
  wordAt.forEach((here, from) => {
    if (here.length === 0) return;
    const seen = new Set<number>();
    let to = from;
    for (let at = from; at < Math.min(from + words, locations.length); at++) {
      for (const {word} of wordAt[at] ?? []) {
        if (!seen.has(word)) to = at;
        seen.add(word);
      }
    }
    if (seen.size > best.distinct) best = {from, distinct: seen.size, to};
  });
  const spare = words - (best.to - best.from + 1);
  return Math.max(0, Math.min(best.from - Math.floor(spare / 2), locations.length - words));
}

/** What is known of a text whatever the query. */
interface Reading {
  tokens: Token[];
  /** Where each word between spaces is. */
  locations: {start: number; end: number}[];
}

/** While a reader types, results contain much the same texts: those of the last few lists are not read again. */
const readings = new Map<string, Reading>();
const MAX_READINGS = 400;

function readingOf(text: string): Reading {
  let reading = readings.get(text);
  if (!reading) {
    reading = {
      tokens: tokenize(text),
      locations: [...text.matchAll(/\S+/g)].map(({index, 0: word}) => ({start: index, end: index + word.length})),
    };
    if (readings.size >= MAX_READINGS) readings.clear();
    readings.set(text, reading);
  }
  return reading;
}

/** Headings are in many hits of a list, and each text is both highlighted and cut: all of them are marked once. */
const marked = new WeakMap<Marker, Map<string, Span[]>>();

function spansIn(text: string, marker: Marker): Span[] {
  let texts = marked.get(marker);
  if (!texts) {
    texts = new Map();
    marked.set(marker, texts);
  }
  let spans = texts.get(text);
  if (!spans) {
    spans = readingOf(text).tokens.flatMap((token) => tokenSpans(token, marker));
    texts.set(text, spans);
  }
  return spans;
}

function tokenSpans(token: Token, marker: Marker): Span[] {
  const {start, end, whole, joined, parts} = token;
  const found = marker.get(whole) ?? marker.get(joined);
  if (parts.length === 0) {
    if (!found) return [];
    // Folding may change the length of a text ("ﬁ"); then the whole word is marked.
    const typed = whole.length === end - start ? Math.min(found.typed, end - start) : end - start;
    return [{start, end: start + typed, word: found.word}];
  }
  if (found) {
    // Letters typed, without the separators between the parts.
    let left = marker.get(whole) ? whole.slice(0, found.typed).replace(/[^\p{L}\p{N}]/gu, '').length : found.typed;
    return parts.flatMap((part) => {
      const length = Math.min(part.end - part.start, left);
      left -= length;
      return length > 0 ? [{start: part.start, end: part.start + length, word: found.word}] : [];
    });
  }
  return parts.flatMap((part) => {
    const match = marker.get(part.term);
    const length = match ? Math.min(match.typed, part.end - part.start) : 0;
    return match ? [{start: part.start, end: part.start + length, word: match.word}] : [];
  });
}

/** Returns the text between two positions as segments, with what replaces the text before and after it. */
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
