/**
 * The texts of the site, term by term. The terms stand in MiniSearch's radix tree, which finds them by prefix and with
 * typos; headings and blocks that hold them stand beside each term.
 */
import SearchableMap from 'minisearch/SearchableMap';
import type {PageText} from '../records';
import type {IndexFile} from './indexFile';
import {pagesOf} from './indexFile';
import {eachToken, fold, termsOf, tokenize} from './tokens';

/** Where a term stands: sections by their heading, blocks as `2 × block + (1 when the term opens the block)`. */
export interface Postings {
  headings: number[];
  /** Pages whose address holds the term: `/speech-to-text/real-time/quickstart` tells the quickstarts apart. */
  paths: number[];
  /** Pages whose author says that readers may call them so. */
  keywords: number[];
  blocks: number[];
  /** In how many sections the term stands, heading or text. */
  sections: number;
  /** The last section counted. */
  last: number;
}

export interface Section {
  page: number;
  /** Position in the page's headings. */
  heading: number;
  level: number;
  /** The sections whose headings stand above this one, nearest first. */
  above: number[];
  folded: string;
  /** Terms of the heading that carry it: each token counts once. */
  words: string[];
  /** Other names of a page, folded. */
  aliases: string[];
  /** A field called by a word of the language: whoever types `usage` may well mean the page about it. */
  isPlainField: boolean;
}

export interface Block {
  section: number;
  text: string;
  weight: number;
  /** Names from samples: found, but no sentence to show while there is one. */
  isCode: boolean;
}

/** A field of the reference by its path, each step after a dot: `.config.transcription_config.diarization`. */
export interface Field {
  path: string;
  section: number;
}

export interface Dictionary {
  pages: PageText[];
  fields: Field[];
  sections: Section[];
  blocks: Block[];
  terms: SearchableMap<Postings>;
}

/** A text on three pages or more is furniture: expanded schemas repeat and would crowd out the page that explains. */
const REPEATED_PAGES = 3;
const REPEATED_WEIGHT = 0.7;
/** Names that only samples hold: worth finding, not worth preferring. */
const CODE_WEIGHT = 0.45;

export function readIndex(file: IndexFile): Dictionary {
  const pages = pagesOf(file);
  const sections: Section[] = [];
  const blocks: Block[] = [];
  const fields: Field[] = [];
  const byTerm = new Map<string, Postings>();
  const pagesWithText = countPages(pages);
  const known = new Map<string, string[]>();

  function filed(term: string, section: number): Postings {
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
        const {headings} = filed(term, section);
        if (headings.at(-1) !== section) headings.push(section);
      }
    }
  }

  function addPath(section: number, path: string): void {
    for (const term of new Set(path.split('/').flatMap((part) => tokenize(part).flatMap(termsOf)))) {
      filed(term, section).paths.push(section);
    }
  }

  function addKeywords(section: number, keywords: string[]): void {
    for (const term of new Set(keywords.flatMap((keyword) => tokenize(keyword).flatMap(termsOf)))) {
      filed(term, section).keywords.push(section);
    }
  }

  function addBlock(section: number, text: string, weight: number, isCode = false): void {
    // A word says less of a long text than of a short one.
    const block = blocks.push({section, text, weight: weight / (1 + 0.12 * Math.log1p(text.length / 60)), isCode}) - 1;
    // A row reads "header: cell": its first cell opens it just as well.
    const label = /^[^:;.]{1,30}: /.exec(text)?.[0].length ?? 0;
    eachToken(text, known, (start, terms) => {
      const opens = start === 0 || start === label;
      for (const term of terms) {
        const postings = filed(term, section).blocks;
        const last = postings.at(-1);
        if (last === undefined || last >> 1 !== block) postings.push(block * 2 + Number(opens));
      }
    });
  }

  pages.forEach((page, pageIndex) => {
    const open: {level: number; section: number}[] = [];
    page.headings.forEach(({level, title, anchor, blocks: texts, code}, heading) => {
      while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
      const words = tokenize(title).map(({whole}) => whole);
      const above = open.map(({section}) => section).reverse();
      const aliases = heading === 0 ? page.keywords.map(fold) : [];
      const isPlainField = anchor.includes('.') && /^[a-z]+$/.test(title);
      const folded = fold(title);
      const section = sections.push({page: pageIndex, heading, level, above, folded, words, aliases, isPlainField}) - 1;
      open.push({level, section});
      addHeading(section, title);
      // Of `audio_format.Raw.encoding` the name of the shape is not sent.
      const paths = anchor.includes('.') ? [anchor, anchor.replace(/\.[A-Z]\w*(?=\.)/, '')] : [];
      for (const path of new Set(paths)) fields.push({path: `.${fold(path)}`, section});
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
  return {pages, fields, sections, blocks, terms};
}

function countPages(pages: PageText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {headings} of pages) {
    for (const text of new Set(headings.flatMap(({blocks}) => blocks))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
