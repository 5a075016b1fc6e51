/** The embedded engine's face: a search request in, a result out, in the form that the screens take. */
import {ownAddress} from '../address';
import {type PageText, recordOf} from '../records';
import {joinMarked} from '../segments';
import {type Hit, LEVELS, type MarkedText, type SearchFilters, type SearchRequest, type SearchResult} from '../types';
import {passes} from './filters';
import {highlight, type Marker, markerOf, snippet} from './highlight';
import type {IndexFile} from './indexFile';
import {type InvertedIndex, isReference, readIndex} from './invertedIndex';
import {parseQuery, type Query} from './query';
import {type Match, rank} from './rank';
import {normalize} from './tokens';

export interface Engine {
  /** Filters that every page of the index passes. */
  filters: SearchFilters;
  /** `origin` goes in front of every address. */
  search(request: SearchRequest, origin: string): SearchResult;
}

export function openEngine(file: IndexFile): Engine {
  const index = readIndex(file);
  const {pages, sections} = index;
  const pageOf = ({section}: Match) => sections[section]?.page ?? -1;

  return {
    filters: {language: file.language, tags: file.tags},
    search({query: text, page: number, hitsPerPage, section, snippetWords, filters}, origin) {
      const query = parseQuery(text, index);
      const isAllowed = pages.map((entry) => passes(entry, file.language, filters));
      const all = rank(query, index, (page) => isAllowed[page] === true);
      const matches = section
        ? rank(query, index, (page) => isAllowed[page] === true && pages[page]?.section === section)
        : all;
      const shown = matches.slice(number * hitsPerPage, (number + 1) * hitsPerPage);
      const context = {marker: markerOf(query), words: snippetWords, site: {url: origin, language: file.language}};
      // A reader who types the name of a page wants the page, also where a setting has that name, as `diarization`.
      const facts = number > 0 || isPage(all[0], index) ? [] : factsAmong(all.slice(0, FACT_AMONG), query, index);
      return {
        ...(facts.length > 0 && {
          facts: facts.map((match) =>
            hitOf({...match, block: factBlock(match, index)}, index, {...context, words: FACT_WORDS}),
          ),
        }),
        hits: shown.map((match) => ({
          ...hitOf(match, index, context),
          ...(match === matches[0] && sectionsOf(match, query, index, context)),
        })),
        total: matches.length,
        page: number,
        pages: Math.ceil(matches.length / hitsPerPage),
        sections: countSections(all.map((match) => pages[pageOf(match)]?.section ?? '')),
      };
    },
  };
}

/** A fact further down is about something else. */
const FACT_AMONG = 5;
/** A card has room for a sentence or two. */
const FACT_WORDS = 40;
const SENTENCE = /[.!?]$/;
/** `max_delay`, `reset`, `AddTranscript`. */
const NAME_IN_CODE = /^(?:[a-z]|[A-Z]+[a-z]+[A-Z])\S*$/;
/** A name of more words is a sentence, and no name of a fact. */
const FACT_NAME_WORDS = 7;

/**
 * Returns the fact that is named, and those of its name on other pages of its section: two APIs can mean different things
 * by one name. Guides repeat what the reference says, and are among the results.
 */
function factsAmong(matches: Match[], query: Query, index: InvertedIndex): Match[] {
  const pageOf = ({section}: Match) => index.sections[section]?.page ?? -1;
  const sectionOf = (match: Match) => index.pages[pageOf(match)]?.section;
  const facts = matches.filter((match) => isFact(match, query, index));
  return facts.filter(
    (match, at) =>
      sectionOf(match) === sectionOf(facts[0] as Match) &&
      facts.findIndex((one) => pageOf(one) === pageOf(match)) === at,
  );
}

function isPage(match: Match | undefined, {sections}: InvertedIndex): boolean {
  return match?.isNamed === true && sections[match.section]?.heading === 0;
}

/** A failure, a limit, a field, or a message by its whole name: what guides write like a name only uses it. */
function isFact({section, isNamed}: Match, query: Query, {sections, pages}: InvertedIndex): boolean {
  const entry = sections[section] as InvertedIndex['sections'][number];
  const page = pages[entry.page] as PageText;
  const isUse = !isReference(page) && NAME_IN_CODE.test(page.headings[entry.heading]?.title ?? '');
  const isKnown = entry.isEntry && entry.words.length <= FACT_NAME_WORDS && !isUse;
  const isMessage = entry.isMessage && entry.normalized === query.normalized;
  return isNamed && (entry.isFailure || isMessage || isKnown);
}

