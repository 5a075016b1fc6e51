/** The two lines of a hit: the text that matched, and the headings that lead to it. */
import {joinMarked} from '../../segments';
import {LEVELS} from '../../settings';
import type {Hit, MarkedText} from '../../types';

export interface HitLines {
  title: MarkedText;
  path: MarkedText | null;
}

/** Returns the lines of a hit below a heading that names everything above `fromLevel`. */
export function hitLines({type, hierarchy, snippet}: Hit, fromLevel: number): HitLines {
  const headings = LEVELS.slice(fromLevel).flatMap((level) => (hierarchy[level] ? [hierarchy[level]] : []));
  const path = () => (headings.length > 0 ? joinMarked(headings, ' › ') : null);
  if (type === 'content' && snippet) return {title: snippet, path: path()};
  const title = headings.pop() ?? hierarchy.lvl1 ?? hierarchy.lvl0 ?? [];
  return {title, path: path() ?? snippet};
}
