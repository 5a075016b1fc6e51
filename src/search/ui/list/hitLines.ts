/** The two lines of a hit: where it leads, and the text that matched. */
import {joinMarked} from '@speech-docs/search/segments';
import type {Hit, MarkedText} from '@speech-docs/search/types';
import {LEVELS} from '@speech-docs/search/types';

interface HitLines {
  title: MarkedText;
  text: MarkedText | null;
}

/**
 * Returns the lines of a hit below a heading that names everything above `fromLevel`: page and heading, then the text. With
 * `hasTwin`, the heading above is between them.
 */
export function hitLines({hierarchy, snippet}: Hit, fromLevel: number, hasTwin = false): HitLines {
  const [first, ...rest] = LEVELS.slice(fromLevel).flatMap((level) => (hierarchy[level] ? [hierarchy[level]] : []));
  if (!first) return {title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? [], text: snippet};
  const last = rest.pop();
  const parents = hasTwin ? rest.splice(-1) : [];
  return {
    title: last ? joinMarked([first, ...parents, last], ' › ') : first,
    // A heading that says it all: what is between it and its page tells it from others of its name.
    text: snippet ?? (rest.length > 0 ? joinMarked(rest, ' › ') : null),
  };
}
