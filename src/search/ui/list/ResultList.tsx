/**
 * Groups of hits, as both screens show them. In the dialog, where keys in the field move through the hits, a group is a
 * tree: items of a listbox must not contain links and buttons, those of a tree may.
 */

import {plainText} from '@speech-docs/search/segments';
import type {Hit} from '@speech-docs/search/types';
import {memo, type ReactNode} from 'react';
import {HitLink, SectionLinks} from './HitLink';
import {hitLines} from './hitLines';
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
  /** What follows the hits. */
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

/** Hits are told apart by position: with most keys all of them change, and changing an element is faster than a new one. */
export function ResultList({groups, fromLevel, active, as: Group = 'section'}: ResultListProps): ReactNode {
  let count = 0;
  // No heading above a fact names its page.
  const levelOf = ({isFact}: HitGroup) => (isFact ? 1 : fromLevel);
  const titles = groups.flatMap((group) =>
    group.hits.map((hit) => hit.urlWithoutAnchor + plainText(hitLines(hit, levelOf(group)).title)),
  );
  const hasTwin = (place: number) => titles.some((title, other) => other !== place && title === titles[place]);
  return groups.map((group, index) => {
    const {heading, name, hits, icon, isFact, actions, more} = group;
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
                fromLevel={levelOf(group)}
                hasTwin={hasTwin(first + place)}
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
  hasTwin: boolean;
  index: number;
  isActive: boolean | undefined;
}

const HitRow = memo(function HitRow({hit, fromLevel, hasTwin, index, isActive, icon, actions}: HitRowProps): ReactNode {
  const link = <HitLink hit={hit} fromLevel={fromLevel} hasTwin={hasTwin} icon={icon} />;
  return (
    <li
      className="DocSearch-Hit"
      {...(isActive !== undefined && {id: hitId(index), role: 'treeitem', 'aria-selected': isActive})}
    >
      {hit.sections ? <div>{link}</div> : link}
      {hit.sections && <SectionLinks sections={hit.sections} />}
      {actions && <span className="DocSearch-Hit-action">{actions(hit)}</span>}
    </li>
  );
});
