/** A built page as a tree, for those who make something else from it: search records and Markdown. */
import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString as toText} from 'hast-util-to-string';

export interface BuiltPage {
  root: Root;
  /** The element with the page's own text. */
  main: Element;
}

/** Returns the page; throws when it has no main part. */
export function parseBuiltPage(html: string): BuiltPage {
  const root = fromHtml(headAndMain(html));
  const main =
    find(root, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(root, ({tagName}) => tagName === 'article') ??
    find(root, ({tagName}) => tagName === 'main');
  if (!main) throw new Error('no main part found in the built page');
  return {root, main};
}

/** Returns the part of the sidebar that a page is in: the first crumb, which for the page of a category is its own. */
export function sidebarSectionOf(root: Root, textOf: (node: Element) => string = toText): string | null {
  const crumbs = find(root, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
  const items = crumbs
    ? all(crumbs, ({tagName}) => tagName === 'li')
        .map(textOf)
        .filter(Boolean)
    : [];
  return items[0] ?? null;
}

/** Returns the content of a meta tag, `null` where there is none. */
export function metaOf(root: Root, name: string): string | null {
  const tag = find(root, (node) => node.tagName === 'meta' && node.properties.name === name);
  return typeof tag?.properties.content === 'string' ? tag.properties.content : null;
}

/**
 * What there is to read of a page: its head and its main part, where it has one. All else is the same everywhere, and on
 * a large site the sidebar alone would be most of what there is to parse.
 */
function headAndMain(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html);
  const body = html.indexOf('<body');
  return main && body > 0 ? html.slice(0, body) + main[0] : html;
}

/** Two elements side by side with nothing between them are separated by the layout: a name and its note, a label and its word. */
export function needsSpaceBefore(node: Nodes, before: Nodes | undefined): boolean {
  if (node.type !== 'element' || before?.type !== 'element') return false;
  return !JOINED.has(node.tagName) && !JOINED.has(before.tagName) && /^[\p{L}\p{N}←-⇿(/]/u.test(toText(node));
}

/** They belong to the word before them. */
const JOINED = new Set(['sub', 'sup', 'wbr']);

const CONTROLS = new Set('nav footer script style template noscript button input svg'.split(' '));
const CONTROL_CLASSES = ['hash-link', 'theme-doc-breadcrumbs', 'pagination-nav', 'theme-doc-toc-mobile'];

/** Whether an element only works on a screen: its words are no text of the page, in search or in a copy. */
export function isControl(node: Element): boolean {
  return (
    CONTROLS.has(node.tagName) ||
    node.properties.role === 'tablist' ||
    node.properties.ariaHidden === 'true' ||
    CONTROL_CLASSES.some((name) => hasClass(node, name))
  );
}

/** Code with its line breaks, where lines may be elements of their own; without what a reader doesn't copy, and what paper leaves out. */
export function codeText(node: Element): string {
  return node.children
    .map((child): string => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || child.properties.ariaHidden === 'true' || 'dataLate' in child.properties)
        return '';
      return child.tagName === 'br' ? '\n' : codeText(child);
    })
    .join('');
}

export function all(root: Nodes, matches: (node: Element) => boolean): Element[] {
  return [...elementsOf(root)].filter(matches);
}

export function find(root: Nodes, matches: (node: Element) => boolean): Element | null {
  for (const element of elementsOf(root)) if (matches(element)) return element;
  return null;
}

/** Every element of a tree, in the order of the text. A page has tens of thousands, and is looked through often. */
export function* elementsOf(root: Nodes): Generator<Element> {
  const rest: Nodes[] = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'element') yield node;
    if ('children' in node)
      for (let index = node.children.length; index-- > 0; ) rest.push(node.children[index] as Nodes);
  }
}

export function classesOf(node: Element): string[] {
  return Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
}

export const hasClass = (node: Element, name: string) => classesOf(node).includes(name);
export const idOf = (node: Element) => (typeof node.properties.id === 'string' ? node.properties.id : '');

/** Elements within a line. */
export const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Zero-width characters come with anchors and soft breaks; texts that differ in them alone are the same for search. */
export const withoutInvisible = (text: string) => text.replace(/[\u200b\u200c\u2060\ufeff\u00ad]/g, '');
