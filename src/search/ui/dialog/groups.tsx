/** The lists of the dialog as groups of hits: results by section, recent searches, favorites. */
import {type Hit, plainText} from '@speech-docs/search/types';
import type {ReactNode} from 'react';
import {EXACT_MATCH, FAVORITE, RECENT, REMOVE_FAVORITE, REMOVE_RECENT, SAVE} from '../../texts';
import {type HitGroup, StrokeIcon} from '../list';

/** The specification's limit. */
const MAX_HITS_PER_SECTION = 5;

const CLOCK = 'M10 5.5v5l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
const STAR = 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7z';
const CROSS = 'm5 5 10 10m0-10L5 15';

/** Returns the facts that the query names, then up to five other hits of each section, in the order of the response. */
export function resultGroups(hits: Hit[], facts: Hit[] = []): HitGroup[] {
  const sections = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (facts.some(({url}) => url === hit.url)) continue;
    const name = plainText(hit.hierarchy.lvl0 ?? []);
    sections.set(name, [...(sections.get(name) ?? []), hit]);
  }
  const groups = [...sections].map(([name, members]) => group(name, members.slice(0, MAX_HITS_PER_SECTION)));
  return facts.length > 0 ? [{...group(EXACT_MATCH, facts), isFact: true}, ...groups] : groups;
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
      icon: <StrokeIcon path={CLOCK} />,
      actions: (hit) => (
        <>
          <Action name={SAVE} icon={STAR} onClick={() => addFavorite(hit)} />
          <Action name={REMOVE_RECENT} icon={CROSS} onClick={() => remove(hit)} />
        </>
      ),
    },
    {
      ...group(FAVORITE, favorites),
      icon: <StrokeIcon path={STAR} />,
      actions: (hit) => <Action name={REMOVE_FAVORITE} icon={CROSS} onClick={() => remove(hit)} />,
    },
  ];
  return groups.filter(({hits}) => hits.length > 0);
}

function group(name: string, hits: Hit[]): HitGroup {
  return {name, hits, heading: <div className="DocSearch-Hit-source">{name}</div>};
}

interface ActionProps {
  name: string;
  icon: string;
  onClick: () => void;
}

function Action({name, icon, onClick}: ActionProps): ReactNode {
  return (
    <button type="button" className="DocSearch-Hit-action-button" title={name} aria-label={name} onClick={onClick}>
      <StrokeIcon path={icon} />
    </button>
  );
}
