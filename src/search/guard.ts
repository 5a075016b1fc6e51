/**
 * Stands between the client and both screens: takes whatever an index answered, and returns hits that cannot inject
 * markup, lead nowhere or break the list. A bad record costs itself, never its neighbours.
 */
import {fixPercentEncoding} from '../lib/safeDecode';
import {escapeHighlight, escapeText, piecesOf, type SafeHtml, withoutHighlight} from './escape';
import {HIGHLIGHT_TAG, LEVELS} from './settings';
import type {Hit, HitKind, Level, Marked, WireAnswer, WireHit, WireResult} from './types';

/** More rows than this nobody reads, and painting them is what makes a huge answer slow. */
export const MAX_HITS = 50;
/** Longer texts are cut before they are looked at: a title of 5 MB must not cost a second. */
const MAX_TEXT_CHARS = 2000;
const FALLBACK_SECTION = 'Documentation';

/** Origins and tags that a hit is read with. */
export interface GuardContext {
  /** The origin being read: every rebuilt address starts with it. */
  origin: string;
  /** Where the site is published; addresses there are the same pages. */
  siteUrl: string;
  words: number;
}

/** The answer has no list of hits: an outage in disguise, not "no results". */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

type Fields = Record<string, unknown>;

/** Returns the answer with every result rebuilt; throws `MalformedAnswer` when the first result has no hits. */
export function rebuildAnswer(raw: unknown, queries: string[], context: GuardContext): WireAnswer {
  const results = field(raw, 'results');
  if (!Array.isArray(results) || !Array.isArray(field(results[0], 'hits'))) throw new MalformedAnswer();
  return {results: results.map((result, index) => rebuildResult(result, queries[index] ?? '', context))};
}

function rebuildResult(raw: unknown, query: string, context: GuardContext): WireResult {
  const hits = rebuildHits(field(raw, 'hits'), context);
  const count = (name: string, otherwise: number) => wholeNumber(field(raw, name)) ?? otherwise;
  const queryID = field(raw, 'queryID');
  return {
    hits,
    nbHits: Math.max(count('nbHits', hits.length), hits.length),
    page: count('page', 0),
    nbPages: count('nbPages', hits.length > 0 ? 1 : 0),
    hitsPerPage: count('hitsPerPage', hits.length),
    // As asked, whatever was echoed: a service that trims or lower-cases must not look like an answer to another query.
    query,
    index: text(field(raw, 'index')) ?? '',
    facets: rebuildFacets(field(raw, 'facets')),
    ...(typeof queryID === 'string' ? {queryID} : {}),
  };
}

function rebuildHits(raw: unknown, context: GuardContext): WireHit[] {
  const hits = new Map<string, WireHit>();
  const texts: Texts = new Map();
  for (const candidate of Array.isArray(raw) ? raw : []) {
    if (hits.size >= MAX_HITS) break;
    const hit = rebuildHit(candidate, context, texts);
    if (hit && !hits.has(hit.objectID)) hits.set(hit.objectID, hit);
  }
  return [...hits.values()];
}

/** Texts of an answer that were made safe already: those of headings stand in many hits, marked and cut alike. */
type Texts = Map<string, SafeHtml>;

/** Returns the hit with every text safe and its address on our origin; `null` without a usable address or hierarchy. */
export function rebuildHit(raw: unknown, context: GuardContext, texts: Texts = new Map()): WireHit | null {
  const url = ownAddress(field(raw, 'url'), context);
  const levels = field(raw, 'hierarchy');
  if (!url || !levels || typeof levels !== 'object') return null;

  const plain = {} as Record<Level, string | null>;
  for (const level of LEVELS) plain[level] = text(field(levels, level));
  const content = text(field(raw, 'content'));
  const type = kind(field(raw, 'type'), plain, content);
  if (type === null) return null;
  plain.lvl0 ??= FALLBACK_SECTION;
  plain.lvl1 ??= LEVELS.map((level) => plain[level]).findLast((value) => value !== null) ?? FALLBACK_SECTION;

  // Made safe when a screen asks for them: most hits are not in sight when the next key comes.
  const markedLevels = (sent: unknown, atMost?: number) => {
    const all: Partial<Record<Level, Marked>> = {};
    for (const level of LEVELS) {
      const value = plain[level];
      if (value !== null) all[level] = markedText(field(sent, level), value, texts, atMost);
    }
    return all;
  };
  const highlights = lazily(() => markedLevels(field(raw, '_highlightResult', 'hierarchy')));
  const snippets = lazily(() => markedLevels(field(raw, '_snippetResult', 'hierarchy'), context.words));
  const snippet = lazily(
    () => content && markedText(field(raw, '_snippetResult', 'content'), content, texts, context.words),
  );

  const [withoutAnchor = url, anchor] = url.split('#');
  return {
    objectID: text(field(raw, 'objectID')) ?? url,
    type,
    url,
    url_without_anchor: withoutAnchor,
    anchor: anchor || null,
    content: content && escapeText(content),
    hierarchy: groupNames(plain),
    // Not the whole text with its marks: it is the longest of all, and screens show its snippet.
    _highlightResult: {
      get hierarchy() {
        return highlights();
      },
    },
    _snippetResult: {
      get hierarchy() {
        return snippets();
      },
      get content() {
        return snippet() || undefined;
      },
    },
  };
}

