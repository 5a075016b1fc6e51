/** Takes a search request, and returns a result in the form that the screens and the MCP server use. */
import type {IndexFile} from './indexFile';
import {type Query, readQuery} from './query';
import {holdsPhrase, type Match, rank} from './rank';
import {recordOf} from './records';
import {isReference, readIndex, type Section} from './siteIndex';
import {highlight, type Marker, normalize, snippet, spansIn} from './text';
import {
  type Hit,
  joinMarked,
  LEVELS,
  type MarkedText,
  type SearchFilters,
  type SearchRequest,
  type SearchResult,
} from './types';

export {isIdentifier} from './named';
export {isReference};

export interface Engine {
  /** Filters that every page of the index passes. */
  filters: SearchFilters;
  /** `origin` goes in front of every address. */
  search(request: SearchRequest, origin: string): SearchResult;
}

/** A fact further down is about something else. */
const FACT_AMONG = 5;
/** A name of more words is a sentence, and no name of a fact. */
const FACT_NAME_WORDS = 7;
const SENTENCE = /[.!?]$/;
/** `max_delay`, `reset`, `AddTranscript`. */
const NAME_IN_CODE = /^(?:[a-z]|[A-Z]+[a-z]+[A-Z])\S*$/;

/** Reads the index into memory, and returns the engine that searches it. */
export function openEngine(file: IndexFile): Engine {
  const index = readIndex(file);
  return {
    filters: {language: file.language, tags: [...new Set(file.pages.map(({tag}) => tag))]},
    search({query: text, page, hitsPerPage, snippetWords, filters}, origin) {
      const query = readQuery(text, index);
      const isRead = ({page: {tag}}: Section) => file.language === filters.language && filters.tags.includes(tag);
      const matches = rank(query, index, isRead);
      const show = (match: Match, block = blockOf(match, query)) =>
        hitOf(match.section, block, {marker: query.marker, words: snippetWords, origin, language: file.language});
      const facts = page > 0 ? [] : factsAmong(matches, query);
      return {
        ...(facts.length > 0 && {facts: facts.map((match) => show(match, factText(match.section, snippetWords)))}),
        hits: matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) => show(match)),
        total: matches.length,
        page,
        pages: Math.ceil(matches.length / hitsPerPage),
      };
    },
  };
}

/**
 * Returns the fact that is named, and those of its name on other pages of its part of the site: two APIs can mean different
 * things by one name. A reader who types the name of a page wants the page, also where a setting has that name.
 */
function factsAmong(all: Match[], query: Query): Match[] {
  if (all[0]?.isNamed && all[0].section.heading === 0) return [];
  const facts = all.slice(0, FACT_AMONG).filter((match) => isFact(match, query));
  return facts.filter(
    ({section: {page}}, at) =>
      page.section === facts[0]?.section.page.section && facts.findIndex(({section}) => section.page === page) === at,
  );
}

/** A failure, a limit, a field, or a message by its whole name: what guides write like a name only uses it. */
function isFact({section, isNamed}: Match, {normalized}: Query): boolean {
  const isUse = !isReference(section.page) && NAME_IN_CODE.test(section.title);
  const isKnown = section.isEntry && section.title.split(' ').length <= FACT_NAME_WORDS && !isUse;
  return isNamed && (section.isFailure || isKnown === true || (section.isMessage && section.normalized === normalized));
}

/**
 * Returns how the first block that describes an entry begins. The first of a field begins with its name and type, and that of a
 * failure with what to do in a few words.
 */
function factText({blocks, normalized}: Section, maxWords: number): string | null {
  const others = blocks.filter((block) => !normalize(block).startsWith(`${normalized} `));
  const words = (others.find((block) => SENTENCE.test(block)) ?? others[0] ?? blocks[0] ?? '').split(' ');
  const text = words.slice(0, maxWords).join(' ');
  if (words.length <= maxWords) return text || null;
  // A whole part of it, where one fits.
  const [, whole, end] = /^(.*\S)([.;]) /.exec(text) ?? [];
  return whole ? whole + end?.replace(';', '') : `${text}…`;
}

/** Returns the block for the snippet: the one that matches most of the query, or `null` where the heading alone matches. */
function blockOf({section, isTitle}: Match, {words, marker, phrases}: Query): string | null {
  if (phrases.length > 0) return section.blocks.find((block) => holdsPhrase(block, phrases[0] as string)) ?? null;
  if (isTitle) return null;
  let best = {block: null as string | null, score: 0};
  for (const block of [...section.blocks, ...(section.code ? [section.code] : [])]) {
    const found = new Set(spansIn(block, marker).map(({word}) => word));
    // As in BM25, a word weighs less in a long text than in a short one.
    const weight = block === section.code ? 0.1 : 1 / (1 + 0.12 * Math.log1p(block.length / 60));
    const score = [...found].reduce((sum, word) => sum + (words[word]?.idf ?? 0), 0) * weight;
    if (score > best.score) best = {block, score};
  }
  return best.block;
}

interface HitContext {
  marker: Marker;
  words: number;
  origin: string;
  language: string;
}

function hitOf(section: Section, block: string | null, {marker, words, origin, language}: HitContext): Hit {
  const record = recordOf(section.page, section.heading, block, {url: origin, language});
  const titles = LEVELS.flatMap((level) => {
    const title = record.hierarchy[level];
    return title === null ? [] : [[level, highlight(title, marker)]];
  });
  return {
    objectID: record.objectID,
    type: record.type,
    url: record.url,
    urlWithoutAnchor: record.url_without_anchor,
    hierarchy: Object.fromEntries(titles),
    snippet: block === null ? null : snippetOf(block, section, marker, words),
  };
}

/** The name of a row, and its other cells. */
const ROW = /^(.{1,40}?) · (.+)$/;
/** More would be a list of names, and leave no room for what they are. */
const MAX_NAMES = 2;

/** Names from code precede the first text of their section, and the name of a row precedes its cells. */
function snippetOf(block: string, {code, blocks}: Section, marker: Marker, words: number): MarkedText {
  if (block !== code) {
    const [, name, cells = block] = ROW.exec(block) ?? [];
    if (name === undefined) return snippet(cells, words, marker);
    const left = Math.max(1, words - name.split(' ').length);
    return joinMarked([highlight(name, marker), snippet(cells, left, marker)], ' · ');
  }
  const names = code
    .split(' ')
    .filter((name) => spansIn(name, marker).length > 0)
    .slice(0, MAX_NAMES);
  const prose = blocks[0] === undefined ? [] : [snippet(blocks[0], words - names.length, marker)];
  return joinMarked([highlight(names.join(', '), marker), ...prose], ' · ');
}