/**
 * The first text of an entry that says what it means. That of a field begins with its name and type, and that of a failure
 * with what to do in a few words.
 */
function factBlock({section}: Match, {blocks, sections}: InvertedIndex): number | null {
  const {normalized} = sections[section] as InvertedIndex['sections'][number];
  const textOf = (block: number) => blocks[block]?.text ?? '';
  const own = blocks.flatMap((one, block) => (one.section === section && !one.isCode ? [block] : []));
  const others = own.filter((block) => !normalize(textOf(block)).startsWith(`${normalized} `));
  return others.find((block) => SENTENCE.test(textOf(block))) ?? others[0] ?? own[0] ?? null;
}

interface HitContext {
  marker: Marker;
  words: number;
  site: {url: string; language: string};
}

function hitOf({section, block}: Match, index: InvertedIndex, {marker, words, site}: HitContext): Hit {
  const {sections, blocks, pages} = index;
  const {page, heading} = sections[section] as InvertedIndex['sections'][number];
  const text = block === null ? null : (blocks[block]?.text ?? null);
  const record = recordOf(pages[page] as PageText, heading, text, site);
  const hierarchy: Hit['hierarchy'] = {};
  for (const level of LEVELS) {
    const title = record.hierarchy[level];
    if (title !== null) hierarchy[level] = highlight(title, marker);
  }
  const url = ownAddress(record.url, {origin: site.url, siteUrl: site.url}) ?? record.url;
  return {
    objectID: record.objectID,
    type: record.type,
    url,
    urlWithoutAnchor: record.url_without_anchor,
    hierarchy,
    snippet: text === null ? null : snippetOf(block as number, index, marker, words),
  };
}

/** The name of a row, and its other cells. */
const ROW = /^(.{1,40}?) · (.+)$/;

/** Returns the text of a hit. Names from code precede the first text of their section, and the name of a row precedes its cells. */
function snippetOf(block: number, {blocks}: InvertedIndex, marker: Marker, words: number): MarkedText {
  const {section, text, isCode} = blocks[block] as InvertedIndex['blocks'][number];
  if (!isCode) {
    const [, name = '', cells = text] = ROW.exec(text) ?? [];
    return joinMarked([...(name ? [highlight(name, marker)] : []), snippet(cells, words, marker)], ' · ');
  }
  const isMarked = (name: string) => highlight(name, marker).some(({marked}) => marked);
  const names = text.split(' ').filter(isMarked).slice(0, MAX_NAMES);
  const prose = blocks.find((one) => one.section === section && !one.isCode)?.text;
  return joinMarked(
    [highlight(names.join(', '), marker), ...(prose ? [snippet(prose, words - names.length, marker)] : [])],
    ' · ',
  );
}

/** More would be a list of names, and leave no room for what they are. */
const MAX_NAMES = 2;
/** More would be a list of contents. */
const MAX_SECTIONS = 4;
const wordsOf = (name: string) => normalize(name).split(/[\s/-]+/);

/**
 * The first sections that no other page has, where the query is a keyword of the page, its title, or the end of its address with
 * words of both.
 */
function sectionsOf({section, isNamed}: Match, query: Query, index: InvertedIndex, context: HitContext) {
  const {page, heading, aliases} = index.sections[section] as InvertedIndex['sections'][number];
  const {path, headings} = index.pages[page] as PageText;
  const typed = new Set(wordsOf(query.normalized));
  const names = [headings[0]?.title ?? '', path.split('/').findLast(Boolean) ?? ''];
  const isName = isNamed && names.some((name) => wordsOf(name).every((word) => typed.has(word)));
  if (heading > 0 || !(isName || aliases.includes(query.normalized))) return null;
  const isOwn = (one: InvertedIndex['sections'][number]) => one.level === 2 && !one.isEntry && !one.isShared;
  const own = index.sections.flatMap((one, at) => (one.page === page && isOwn(one) ? [at] : [])).slice(0, MAX_SECTIONS);
  const hits = own.map((at) => hitOf({section: at, block: null, score: 0, isNamed: true}, index, context));
  return hits.length > 1 && {sections: hits};
}

function countSections(names: string[]): SearchResult['sections'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({name, count})).sort((a, b) => b.count - a.count);
}
