/**
 * One row of the dialog, with the link apart from the buttons (a link must not hold buttons), the way to the hit in full,
 * and the router instead of a page load. Rows are drawn for each key, so those of an answer hold as little as they can,
 * and one whose texts stay is not drawn again.
 */
import type {DocSearchHit, DocSearchProps} from '@docsearch/react';
import {memo, type ReactElement, type ReactNode} from 'react';
import type {SafeHtml} from '../../escape';
import {LEVELS} from '../../settings';
import {HitLink} from '../HitLink';
import {Marked} from '../Marked';
import {useWhenSeen} from '../useWhenSeen';

/** How many rows can be in sight: below field and first title, on wide screens above the foot, each 3.25 rem or more. */
const ROWS_IN_SIGHT = Math.ceil(
  (matchMedia('(width <= 768px)').matches ? innerHeight - 96 : Math.min(innerHeight, 640) - 140) / 52,
);

interface HitRowProps {
  /** With its place in the whole list. */
  hit: DocSearchHit & {__autocomplete_id: number};
  /** What DocSearch draws around a stored search: its icon, its buttons. */
  parts: () => [icon: ReactNode, action: ReactNode];
}

function HitRow({hit, parts}: HitRowProps): ReactElement {
  // Only answers carry marks; stored searches come with buttons, which stand beside the link.
  const isAnswer = Object.hasOwn(hit, '_highlightResult');
  const shown = useWhenSeen(hit, !isAnswer || hit.__autocomplete_id < ROWS_IN_SIGHT);
  if (!shown) return <div className="search-row search-row__link" />;
  const texts = rowTexts(shown);
  if (isAnswer) return <AnswerRow url={shown.url} icon={iconOf(shown.type)} {...texts} />;
  const [icon, action] = parts();
  return (
    <>
      <div className="search-row">
        <HitLink url={hit.url} className="search-row__link">
          {icon}
          <RowText {...texts} />
        </HitLink>
      </div>
      <div className="search-row__actions">{action}</div>
    </>
  );
}

/** For the prop `hitComponent`. Its type does not know that bundle.server.ts hands parts instead of something drawn. */
export const hitComponent = HitRow as unknown as NonNullable<DocSearchProps['hitComponent']>;

interface RowTexts {
  title: SafeHtml;
  path: SafeHtml | null;
}

const AnswerRow = memo(function AnswerRow({url, icon, title, path}: RowTexts & {url: string; icon: ReactNode}) {
  return (
    <HitLink url={url} className="search-row search-row__link">
      {icon}
      <RowText title={title} path={path} />
    </HitLink>
  );
});

function RowText({title, path}: RowTexts): ReactElement {
  return (
    <span className="search-row__text">
      <Marked className="search-row__title" html={title} />
      {path && <Marked className="search-row__path" html={path} />}
    </span>
  );
}

/** A sheet, lines, a number sign. Made once, so that React sees at a glance that an icon stays. */
const ICONS = {
  page: icon('M4.5 2.5h7.5l3.5 3.5v11.5h-11zM12 2.5v3.5h3.5'),
  text: icon('M3 5.5h14M3 10h14M3 14.5h9'),
  heading: icon('M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13.5M3 12.5h13.5'),
};

function iconOf(type: DocSearchHit['type']): ReactElement {
  return type === 'lvl1' ? ICONS.page : type === 'content' ? ICONS.text : ICONS.heading;
}

function icon(path: string): ReactElement {
  return (
    <svg className="search-row__icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The text that matched, and below it where that stands: page, then headings. Safe HTML: the guard made it. */
function rowTexts(hit: DocSearchHit): RowTexts {
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
