/**
 * The texts of a page, and the records made from them. One function makes records for both indexes: the build sends them
 * to the hosted one, the embedded engine makes the few that it shows. So both respond in the same shape.
 */
import {type HitKind, LEVELS, type Level} from './types';

/** The texts of a page by heading; the first heading is the page's title. */
export interface PageText {
  /** Rooted path, as in the sitemap. */
  path: string;
  /** Section of the sidebar: `lvl0`. */
  section: string;
  /** Docs instance and version, for the filter. */
  tag: string;
  /** Other names for its subject: the keywords of its front matter. */
  keywords: string[];
  headings: HeadingText[];
}

export interface HeadingText {
  /** 1 to 6, as in the HTML. */
  level: number;
  title: string;
  /** Empty for the page itself. */
  anchor: string;
  /** Paragraphs, list items, table rows: one text each, in reading order. */
  blocks: string[];
  /** Identifiers that only the section's code contains. */
  code: string;
  /** A field, a code, a limit: a name with its meaning, and no part of a text. */
  isEntry?: boolean;
  /**
   * Texts by which a reader recognizes the failure that is explained here, beside the codes and types of the title, or the
   * label of a sidebar that leads here; `<name>` is any word, and an empty text is the title.
   */
  names?: string[];
}

/** A record in DocSearch's shape, as the hosted index contains it. */
export interface SearchRecord {
  objectID: string;
  hierarchy: Record<Level, string | null>;
  content: string | null;
  type: HitKind;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** On the record of the page itself. */
  keywords?: string[];
  language: string;
  docusaurus_tag: string[];
  version: string[];
  weight: {level: number; position: number; pageRank: number};
}

const CODE = /^(?:\d{3,4}|[a-z]\w*_\w+)$/i;

/** Returns the codes and types that the title of a failure consists of, such as `1008 policy_violation`; none where it contains other words. */
export function codesIn(title: string): string[] {
  const words = title.split(/[\s,]+/);
  return words.every((word) => CODE.test(word)) ? words : [];
}

/** Returns one record for the heading itself (`block` is null) or for one of its blocks. */
export function recordOf(page: PageText, heading: number, block: string | null, site: {url: string; language: string}) {
  const {anchor, level} = page.headings[heading] as HeadingText;
  const pageUrl = site.url + page.path;
  const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
  const type: HitKind = block === null ? (`lvl${Math.min(level, 6)}` as Level) : 'content';
  const titles = hierarchyOf(page, heading);
  return {
    objectID: recordId(page.path, anchor, type, block ?? ''),
    hierarchy: titles,
    content: block,
    type,
    url,
    url_without_anchor: pageUrl,
    anchor: anchor || null,
    ...(block === null && heading === 0 && page.keywords.length > 0 ? {keywords: page.keywords} : {}),
    language: site.language,
    docusaurus_tag: [page.tag],
    version: versionsOf(page.tag),
    weight: {
      level: block === null ? 100 - 10 * (level - 1) : 0,
      position: heading,
      pageRank: 0,
    },
  } satisfies SearchRecord;
}

/** The names of the version that a tag such as `docs-default-current` ends with; a page of no version is in none. */
function versionsOf(tag: string): string[] {
  const name = /^docs-[^-]+-(.+)$/.exec(tag)?.[1];
  if (!name) return [];
  // The framework's name of the version that is being written.
  return name === 'current' ? ['Next', name] : [name];
}

/** Returns every record of a page: headings and blocks in reading order, a text that occurs twice only once. */
export function recordsOf(page: PageText, site: {url: string; language: string}): SearchRecord[] {
  const records = new Map<string, SearchRecord>();
  page.headings.forEach(({blocks, code}, index) => {
    for (const block of [null, ...blocks, ...(code ? [code] : [])]) {
      const record = recordOf(page, index, block, site);
      if (!records.has(record.objectID)) records.set(record.objectID, record);
    }
  });
  return [...records.values()];
}

/** The titles above a heading, its own included; the page's title is at `lvl1` whatever its level. */
function hierarchyOf(page: PageText, heading: number): Record<Level, string | null> {
  const titles = Object.fromEntries(LEVELS.map((level) => [level, null])) as Record<Level, string | null>;
  titles.lvl0 = page.section;
  let above = Number.POSITIVE_INFINITY;
  for (const {level, title} of page.headings.slice(0, heading + 1).reverse()) {
    if (level >= above) continue;
    above = level;
    titles[`lvl${Math.min(level, 6)}` as Level] = title;
  }
  return titles;
}

/**
 * Stable from build to build, since readers' saved searches are keyed by it: made from address and text, never from
 * positions. 53 bits of a well-mixing hash (cyrb53); a clash would cost one of two texts at one address.
 */
function recordId(path: string, anchor: string, type: string, text: string): string {
  const key = `${path}#${anchor}\n${type}\n${text}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < key.length; index++) {
    const code = key.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0')).slice(3);
}
