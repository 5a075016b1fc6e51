/** The lists of the dialog as groups of hits: results by section, recent searches, favorites. */
import type {ReactNode} from 'react';
import {withoutShown} from '../../groupByPage';
import {plainText} from '../../segments';
import {ANSWER, FAVORITE, RECENT, REMOVE_FAVORITE, REMOVE_RECENT, SAVE} from '../../texts/dialog';
import type {Hit} from '../../types';
import {Icon} from '../list/HitLink';
import type {HitGroup} from '../list/ResultList';
import {SectionName} from '../list/SectionName';

/** DocSearch's limit. */
const MAX_HITS_PER_SECTION = 5;

const CLOCK = 'M10 5.5v5l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
const STAR = 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7z';
const CROSS = 'm5 5 10 10m0-10L5 15';

/**
 * Returns the facts that the query names, then one group per section, in the order in which sections were first found. Each
 * page is listed once, by its best hit: the search page has the others.
 */
export function resultGroups(hits: Hit[], facts: Hit[] = []): HitGroup[] {
  const groups = groupsBySection(withoutShown(hits, facts));
  return facts.length > 0 ? [{...group(ANSWER, facts), isFact: true}, ...groups] : groups;
}

function groupsBySection(hits: Hit[]): HitGroup[] {
  const sections = new Map<string, Hit[]>();
  const pages = new Set<string>();
  for (const hit of hits) {
    if (pages.has(hit.urlWithoutAnchor)) continue;
    pages.add(hit.urlWithoutAnchor);
    const name = plainText(hit.hierarchy.lvl0 ?? []);
    const section = sections.get(name) ?? [];
    sections.set(name, section);
    if (section.length < MAX_HITS_PER_SECTION) section.push(hit);
  }
  return [...sections].map(([name, members]) =>
    group(
      name,
      members,
      members.map(({url}) => url),
    ),
  );
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
      icon: () => <Icon path={CLOCK} />,
      actions: (hit) => (
        <>
          <Action name={SAVE} icon={STAR} onClick={() => addFavorite(hit)} />
          <Action name={REMOVE_RECENT} icon={CROSS} onClick={() => remove(hit)} />
        </>
      ),
    },
    {
      ...group(FAVORITE, favorites),
      icon: () => <Icon path={STAR} />,
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
    heading: () => (
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
