/** Turns the list of hits into entries by page, in the order in which the pages were first found. */
import type {SafeHtml} from '../../escape';
import {escapeText} from '../../escape';
import {LEVELS} from '../../settings';
import type {Hit} from '../../types';

/** More of one page are folded, so that one long page does not hide the others. */
export const MAX_PLACES = 5;

export interface PageGroup {
  url: string;
  /** Where the page stands: its section's name. */
  section: string;
  title: SafeHtml;
  /** Text of the page itself that matches, when that was a hit. */
  snippet: SafeHtml | null;
  places: {id: string; url: string; heading: SafeHtml; snippet: SafeHtml | null}[];
}

/** Returns one group per page; places that lead to the same address are shown once. */
export function groupByPage(hits: Hit[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.urlWithoutAnchor) ?? newGroup(hit);
    groups.set(hit.urlWithoutAnchor, group);
    if (hit.url === hit.urlWithoutAnchor) group.snippet ??= hit.snippet;
    else if (!group.places.some((place) => place.url === hit.url)) group.places.push(placeOf(hit));
  }
  return [...groups.values()];
}

function newGroup({urlWithoutAnchor, hierarchy, titles}: Hit): PageGroup {
  const title = hierarchy.lvl1 ?? hierarchy.lvl0 ?? escapeText(urlWithoutAnchor);
  return {url: urlWithoutAnchor, section: titles.lvl0 ?? '', title, snippet: null, places: []};
}

function placeOf({objectID, url, hierarchy, snippet}: Hit): PageGroup['places'][number] {
  const headings = LEVELS.slice(2).flatMap((level) => hierarchy[level] ?? []);
  const heading = headings.length > 0 ? headings.join(' › ') : (hierarchy.lvl1 ?? '');
  return {id: objectID, url, heading: heading as SafeHtml, snippet};
}
