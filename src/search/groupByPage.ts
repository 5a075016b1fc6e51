/** Turns the list of hits into entries by page, in the order in which the pages were first found. */
import {plainText, unmarked} from '@speech-docs/search/segments';
import type {Hit, MarkedText} from '@speech-docs/search/types';

/** The others of one page are hidden at first, so that one long page does not push the next ones away. */
export const MAX_HITS_PER_PAGE = 5;

export interface PageEntry {
  url: string;
  /** The name of the section that the page belongs to. */
  section: string;
  title: MarkedText;
  /** Text of the page itself that matches, when that was a hit. */
  snippet: MarkedText | null;
  /** Its main sections, when the query is its name. */
  sections: Hit[];
  /** The hits below the page's own heading. */
  hits: Hit[];
}

/** Returns one entry per page; hits that lead to the same address are listed once. */
export function groupByPage(hits: Hit[]): PageEntry[] {
  const entries = new Map<string, PageEntry>();
  for (const hit of hits) {
    const entry = entries.get(hit.urlWithoutAnchor) ?? newEntry(hit);
    entries.set(hit.urlWithoutAnchor, entry);
    if (hit.url === hit.urlWithoutAnchor) entry.snippet ??= hit.snippet;
    else if (!entry.hits.some(({url}) => url === hit.url)) entry.hits.push(hit);
  }
  return [...entries.values()];
}

function newEntry({urlWithoutAnchor, hierarchy, sections = []}: Hit): PageEntry {
  return {
    url: urlWithoutAnchor,
    section: plainText(hierarchy.lvl0 ?? []),
    title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? unmarked(urlWithoutAnchor),
    snippet: null,
    sections,
    hits: [],
  };
}

/** What is shown in one place, a fact above the list for example, another place does without. */
export function withoutShown(hits: Hit[], shown: Hit[]): Hit[] {
  return hits.filter(({url}) => !shown.some((one) => one.url === url));
}
