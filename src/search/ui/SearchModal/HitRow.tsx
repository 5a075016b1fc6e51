/**
 * One row of the dialog: what DocSearch drew, with the link apart from the buttons (a link must not hold buttons), the
 * way to the hit in full, and the router instead of a page load.
 */
import type {DocSearchHit, DocSearchProps} from '@docsearch/react';
import type {ReactElement, ReactNode} from 'react';
import type {SafeHtml} from '../../escape';
import {LEVELS} from '../../settings';
import {HitLink} from '../HitLink';
import {Marked} from '../Marked';

type HitComponent = NonNullable<DocSearchProps['hitComponent']>;
type HitProps = Parameters<HitComponent>[0];
type Drawn = ReactElement<{children: ReactNode[]}>;

export function HitRow({hit, children}: HitProps): ReactElement {
  const parts = (children as Drawn).props.children;
  const icon = parts[0];
  const action = parts.at(-1);
  // Only answers carry marks; stored searches come with buttons, which stand beside the link.
  const isStored = !('_highlightResult' in hit);
  const {title, path} = rowTexts(hit as DocSearchHit);
  return (
    <>
      <div className="search-row">
        <HitLink url={hit.url} className="search-row__link">
          {icon}
          <span className="search-row__text">
            <Marked className="search-row__title" html={title} />
            {path && <Marked className="search-row__path" html={path} />}
          </span>
          {!isStored && action}
        </HitLink>
      </div>
      {isStored && <div className="search-row__actions">{action}</div>}
    </>
  );
}

/** The text that matched, and below it where that stands: page, then headings. Safe HTML: the guard made it. */
function rowTexts(hit: DocSearchHit): {title: SafeHtml; path: SafeHtml | null} {
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
