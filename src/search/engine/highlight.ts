/**
 * Marks the words of a query in a text, and cuts texts to the words around the first match, the way the hosted service
 * does: a pair of tags per word, a prefix marks the typed letters only, a typo marks the word, the parts of a compound
 * are marked one by one. Returns plain text with tags: escaping is the guard's, once, at the end.
 */
import type {Marked} from '../types';
import type {Query} from './query';
import {type Token, tokenize} from './tokens';

export interface Tags {
  before: string;
  after: string;
  ellipsis: string;
}

/** Which term means which word of the query, and how many of its letters were typed. */
export type Marker = Map<string, {word: number; typed: number}>;

interface Span {
  start: number;
  end: number;
  word: number;
}

export function markerOf({words}: Query): Marker {
  const marker: Marker = new Map();
  words.forEach(({variants, parts, isQuiet}, word) => {
    if (isQuiet) return;
    for (const {term, typed} of [...parts.flat(), ...variants]) {
      const known = marker.get(term);
      if (!known || known.typed < typed) marker.set(term, {word, typed});
    }
  });
  return marker;
}

export function highlight(text: string, query: Query, marker: Marker, tags: Tags): Marked {
  const spans = spansIn(text, marker);
  return {value: withTags(text, spans, 0, text.length, tags), ...levelOf(spans, query, text)};
}

/** The `words` words with the most distinct matches, about half of the spare ones before the first match. */
export function snippet(text: string, words: number, query: Query, marker: Marker, tags: Tags): Marked {
  const spans = spansIn(text, marker);
  const {matchLevel} = levelOf(spans, query, text);
  const {places} = readingOf(text);
  if (places.length <= words) return {value: withTags(text, spans, 0, text.length, tags), matchLevel};

  const first = windowStart(places, spans, words);
  const last = Math.min(first + words, places.length) - 1;
  const start = places[first]?.start ?? 0;
  const end = places[last]?.end ?? text.length;
  const value =
    (first > 0 ? tags.ellipsis : '') +
    withTags(text, spans, start, end, tags) +
    (last < places.length - 1 ? tags.ellipsis : '');
  return {value, matchLevel};
}

function windowStart(places: {start: number; end: number}[], spans: Span[], words: number): number {
  if (spans.length === 0) return 0;
  const wordAt = places.map(({start, end}) => spans.filter((span) => span.start >= start && span.end <= end));
  let best = {from: 0, distinct: 0, to: 0};
  wordAt.forEach((here, from) => {
    if (here.length === 0) return;
    const seen = new Set<number>();
    let to = from;
    for (let at = from; at < Math.min(from + words, places.length); at++) {
      for (const {word} of wordAt[at] ?? []) {
        if (!seen.has(word)) to = at;
        seen.add(word);
      }
    }
    if (seen.size > best.distinct) best = {from, distinct: seen.size, to};
  });
  const spare = words - (best.to - best.from + 1);
  return Math.max(0, Math.min(best.from - Math.floor(spare / 2), places.length - words));
}

/** What is known of a text whatever the query. */
interface Reading {
  tokens: Token[];
  /** Letters, digits and the marks on them. */
  letters: number;
  /** Where each word between spaces stands. */
  places: {start: number; end: number}[];
}

/** While a reader types, answers hold much the same texts: those of the last few answers are not read again. */
const readings = new Map<string, Reading>();
const MAX_READINGS = 400;

function readingOf(text: string): Reading {
  let reading = readings.get(text);
  if (!reading) {
    reading = {
      tokens: tokenize(text),
      letters: text.replace(/[^\p{L}\p{N}\p{M}]/gu, '').length,
      places: [...text.matchAll(/\S+/g)].map(({index, 0: word}) => ({start: index, end: index + word.length})),
    };
    if (readings.size >= MAX_READINGS) readings.clear();
    readings.set(text, reading);
  }
  return reading;
}

/** Headings stand in many hits of an answer, and each text is both highlighted and cut: all of them are marked once. */
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

function withTags(text: string, spans: Span[], from: number, to: number, {before, after}: Tags): string {
  let html = '';
  let at = from;
  for (const {start, end} of spans) {
    if (start < at || end > to) continue;
    html += text.slice(at, start) + before + text.slice(start, end) + after;
    at = end;
  }
  return html + text.slice(at, to);
}

function levelOf(spans: Span[], {words}: Query, text: string): Omit<Marked, 'value'> {
  const matched = new Set(spans.map(({word}) => word));
  const matchedWords = words.filter((_, index) => matched.has(index)).map((word) => word.text);
  if (matched.size === 0) return {matchLevel: 'none', matchedWords};
  const covered = spans.reduce((sum, {start, end}) => sum + end - start, 0);
  return {
    matchLevel: matched.size === words.filter(({isQuiet}) => !isQuiet).length ? 'full' : 'partial',
    matchedWords,
    fullyHighlighted: covered >= readingOf(text).letters,
  };
}
