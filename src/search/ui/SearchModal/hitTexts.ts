/** What a row of the dialog says. Safe HTML: the guard made it, or storedSearches.ts. */
import type {DocSearchHit} from '@docsearch/react';
import type {SafeHtml} from '../../escape';
import {LEVELS} from '../../settings';

export interface HitTexts {
  title: SafeHtml;
  path: SafeHtml | null;
}

/** The text that matched, and below it where that stands: page, then headings. */
export function hitTexts(hit: DocSearchHit): HitTexts {
  const level = (name: (typeof LEVELS)[number]) =>
    (hit._snippetResult?.hierarchy?.[name]?.value ?? hit.hierarchy[name]) as SafeHtml | null;
  const headings = LEVELS.slice(1).map(level);
  const shown = headings.filter((heading) => heading !== null && heading !== undefined);
  const text = (hit._snippetResult?.content?.value ?? hit.content) as SafeHtml | null;
  if (hit.type === 'content' && text) return {title: text, path: join(shown)};
  // The guard sees to it that there is one; a section's name is plain text and must not stand in.
  const own = shown.pop() ?? ('' as SafeHtml);
  return {title: own, path: shown.length > 0 ? join(shown) : text};
}

function join(parts: SafeHtml[]): SafeHtml {
  return parts.join(' › ') as SafeHtml;
}
