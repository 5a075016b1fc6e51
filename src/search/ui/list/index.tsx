/**
 * Groups of hits, as both screens show them. In the dialog, where keys in the field move through the hits, a group is a
 * tree: items of a listbox must not contain links and buttons, those of a tree may.
 */
import type {useHistory} from '@docusaurus/router';
import {isPlainClick, siteLink} from '@site/src/lib/links';
import {type Hit, type HitKind, joinMarked, LEVELS, type MarkedText} from '@speech-docs/search/types';
import {type MouseEvent, memo, type ReactNode} from 'react';
import {sitePath} from '../../address';
import './list.css';

export interface HitGroup {
  heading?: ReactNode;
  /** Names the list of hits to assistive technology. */
  name: string;
  hits: Hit[];
  icon?: ReactNode;
  /** The hits are shown whole: a fact and its meaning. */
  isFact?: boolean;
  /** Buttons behind each hit. */
  actions?: (hit: Hit) => ReactNode;
  more?: ReactNode;
}

interface ResultListProps {
  groups: HitGroup[];
  /** The headings above the hits name the levels before this one. */
  fromLevel: number;
  /** The hit that the keys have chosen, counted over all groups; left out where keys choose nothing. */
  active?: number;
  as?: 'section' | 'article';
}

export const groupId = (index: number) => `docsearch-list-${index}`;
export const hitId = (index: number) => `docsearch-item-${index}`;

/** Hits are keyed by position: most keystrokes change all of them. */
export function ResultList({groups, fromLevel, active, as: Group = 'section'}: ResultListProps): ReactNode {
  let count = 0;
  return groups.map(({heading, name, hits, icon, isFact, actions, more}, index) => {
    const first = count;
    count += hits.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Group key={index} className={isFact ? 'DocSearch-Hits DocSearch-Fact' : 'DocSearch-Hits'}>
        {heading}
        {hits.length > 0 && (
          <ul {...(active !== undefined && {id: groupId(index), role: 'tree', 'aria-label': name})}>
            {hits.map((hit, place) => (
              <HitRow
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={place}
                hit={hit}
                // No heading above a fact names its page.
                fromLevel={isFact ? 1 : fromLevel}
                index={first + place}
                isActive={active === undefined ? undefined : active === first + place}
                icon={icon}
                actions={actions}
              />
            ))}
          </ul>
        )}
        {more}
      </Group>
    );
  });
}

interface HitRowProps extends Pick<HitGroup, 'icon' | 'actions'> {
  hit: Hit;
  fromLevel: number;
  index: number;
  isActive: boolean | undefined;
}

const HitRow = memo(function HitRow({hit, fromLevel, index, isActive, icon, actions}: HitRowProps): ReactNode {
  const {title, text} = hitLines(hit, fromLevel);
  return (
    <li
      className="DocSearch-Hit"
      {...(isActive !== undefined && {id: hitId(index), role: 'treeitem', 'aria-selected': isActive})}
    >
      <a href={sitePath(hit.url)} className="DocSearch-Hit-Container">
        <span className="DocSearch-Hit-icon">{icon ?? <KindIcon type={hit.type} />}</span>
        <span className="DocSearch-Hit-title">
          <Marked text={title} />
        </span>
        {text && (
          <span className="DocSearch-Hit-path">
            <Marked text={text} />
          </span>
        )}
      </a>
      {actions && <span className="DocSearch-Hit-action">{actions(hit)}</span>}
    </li>
  );
});

/**
 * Returns the two lines of a hit below a heading that names everything above `fromLevel`: page and heading, then the text that
 * matched, or the headings between the two.
 */
function hitLines({hierarchy, snippet}: Hit, fromLevel: number): {title: MarkedText; text: MarkedText | null} {
  const [first, ...rest] = LEVELS.slice(fromLevel).flatMap((level) => (hierarchy[level] ? [hierarchy[level]] : []));
  if (!first) return {title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? [], text: snippet};
  const last = rest.pop();
  return {
    title: last ? joinMarked([first, last], ' › ') : first,
    text: snippet ?? (rest.length > 0 ? joinMarked(rest, ' › ') : null),
  };
}

/** Text of a hit with the matched words marked. It may run the other way than the interface: see `unicode-bidi` in the styles. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: part, marked}, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
    marked ? <mark key={index}>{part}</mark> : part,
  );
}

const PATHS = {
  page: 'M4.5 2.5h7.5l3.5 3.5v11.5h-11zM12 2.5v3.5h3.5',
  text: 'M3 5.5h14M3 10h14M3 14.5h9',
  heading: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13.5M3 12.5h13.5',
};

function KindIcon({type}: {type: HitKind}): ReactNode {
  return <StrokeIcon path={type === 'lvl1' ? PATHS.page : type === 'content' ? PATHS.text : PATHS.heading} />;
}

/** A drawing of one stroke on 20 by 20 units. */
export function StrokeIcon({path}: {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * Returns a handler for the list around hits, which opens links to this site by client-side navigation. Each of the framework's
 * links would fetch its page when it is in view: twenty pages for each key.
 */
export const openLinks = (history: ReturnType<typeof useHistory>) => (event: MouseEvent) => {
  const path = siteLink(event.target);
  if (!path || !isPlainClick(event)) return;
  event.preventDefault();
  history.push(path);
};
