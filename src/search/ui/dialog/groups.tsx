/** The lists of the dialog as groups of hits: results by section, recent searches, favorites. */

import {plainText} from '@speech-docs/search/segments';
import type {Hit, SearchResult} from '@speech-docs/search/types';
import type {ReactNode} from 'react';
import {withoutShown} from '../../groupByPage';
import {ANSWER, FAVORITE, RECENT, REMOVE_FAVORITE, REMOVE_RECENT, SAVE} from '../../texts/dialog';
import {Icon} from '../list/HitLink';
import {hitLines} from '../list/hitLines';
import type {HitGroup} from '../list/ResultList';
import {SectionName} from '../list/SectionName';

/** DocSearch's limit. */
const MAX_HITS_PER_SECTION = 5;

const CLOCK = 'M10 5.5v5l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
const STAR = 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7z';
const CROSS = 'm5 5 10 10m0-10L5 15';

/**
 * Returns the facts that the query names, then one group per section with up to five hits, in the order in which sections
 * were first found. In a group that is full, a second hit of a page gives way to the best one of another.
 */
export function resultGroups(hits: Hit[], facts: Hit[] = []): HitGroup[] {
  const groups = groupsBySection(listed(withoutShown(hits, facts)));
  return facts.length > 0 ? [{...group(ANSWER, facts), isFact: true}, ...groups] : groups;
}

/** Whether the groups have all that was found, and there is no more to see. */
export function isComplete({hits, total}: Pick<SearchResult, 'hits' | 'total'>, groups: HitGroup[]): boolean {
  const shown = groups.flatMap((one) => one.hits).flatMap((hit) => [hit, ...(hit.sections ?? [])]);
  return total <= hits.length && withoutShown(hits, shown).length === 0;
}

/** Returns the hits that fit into their groups, and none twice. */
function listed(hits: Hit[]): Hit[] {
  const pages = new Map([...hits].reverse().map((hit) => [hit.urlWithoutAnchor, hit]));
  const isBest = (hit: Hit) => pages.get(hit.urlWithoutAnchor) === hit;
  // The first page has its main sections in a row of their own.
  const shown = new Set(hits.flatMap(({sections = []}) => sections.map(({url}) => url)));
  const sizes = new Map<string, number>();
  const rows = new Set<Hit>();
  for (const hit of [...hits.filter(isBest), ...hits.filter((one) => !isBest(one))]) {
    const size = sizes.get(sectionOf(hit)) ?? 0;
    const names = [hit.url, words(hit)];
    if (size === MAX_HITS_PER_SECTION || names.some((name) => shown.has(name))) continue;
    sizes.set(sectionOf(hit), size + 1);
    for (const name of names) shown.add(name);
    rows.add(hit);
  }
  return hits.filter((hit) => rows.has(hit));
}

/** Two messages can have fields of one name and meaning. */
const words = (hit: Hit) => hit.urlWithoutAnchor + plainText([...hitLines(hit, 1).title, ...(hit.snippet ?? [])]);
const sectionOf = ({hierarchy}: Hit) => plainText(hierarchy.lvl0 ?? []);

function groupsBySection(hits: Hit[]): HitGroup[] {
  return [...new Set(hits.map(sectionOf))].map((name) => {
    const members = hits.filter((hit) => sectionOf(hit) === name);
    return group(
      name,
      members,
      members.map(({url}) => url),
    );
  });
}

interface StoredOptions {
  recents: Hit[];
  favorites: Hit[];
  addFavorite: (hit: Hit) => void;
  remove: (hit: Hit) => void;
}

/** Returns the recent searches and the favorites, without those that are empty. */
export function storedGroups({recents, favorites, addFavorite, remove}: StoredOptions): HitGroup[] {
  const groups: HitGroup[] = [
    {
      ...group(RECENT, recents),
      icon: <Icon path={CLOCK} />,
      actions: (hit) => (
        <>
          <Action name={SAVE} icon={STAR} onClick={() => addFavorite(hit)} />
          <Action name={REMOVE_RECENT} icon={CROSS} onClick={() => remove(hit)} />
        </>
      ),
    },
    {
      ...group(FAVORITE, favorites),
      icon: <Icon path={STAR} />,
      actions: (hit) => <Action name={REMOVE_FAVORITE} icon={CROSS} onClick={() => remove(hit)} />,
    },
  ];
  return groups.filter(({hits}) => hits.length > 0);
}

/** `urls` are of one product, whose wave the heading gets. */
function group(name: string, hits: Hit[], urls: string[] = []): HitGroup {
  return {
    name,
    hits,
    heading: (
      <div className="DocSearch-Hit-source">
        <SectionName name={name} urls={urls} />
      </div>
    ),
  };
}

interface ActionProps {
  name: string;
  icon: string;
  onClick: () => void;
}

function Action({name, icon, onClick}: ActionProps): ReactNode {
  return (
    <button type="button" className="DocSearch-Hit-action-button" title={name} aria-label={name} onClick={onClick}>
      <Icon path={icon} />
    </button>
  );
}