/** Returns a function that makes its value when it is first called, and keeps it. */
function lazily<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

/** The hit in the words of this site, for screens of our own. */
export function toHit(hit: WireHit): Hit {
  const texts = lazily(() => {
    const marks = hit._highlightResult.hierarchy;
    const present = LEVELS.filter((level) => marks[level]);
    return {
      hierarchy: Object.fromEntries(present.map((level) => [level, marks[level]?.value])),
      titles: Object.fromEntries(present.map((level) => [level, plainText(marks[level]?.value as SafeHtml)])),
    };
  });
  return {
    objectID: hit.objectID,
    type: hit.type,
    url: hit.url,
    urlWithoutAnchor: hit.url_without_anchor,
    get hierarchy() {
      return texts().hierarchy;
    },
    get titles() {
      return texts().titles;
    },
    get snippet() {
      return (hit._snippetResult.content?.value ?? null) as Hit['snippet'];
    },
  };
}

/**
 * Returns the address on the origin being read, or `null`: relative ones are resolved, those of the published site are
 * brought here, all others (other hosts, `javascript:`) are refused. A stray percent sign is written as one, because
 * the router decodes addresses without a net.
 */
export function ownAddress(raw: unknown, {origin, siteUrl}: Pick<GuardContext, 'origin' | 'siteUrl'>): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > MAX_TEXT_CHARS) return null;
  // Nearly every one: an address that is its own normal form needs no taking apart.
  if (raw.startsWith(origin) && /^\/([\w-]+\/)*[\w-]*(#[\w.:-]+)?$/.test(raw.slice(origin.length))) return raw;
  try {
    const url = new URL(raw, `${origin}/`);
    if (url.origin !== origin && url.origin !== new URL(siteUrl).origin) return null;
    return origin + fixPercentEncoding(url.pathname) + url.search + fixPercentEncoding(url.hash);
  } catch {
    return null;
  }
}

/** What was sent, or `plain` in its place: the first `atMost` words of it, when a number is given. */
function markedText(raw: unknown, plain: string, texts: Texts, atMost?: number): Marked {
  const value = text(field(raw, 'value')) ?? (atMost ? firstWords(plain, atMost) : plain);
  const level = field(raw, 'matchLevel');
  let html = texts.get(value);
  if (html === undefined) {
    html = escapeHighlight(value, HIGHLIGHT_TAG);
    texts.set(value, html);
  }
  return {
    value: html,
    matchLevel: level === 'full' || level === 'partial' ? level : 'none',
  };
}

/** An unknown kind becomes what the record can show: its text, or its deepest heading. */
function kind(raw: unknown, levels: Record<Level, string | null>, content: string | null): HitKind | null {
  const known = LEVELS.find((level) => level === raw);
  if (known && levels[known] !== null) return known;
  if (content) return 'content';
  return LEVELS.findLast((level) => levels[level] !== null) ?? null;
}

/**
 * DocSearch groups hits in plain objects keyed by these names: one called `constructor` throws, one that looks like a
 * number changes the order. A zero-width space keeps both ordinary. lvl0 is shown as text, the others as HTML.
 */
function groupNames(levels: Record<Level, string | null>): Record<Level, string | null> {
  const named = {} as Record<Level, string | null>;
  for (const level of LEVELS) {
    const value = levels[level];
    const special = value !== null && (value in {} || /^\d+$/.test(value));
    const name = special ? `${value}\u200b` : value;
    named[level] = name === null || level === 'lvl0' ? name : escapeText(name);
  }
  return named;
}

function rebuildFacets(raw: unknown): WireResult['facets'] {
  if (!raw || typeof raw !== 'object') return {};
  return Object.fromEntries(
    Object.entries(raw).map(([name, counts]) => [
      name,
      Object.fromEntries(
        Object.entries((counts ?? {}) as Fields).flatMap(([value, count]) => {
          const number = wholeNumber(count);
          return number === null ? [] : [[value, number]];
        }),
      ),
    ]),
  );
}

/** Reads a path of an unknown value; anything missing on the way is `undefined`. */
function field(value: unknown, ...path: string[]): unknown {
  let node = value;
  for (const name of path) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, name)) return undefined;
    node = (node as Fields)[name];
  }
  return node;
}

/** A text with something to read in it, cut to a sane length; anything else is `null`. */
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // Nearly every one: what begins with something to read need not be searched for it.
  if (!/^[^\s<]/.test(value) && withoutHighlight(value, HIGHLIGHT_TAG).trim() === '') return null;
  return value.slice(0, MAX_TEXT_CHARS);
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function firstWords(value: string, words: number): string {
  const all = value.split(/\s+/);
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : value;
}

/** Undoes `escapeHighlight`: the author's text again. */
function plainText(html: SafeHtml): string {
  return piecesOf(html).join('');
}
