/**
 * The hits of one section in the dialog's list. They are drawn anew for each key, so this is one component for all of a
 * section's rows: they keep their elements, hold as little as they can, and have their handlers in common.
 */
import type {DocSearchHit} from '@docsearch/react';
import {memo, type ReactElement, type SyntheticEvent, useState} from 'react';
import {Marked} from '../Marked';
import {sitePath} from '../sitePath';
import {useWhenSeen} from '../useWhenSeen';
import {hitTexts} from './hitTexts';
import {groupId} from './repairMarkup';

/** In pixels: what the list can be high at most, below the field and, on wide screens, above the foot. */
const listHeight = () => (matchMedia('(width <= 768px)').matches ? innerHeight - 60 : Math.min(innerHeight, 640) - 102);
/** What a row and a section's name take at least. */
const ROW_HEIGHT = 52;
const NAME_HEIGHT = 36;

/** With its place in the whole list. */
type ListedHit = DocSearchHit & {__autocomplete_id: number};

type Handlers = Record<'onMouseMove' | 'onMouseDown' | 'onClick', (event: SyntheticEvent) => void>;

/** What DocSearch hands to the list of a section, as far as it is used here. */
interface AnswerGroupProps {
  title: string;
  collection: {source: object; items: ListedHit[]};
  state: {activeItemId: number | null; collections: {source: object}[]};
  getItemProps: (options: {item: ListedHit; source: object; onClick: (event: unknown) => void}) => Handlers & {
    id: string;
  };
  onItemClick: (item: ListedHit, event: unknown) => void;
}

export function AnswerGroup({title, collection, state, getItemProps, onItemClick}: AnswerGroupProps): ReactElement {
  const {source, items} = collection;
  const group = state.collections.findIndex((other) => other.source === source);
  const first = items[0] as ListedHit;
  // Read once: it would lay the page out with each key.
  const [height] = useState(listHeight);
  const inSight = Math.ceil((height - (group + 1) * NAME_HEIGHT) / ROW_HEIGHT) - first.__autocomplete_id;
  const later = useWhenSeen(items, items.length <= inSight);

  const propsOf = (item: ListedHit) => getItemProps({item, source, onClick: (event) => onItemClick(item, event)});
  const handle = (name: keyof Handlers) => (event: SyntheticEvent) => {
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const item = items[Array.prototype.indexOf.call(event.currentTarget.children, row)];
    if (item) propsOf(item)[name](event);
  };
  // DocSearch finds the chosen row by its ID, which ends in its place.
  const ids = propsOf(first).id.replace(/\d+$/, '');

  return (
    <section className="DocSearch-Hits search-group">
      <div className="DocSearch-Hit-source">{title}</div>
      {/* biome-ignore-start lint/a11y: the keys are the field's, which names the chosen row; a list may be a tree */}
      <ul
        id={groupId(group)}
        role="tree"
        aria-label={title}
        onMouseMove={handle('onMouseMove')}
        onMouseDown={handle('onMouseDown')}
        onClick={handle('onClick')}
      >
        {items.map(({__autocomplete_id: id}, place) => (
          // With most keys all hits change, and a row that gets another text is drawn faster than a new one.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their places
            key={place}
            id={ids + id}
            className="DocSearch-Hit"
            role="treeitem"
            aria-selected={state.activeItemId === id}
          >
            <Row hit={(place < inSight ? items : later)?.[place]} />
          </li>
        ))}
      </ul>
      {/* biome-ignore-end lint/a11y: as above */}
    </section>
  );
}

/** Without a hit, the room that its row will take. */
const Row = memo(function Row({hit}: {hit: ListedHit | undefined}): ReactElement {
  if (!hit) return <div className="search-row search-row__link" />;
  const {title, path} = hitTexts(hit);
  return (
    <a href={sitePath(hit.url)} className="search-row search-row__link">
      {iconOf(hit.type)}
      <span className="search-row__text">
        <Marked className="search-row__title" html={title} />
        {path && <Marked className="search-row__path" html={path} />}
      </span>
    </a>
  );
});

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
