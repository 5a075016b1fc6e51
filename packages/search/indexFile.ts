/**
 * The file that the embedded engine reads: the site's texts, page by page, and nothing that can be computed from them.
 * Building the index in the browser takes less time than fetching it would.
 */
import type {PageText} from './records';

export const INDEX_VERSION = 3;

export interface Manifest {
  version: typeof INDEX_VERSION;
  /** Address of the index, relative to the manifest; its name contains the hash of its content. */
  index: string;
  pages: number;
  records: number;
}

export interface IndexFile {
  version: typeof INDEX_VERSION;
  language: string;
  /** Names of sections (`lvl0`) and docs tags; pages contain positions in these lists. */
  sections: string[];
  tags: string[];
  pages: IndexedPage[];
}

/** Path, section, tag, headings in order (the first one is the page's own), keywords joined by commas. */
type IndexedPage = [path: string, section: number, tag: number, headings: IndexedHeading[], keywords: string];

/**
 * Level (below zero for an entry), text, anchor (empty where it is the heading's own slug), blocks of text, identifiers found
 * in code only, names of the failure that it explains, or its label in a sidebar.
 */
type IndexedHeading = [level: number, title: string, anchor: string, blocks: string[], code?: string, names?: string[]];

/** Packs the texts for the browser; `pagesOf` is its inverse. */
export function indexFileOf(pages: PageText[], language: string): IndexFile {
  const sections = [...new Set(pages.map(({section}) => section))];
  const tags = [...new Set(pages.map(({tag}) => tag))];
  return {
    version: INDEX_VERSION,
    language,
    sections,
    tags,
    pages: pages.map(
      ({path, section, tag, keywords, headings}): IndexedPage => [
        path,
        sections.indexOf(section),
        tags.indexOf(tag),
        headings.map(({level: depth, title, anchor, blocks, code, isEntry, names}): IndexedHeading => {
          const level = isEntry ? -depth : depth;
          const storedAnchor = anchor === slug(title) ? '' : anchor;
          if (names) return [level, title, storedAnchor, blocks, code, names];
          return code ? [level, title, storedAnchor, blocks, code] : [level, title, storedAnchor, blocks];
        }),
        keywords.join(','),
      ],
    ),
  };
}

/** Unpacks the index; throws when the file is not what it claims to be. */
export function pagesOf({pages, sections, tags}: IndexFile): PageText[] {
  return pages.map(([path, section, tag, headings, keywords]) => ({
    path,
    section: sections[section] ?? '',
    tag: tags[tag] ?? '',
    keywords: keywords ? keywords.split(',') : [],
    headings: headings.map(([level, title, anchor, blocks, code = '', names], index) => ({
      level: Math.abs(level),
      ...(level < 0 && {isEntry: true}),
      ...(names && {names}),
      title,
      anchor: index === 0 ? '' : anchor || slug(title),
      blocks,
      code,
    })),
  }));
}

/** How Docusaurus makes most addresses of headings; only a saving, since any other anchor is stored. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
