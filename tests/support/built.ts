/** The built pages as files and as trees, for claims about what readers are sent. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {resolveAddress} from '@speech-docs/publish/delivery/addresses.server';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {BUILD} from '../../tools/paths';
import {remembered} from './remembered';

/** Returns the file that answers an address exactly as written, without a redirect; `undefined` when none does. */
export function fileOf(address: string): string | undefined {
  const resolved = resolveAddress(address, BUILD);
  return resolved.kind === 'file' ? resolved.file : undefined;
}

/** Returns the HTML of a page; throws when the address has none. */
export const htmlOf = remembered((address) => {
  const file = address === '/404.html' ? join(BUILD, '404.html') : fileOf(address);
  if (!file || !existsSync(file)) throw new Error(`${address} is not answered by a page of the built site`);
  return readFileSync(file, 'utf8');
});

export const treeOf = remembered((address) => fromHtml(htmlOf(address)));

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
