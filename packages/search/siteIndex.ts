/**
 * The sections of a site, as MiniSearch's index of their words and as what the ranking asks about each: whether it is a page,
 * an entry, a failure, and what else it is called.
 */
import MiniSearch from 'minisearch';
import type {IndexFile} from './indexFile';
import {isIdentifier, type Name, readName} from './named';
import {codesIn, type HeadingText, type PageText} from './records';
import {normalize, type Token, tokenize} from './text';

/** A heading with the text below it. */
export interface Section extends HeadingText {
  page: PageText;
  /** Position in the page's headings. */
  heading: number;
  normalized: string;
  words: Token[];
  /** Other names of a page, or the identifiers in the name of a row, normalized. */
  aliases: string[];
  /** The sections of other pages are called the same: `Troubleshooting`. */
  isShared: boolean;
  /** The explanation of a failure. */
  isFailure: boolean;
  /** The message of a socket, in the reference. */
  isMessage: boolean;
  /** A field of a message or a request, which may have the name of an error. */
  isField: boolean;
}

export interface SiteIndex {
  pages: PageText[];
  sections: Section[];
  /** Names of failures and messages. */
  names: Name[];
  /** Documents are sections, by their position. */
  words: MiniSearch;
  vocabulary: ReadonlySet<string>;
}

/** What the words of a section are in: how much each counts is in `query.ts`. */
const FIELDS = ['title', 'path', 'keywords', 'address', 'above', 'text', 'code'] as const;

/** The guides are the default instance of the docs, and the reference is another one. */
export const isReference = ({tag}: PageText): boolean => !tag.startsWith('docs-default');

/** Reads the sections of a site into an index. */
export function readIndex({pages}: IndexFile): SiteIndex {
  const titles = countTitles(pages);
  const vocabulary = new Set<string>();
  const words = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text, field) => {
      const terms = field === 'path' ? text.split(' ') : tokenize(text).flatMap((word) => word.terms);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term]},
  });
  const sections = pages.flatMap((page) => page.headings.map((_, at) => sectionOf(page, at, titles)));
  words.addAll(
    sections.map(({page, heading, title, anchor, blocks, code}, id) => ({
      id,
      title,
      path: fieldPaths(anchor).join(' '),
      keywords: heading === 0 ? page.keywords.join(' ') : '',
      address: heading === 0 ? page.path.replaceAll('/', ' ') : '',
      above: titlesAbove(page, heading).join(' '),
      text: blocks.join(' '),
      code,
    })),
  );
  return {pages, sections, names: sections.flatMap(namesOf), words, vocabulary};
}

function sectionOf(page: PageText, heading: number, titles: Map<string, number>): Section {
  const own = page.headings[heading] as HeadingText;
  const {title, anchor, level, isEntry = false, names} = own;
  const normalized = normalize(title);
  return {
    ...own,
    page,
    heading,
    normalized,
    words: tokenize(title),
    aliases: heading === 0 ? page.keywords.map(normalize) : isEntry ? title.split(' ').map(normalize) : [],
    isShared: heading > 0 && !isEntry && (titles.get(normalized) ?? 0) > 1,
    // A sidebar leads to sections of the contents, whose levels are above those of failures.
    isFailure: names !== undefined && level > 3,
    // A heading of the reference that is one identifier defines a message.
    isMessage: !isEntry && isReference(page) && isIdentifier(title),
    isField: anchor.includes('.'),
  };
}

function namesOf({title, names, isMessage}: Section, section: number): Name[] {
  const called = names ? [...codesIn(title), ...names] : isMessage ? [title] : [];
  return [...new Set(called.map((text) => text || title))].map((text) => readName(text, section));
}

/**
 * The ends by which a field is named: `config.output_config.srt_overrides` is also `output_config.srt_overrides`. In
 * `audio_format.Raw.encoding`, `Raw` is the name of a shape, which requests do not contain.
 */
function fieldPaths(anchor: string): string[] {
  if (!anchor.includes('.')) return [];
  const paths = [anchor, anchor.replace(/\.[A-Z]\w*(?=\.)/, '')].map((path) => normalize(path).split('.'));
  return [...new Set(paths.flatMap((steps) => steps.slice(0, -1).map((_, at) => steps.slice(at).join('.'))))];
}

function titlesAbove({headings}: PageText, heading: number): string[] {
  let level = headings[heading]?.level ?? 0;
  return headings
    .slice(0, heading)
    .reverse()
    .flatMap((one) => {
      if (one.level >= level) return [];
      level = one.level;
      return [one.title];
    });
}

function countTitles(pages: PageText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {headings} of pages) {
    const titles = headings.filter(({isEntry}) => !isEntry).map(({title}) => normalize(title));
    for (const title of new Set(titles)) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}
