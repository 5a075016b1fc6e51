/**
 * The list of an answer as elements. A key changes a dozen texts in it and little else, so they are changed in place:
 * React would walk through the dialog twice for that. What is in sight is drawn at once, the rest at a pause.
 */
import type {DocSearchHit} from '@docsearch/react';
import {atPause} from '../atPause';
import {showMarked} from '../Marked';
import {sitePath} from '../sitePath';
import {hitTexts} from './hitTexts';
import {groupId, set} from './repairMarkup';

/** With its place in the whole list. */
export type ListedHit = DocSearchHit & {__autocomplete_id: number};

/** The hits of one section. */
export interface Collection {
  source: object;
  items: ListedHit[];
}

export interface Answer {
  collections: Collection[];
  activeItemId: number | null;
}

export interface AnswerView {
  /** Returns whether there is more than can be in sight. */
  draw(answer: Answer): boolean;
  /** Leaves undrawn what waits for a pause. */
  stop(): void;
  /** The hit of the row that this stands in. */
  hitAt(inside: EventTarget): {item: ListedHit; source: object} | undefined;
}

/** In pixels: what the list can be high at most, below the field and, on wide screens, above the foot. */
export const listHeight = () =>
  matchMedia('(width <= 768px)').matches ? innerHeight - 60 : Math.min(innerHeight, 640) - 102;
/** What a row and a section's name take at least. */
const ROW_HEIGHT = 52;
const NAME_HEIGHT = 36;

/** A sheet, lines, a number sign. */
const ICONS = {
  page: 'M4.5 2.5h7.5l3.5 3.5v11.5h-11zM12 2.5v3.5h3.5',
  text: 'M3 5.5h14M3 10h14M3 14.5h9',
  heading: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13.5M3 12.5h13.5',
};

const newGroup = maker(
  '<section class="DocSearch-Hits search-group"><div class="DocSearch-Hit-source"></div><ul role="tree"></ul></section>',
);
const newRow = maker(
  '<li class="DocSearch-Hit" role="treeitem"><a class="search-row search-row__link"><svg class="search-row__icon" viewBox="0 0 20 20" aria-hidden="true"><path></path></svg><span class="search-row__title"></span><span class="search-row__path"></span></a></li>',
);

/**
 * `height` is what can be in sight, in pixels; `idsOf` returns what the IDs of a section's rows have in common: their
 * places follow.
 */
export function createAnswerView(
  place: Element,
  height: number,
  idsOf: (collection: Collection) => string,
): AnswerView {
  const scroller = place.closest('.DocSearch-Dropdown');
  /** The hits that rows stand for, and those that they show: until the next pause, these may be older below the fold. */
  const hits = new WeakMap<Element, {item: ListedHit; source: object}>();
  const shown = new WeakMap<Element, ListedHit>();
  let newest: Answer | undefined;
  let callOff = () => {};

  function toTop() {
    if (scroller && scroller.scrollTop > 0) scroller.scrollTop = 0;
  }

  /** Draws what stands in the first `left` pixels; returns whether that is all. */
  function drawWithin(left: number, {collections, activeItemId}: Answer): boolean {
    const groups = collections.filter(({items}) => items.length > 0);
    let isAll = true;
    groups.forEach((collection, index) => {
      left -= NAME_HEIGHT;
      const group = place.children[index] ?? (left > 0 ? place.appendChild(newGroup()) : undefined);
      if (group) left = drawGroup(group, index, collection, activeItemId, left);
      if (left <= 0) isAll = false;
    });
    removeFrom(place, groups.length);
    return isAll;
  }

  function drawGroup(group: Element, index: number, collection: Collection, activeItemId: number | null, left: number) {
    const {source, items} = collection;
    const [name, list] = group.children as unknown as [Element, Element];
    const ids = idsOf(collection);
    const title = items[0]?.hierarchy.lvl0 ?? '';
    if (name.textContent !== title) name.textContent = title;
    set(list, 'id', groupId(index));
    set(list, 'aria-label', title);
    items.forEach((item, at) => {
      const row = list.children[at] ?? (left > 0 ? list.appendChild(newRow()) : undefined);
      if (row) {
        hits.set(row, {item, source});
        set(row, 'id', ids + item.__autocomplete_id);
        set(row, 'aria-selected', String(item.__autocomplete_id === activeItemId));
        if (left > 0 && shown.get(row) !== item) fill(row, item);
      }
      left -= ROW_HEIGHT;
    });
    removeFrom(list, items.length);
    return left;
  }

  function fill(row: Element, hit: ListedHit) {
    shown.set(row, hit);
    const link = row.firstElementChild as Element;
    const [icon, title, path] = link.children as unknown as [Element, Element, Element];
    const texts = hitTexts(hit);
    set(link, 'href', sitePath(hit.url));
    set(icon.firstElementChild, 'd', iconOf(hit.type));
    showMarked(title, texts.title);
    showMarked(path, texts.path);
  }

  return {
    draw(answer) {
      const isNew = answer.collections !== newest?.collections;
      newest = answer;
      callOff();
      // With the frame, which lays the list out anyway.
      if (isNew) requestAnimationFrame(toTop);
      const isAll = drawWithin(isNew ? height : Number.POSITIVE_INFINITY, answer);
      if (!isAll) callOff = atPause(() => drawWithin(Number.POSITIVE_INFINITY, answer));
      return !isAll;
    },
    stop: () => callOff(),
    hitAt: (inside) => {
      const row = inside instanceof Element ? inside.closest('li') : null;
      return row ? hits.get(row) : undefined;
    },
  };
}

function iconOf(type: DocSearchHit['type']): string {
  return type === 'lvl1' ? ICONS.page : type === 'content' ? ICONS.text : ICONS.heading;
}

/** Returns what makes copies of the element that this HTML describes. */
function maker(html: string): () => Element {
  let original: Element | null = null;
  return () => {
    if (!original) {
      const template = document.createElement('template');
      template.innerHTML = html;
      original = template.content.firstElementChild as Element;
    }
    return original.cloneNode(true) as Element;
  };
}

function removeFrom(parent: Element, count: number) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
}
