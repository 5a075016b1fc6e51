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

// Texts are read when an entry is drawn: most are not in sight when the next key comes.

function newGroup(hit: Hit): PageGroup {
  const {urlWithoutAnchor} = hit;
  return {
    url: urlWithoutAnchor,
    get section() {
      return hit.titles.lvl0 ?? '';
    },
    get title() {
      return hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? escapeText(urlWithoutAnchor);
    },
    snippet: null,
    places: [],
  };
}

function placeOf(hit: Hit): PageGroup['places'][number] {
  return {
    id: hit.objectID,
    url: hit.url,
    get heading() {
      const headings = LEVELS.slice(2).flatMap((level) => hit.hierarchy[level] ?? []);
      return (headings.length > 0 ? headings.join(' › ') : (hit.hierarchy.lvl1 ?? '')) as SafeHtml;
    },
    get snippet() {
      return hit.snippet;
    },
  };
}
