/**
 * Reads whatever an index sent, and returns results whose hits cannot inject markup, lead nowhere or break the
 * list. A bad record is dropped, and the others stay. This is the only file that parses highlight tags.
 */
import {
  alternating,
  type Hit,
  type HitKind,
  LEVELS,
  type Level,
  type MarkedText,
  plainText,
  SearchFailure,
  type SearchResult,
  unmarked,
} from '@speech-docs/search/types';
import {type AddressContext, hitAddress} from '../address';
import {HIGHLIGHT_TAG} from '../settings';

/** Painting more rows is what makes a huge response slow. */
export const MAX_HITS = 50;
/** Longer texts are cut before they are read: a title of 5 MB must not cost a second. */
const MAX_TEXT_CHARS = 2000;
const FALLBACK_SECTION = 'Documentation';

interface ReadContext extends AddressContext {
  /** Length of a snippet that the service left out. */
  words: number;
}

/**
 * Returns the result; throws when it has no list of hits: that is an outage in disguise, not "no results".
 */
export function readResponse(raw: unknown, context: ReadContext): SearchResult {
  const results = field(raw, 'results');
  const sent = Array.isArray(results) ? results[0] : undefined;
  const sentHits = field(sent, 'hits');
  if (!Array.isArray(results) || !Array.isArray(sentHits)) throw new SearchFailure('malformed');
  const hits = readHits(sentHits, context);
  const count = (name: string, otherwise: number) => wholeNumber(field(sent, name)) ?? otherwise;
  const queryID = field(sent, 'queryID');
  const facts = field(sent, 'facts');
  const page = count('page', 0);
  return {
    hits,
    ...(Array.isArray(facts) && facts.length > 0 && {facts: readHits(facts, context)}),
    // A first page without a hit that can be shown is a search without hits, whatever was counted.
    total: page === 0 && hits.length === 0 ? 0 : Math.max(count('nbHits', hits.length), hits.length),
    page,
    pages: count('nbPages', hits.length > 0 ? 1 : 0),
    ...(typeof queryID === 'string' ? {queryID} : {}),
  };
}

/** Returns the hits that can be shown, each once. */
export function readHits(sent: unknown[], context: ReadContext): Hit[] {
  const hits = new Map<string, Hit>();
  for (const candidate of sent) {
    if (hits.size >= MAX_HITS) break;
    const hit = readHit(candidate, context);
    if (hit && !hits.has(hit.objectID)) hits.set(hit.objectID, hit);
  }
  return [...hits.values()];
}

/** Returns the hit, one of the site with its address on our origin; `null` without a usable address or hierarchy. */
export function readHit(raw: unknown, context: ReadContext): Hit | null {
  const url = hitAddress(field(raw, 'url'), context);
  const levels = field(raw, 'hierarchy');
  if (!url || !levels || typeof levels !== 'object') return null;

  const titles: Partial<Record<Level, string>> = {};
  for (const level of LEVELS) {
    const title = text(field(levels, level));
    if (title) titles[level] = title;
  }
  const content = text(field(raw, 'content'));
  const type = kind(field(raw, 'type'), titles, content);
  if (type === null) return null;
  titles.lvl0 ??= FALLBACK_SECTION;
  titles.lvl1 ??= LEVELS.map((level) => titles[level]).findLast((title) => title) ?? FALLBACK_SECTION;

  const hierarchy: Hit['hierarchy'] = {};
  for (const level of LEVELS) {
    const title = titles[level];
    if (title) hierarchy[level] = markedText(field(raw, '_highlightResult', 'hierarchy', level)) ?? unmarked(title);
  }
  return {
    objectID: text(field(raw, 'objectID')) ?? url,
    type,
    url,
    urlWithoutAnchor: url.split('#')[0] as string,
    hierarchy,
    snippet:
      content === null
        ? null
        : (markedText(field(raw, '_snippetResult', 'content')) ?? unmarked(firstWords(content, context.words))),
  };
}

function markedText(sent: unknown): MarkedText | null {
  const value = text(field(sent, 'value'));
  if (value === null) return null;
  const segments = readMarks(value);
  return plainText(segments).trim() ? segments : null;
}

const OPEN = `<${HIGHLIGHT_TAG}>`;
const CLOSE = `</${HIGHLIGHT_TAG}>`;

/**
 * Splits text at pairs of the bare highlight tag. A tag with attributes is text; one that is nested, left open or
 * closed twice is dropped, so that one bad title cannot mark the rest of the list.
 */
export function readMarks(marked: string): MarkedText {
  const pieces = [''];
  let rest = marked;
  for (let at = nextTag(rest); at >= 0; at = nextTag(rest)) {
    const opens = rest.startsWith(OPEN, at);
    pieces[pieces.length - 1] += rest.slice(0, at);
    rest = rest.slice(at + (opens ? OPEN : CLOSE).length);
    const isOpen = pieces.length % 2 === 0;
    if (opens ? !isOpen && rest.includes(CLOSE) : isOpen) pieces.push('');
  }
  pieces[pieces.length - 1] += rest;
  return alternating(pieces);
}

const nextTag = (text: string) => text.search(TAGS);
const TAGS = new RegExp(`${OPEN}|${CLOSE}`);

/** An unknown kind becomes what the record can show: its text, or its deepest heading. */
function kind(raw: unknown, titles: Partial<Record<Level, string>>, content: string | null): HitKind | null {
  const known = LEVELS.find((level) => level === raw);
  if (known && titles[known]) return known;
  if (content) return 'content';
  return LEVELS.findLast((level) => titles[level]) ?? null;
}

/** Reads a path of an unknown value; anything missing on the way is `undefined`. */
function field(value: unknown, ...path: string[]): unknown {
  let node = value;
  for (const name of path) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node;
}

/** A text with something to read in it, cut to a sane length; anything else is `null`. */
function text(value: unknown): string | null {
  return typeof value === 'string' && /\S/.test(value) ? value.slice(0, MAX_TEXT_CHARS) : null;
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function firstWords(value: string, words: number): string {
  const all = value.split(/\s+/);
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : value;
}
