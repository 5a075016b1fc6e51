/** The built pages as files and as trees, for claims about what readers are sent. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {BUILD} from '../../tools/paths';
import {remembered} from './remembered';

/** Returns the file behind an address exactly as pages link to it; `undefined` when there is none. */
export function fileOf(address: string): string | undefined {
  const path = decodeURIComponent(address);
  const name = path.endsWith('/') ? `${path}index.html` : /\.\w+$|api-catalog$/.test(path) ? path : `${path}.html`;
  const file = join(BUILD, name);
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
}

/** Returns the HTML of a page; throws when the address has none. */
export const htmlOf = remembered((address) => {
  const file = address === '/404.html' ? join(BUILD, '404.html') : fileOf(address);
  if (!file || !existsSync(file)) throw new Error(`${address} is not answered by a page of the built site`);
  return readFileSync(file, 'utf8');
});

const treeOf = remembered((address) => fromHtml(htmlOf(address)));

/** Returns the words of the first element that matches, spaces folded; `undefined` when nothing matches. */
export function wordsOf(address: string, selector: string): string | undefined {
  const found = select(selector, treeOf(address));
  return found && textOf(found).replace(/\s+/g, ' ').trim();
}

export function elementsOf(address: string, selector: string): Element[] {
  return selectAll(selector, treeOf(address));
}

/** Returns an attribute as text; `undefined` when the element lacks it. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Returns the ids of a page in their order. */
export const idsOf = remembered((address) => elementsOf(address, '[id]').map(({properties}) => String(properties.id)));
