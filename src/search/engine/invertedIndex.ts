/**
 * The inverted index: for each term, the headings and blocks that contain it. The terms are in MiniSearch's radix tree, which
 * finds them by prefix and with typos.
 */
import SearchableMap from 'minisearch/SearchableMap';
import {codesIn, type HeadingText, type PageText} from '../records';
import type {IndexFile} from './indexFile';
import {pagesOf} from './indexFile';
import {isIdentifier, type Name, readName} from './named';
import {eachToken, normalize, termsOf, tokenize} from './tokens';

/** Where a term occurs: sections by their heading, blocks as `2 × block + (1 when the block begins with the term)`. */
export interface Postings {
  headings: number[];
  /** Pages whose address contains the term; `/speech-to-text/real-time/quickstart` distinguishes the quickstarts. */
  paths: number[];
  /** Pages whose `keywords` contain the term. */
  keywords: number[];
  blocks: number[];
  /** How many sections contain the term, in heading or text. */
  sections: number;
  /** The last section counted. */
  last: number;
}

export interface Section {
  page: number;
  /** Position in the page's headings. */
  heading: number;
  level: number;
  /** The sections that contain this one, nearest first. */
  above: number[];
  normalized: string;
  /** Terms of the heading: each token counts once. */
  words: string[];
  /** Other names of a page, or the identifiers in the name of a row, normalized. */
  aliases: string[];
  /** A field, a code, a limit: a name with its meaning. */
  isEntry: boolean;
  /** The sections of other pages are called the same: `Troubleshooting`. */
  isShared: boolean;
  /** The explanation of a failure. */
  isFailure: boolean;
  /** The message of a socket, in the reference. */
  isMessage: boolean;
  /** A field of a message or a request, which may have the name of an error. */
  isField: boolean;
  /** A field whose name is a plain word: a reader who types `usage` probably means the page about it. */
  isPlainField: boolean;
}

interface Block {
  section: number;
  text: string;
  weight: number;
  /** Names from samples: they are found, and shown only when the section has no matching sentence. */
  isCode: boolean;
}

/** A field of the reference by its path, each step after a dot: `.config.transcription_config.diarization`. */
interface Field {
  path: string;
  section: number;
}

export interface InvertedIndex {
  pages: PageText[];
  fields: Field[];
  sections: Section[];
  blocks: Block[];
  /** Names of failures and messages. */
  names: Name[];
  terms: SearchableMap<Postings>;
}

/** Text repeated on three or more pages is boilerplate, such as expanded schemas, and counts less. */
const REPEATED_PAGES = 3;
const REPEATED_WEIGHT = 0.7;
/** Names that only samples contain count less than names in the text. */
const CODE_WEIGHT = 0.45;

export function readIndex(file: IndexFile): InvertedIndex {
  const pages = pagesOf(file);
  const sections: Section[] = [];
  const blocks: Block[] = [];
  const fields: Field[] = [];
  const names: Name[] = [];
  const byTerm = new Map<string, Postings>();
  const pagesWithText = countPages(pages, ({blocks}) => blocks);
  const pagesWithTitle = countPages(pages, ({title, isEntry}) => (isEntry ? [] : [normalize(title)]));
  const known = new Map<string, string[]>();

  function postingsOf(term: string, section: number): Postings {
    let postings = byTerm.get(term);
    if (!postings) {
      postings = {headings: [], paths: [], keywords: [], blocks: [], sections: 0, last: -1};
      byTerm.set(term, postings);
    }
    if (postings.last !== section) {
      postings.last = section;
      postings.sections++;
    }
    return postings;
  }

  function addHeading(section: number, text: string): void {
    for (const token of tokenize(text)) {
      for (const term of termsOf(token)) {
        const {headings} = postingsOf(term, section);
        if (headings.at(-1) !== section) headings.push(section);
      }
    }
  }

  function addPath(section: number, path: string): void {
    for (const term of new Set(path.split('/').flatMap((part) => tokenize(part).flatMap(termsOf)))) {
      postingsOf(term, section).paths.push(section);
    }
  }

  function addKeywords(section: number, keywords: string[]): void {
    for (const term of new Set(keywords.flatMap((keyword) => tokenize(keyword).flatMap(termsOf)))) {
      postingsOf(term, section).keywords.push(section);
    }
  }

  function addBlock(section: number, text: string, weight: number, isCode = false): void {
    // A word says less about a long text than about a short one.
    const block = blocks.push({section, text, weight: weight / (1 + 0.12 * Math.log1p(text.length / 60)), isCode}) - 1;
    // What follows the name of a row or a "header: " counts as a beginning, too.
    const label = /^[^:;.]{1,30}(?::| ·) /.exec(text)?.[0].length ?? 0;
    eachToken(text, known, (start, terms) => {
      const opens = start === 0 || start === label;
      for (const term of terms) {
        const postings = postingsOf(term, section).blocks;
        const last = postings.at(-1);
        if (last === undefined || last >> 1 !== block) postings.push(block * 2 + Number(opens));
      }
    });
  }

  pages.forEach((page, pageIndex) => {
    const open: {level: number; section: number}[] = [];
    page.headings.forEach(({level, title, anchor, blocks: texts, code, isEntry = false, names: own}, heading) => {
      while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
      const words = tokenize(title).map(({whole}) => whole);
      const above = open.map(({section}) => section).reverse();
      const aliases = heading === 0 ? page.keywords.map(normalize) : isEntry ? title.split(' ').map(normalize) : [];
      const isField = anchor.includes('.');
      const isPlainField = isField && /^[a-z]+$/.test(title);
      const normalized = normalize(title);
      // A heading of the reference that is one identifier defines a message.
      const isMessage = !isEntry && isReference(page) && isIdentifier(title);
      const section =
        sections.push({
          page: pageIndex,
          heading,
          level,
          above,
          normalized,
          words,
          aliases,
          isEntry,
          isShared: heading > 0 && !isEntry && (pagesWithTitle.get(normalized) ?? 0) > 1,
          // A sidebar leads to sections of the contents, whose levels are above those of failures.
          isFailure: own !== undefined && level > 3,
          isMessage,
          isField,
          isPlainField,
        }) - 1;
      open.push({level, section});
      const called = own ? [...codesIn(title), ...own] : isMessage ? [title] : [];
      for (const name of new Set(called.map((text) => text || title))) names.push(readName(name, section));
      addHeading(section, title);
      // In `audio_format.Raw.encoding`, `Raw` is the name of a shape, which requests do not contain.
      const paths = anchor.includes('.') ? [anchor, anchor.replace(/\.[A-Z]\w*(?=\.)/, '')] : [];
      for (const path of new Set(paths)) fields.push({path: `.${normalize(path)}`, section});
      if (heading === 0) {
        addPath(section, page.path);
        addKeywords(section, page.keywords);
      }
      for (const text of texts) {
        addBlock(section, text, (pagesWithText.get(text) ?? 1) >= REPEATED_PAGES ? REPEATED_WEIGHT : 1);
      }
      if (code) addBlock(section, code, CODE_WEIGHT, true);
    });
  });

  const terms = new SearchableMap<Postings>();
  for (const [term, postings] of byTerm) terms.set(term, postings);
  return {pages, fields, sections, blocks, names, terms};
}

/** The guides are the default instance of the docs, and the reference is another one. */
export const isReference = ({tag}: PageText): boolean => !tag.startsWith('docs-default');

/** On how many pages each text is. */
function countPages(pages: PageText[], textsOf: (heading: HeadingText) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {headings} of pages) {
    for (const text of new Set(headings.flatMap(textsOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
