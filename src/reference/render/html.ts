/** Elements of HTML made in the build: nodes, never strings. MDX makes React elements of them, as of Markdown. */
import type {Element, ElementContent, Root} from 'hast';
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toHast} from 'mdast-util-to-hast';
import {blocks, words} from '../prose';
import {element} from './nodes';

type Child = ElementContent | string | null | undefined | false;
type Properties = Record<string, string | number | boolean | undefined>;

/** An element; strings become text, and children that are not there are left out. */
export function el(tagName: string, properties: Properties, ...children: (Child | Child[])[]): Element {
  const kept = children
    .flat()
    .filter((child): child is ElementContent | string => Boolean(child))
    .map((child) => (typeof child === 'string' ? {type: 'text' as const, value: child} : child));
  return {type: 'element', tagName, properties: properties as Element['properties'], children: kept};
}

/** The widest drawing, in pixels, that a phone shows whole. A wider one scrolls. */
export const PHONE_WIDTH = 328;

/** A drawing that says in words what it shows; its arrows end in a marker of that name. */
export function drawing(
  {className, width, height, label}: {className: string; width: number; height: number; label: string},
  marker: {id: string; orient: string},
  ...children: Element[]
): Element {
  const classes = width > PHONE_WIDTH ? [className] : [className, 'ref-narrow'];
  const size = {viewBox: `0 0 ${width} ${height}`, width, height};
  const head = el('path', {d: 'M0 0 10 5 0 10z', className: 'ref-arrow-head'});
  return el(
    'svg',
    {className: classes.join(' '), ...size, role: 'img', ariaLabel: label},
    el(
      'defs',
      {},
      el(
        'marker',
        {id: marker.id, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: marker.orient},
        head,
      ),
    ),
    ...children,
  );
}

export function codeEl(text: string): Element {
  return el('code', {}, text);
}

/** The paragraphs of a description. */
export function prose(text: string | undefined): ElementContent[] {
  return blocks(text).flatMap((block) => hastOf(block));
}

/** The words of a description, without paragraphs. */
export function proseWords(text: string | undefined): ElementContent[] {
  return words(text).flatMap((phrase) => hastOf(phrase));
}

function hastOf(node: Nodes): ElementContent[] {
  const hast = toHast(node);
  return (hast.type === 'root' ? (hast as Root).children : [hast]) as ElementContent[];
}

/** A block of the reference with these elements, as nodes of Markdown: mdast-util-to-hast reads `data`. */
export function htmlBlock(properties: {className?: string}, ...children: Element[]): MdxJsxFlowElement {
  const nodes = children.map(({tagName: hName, properties: hProperties, children: hChildren}) => ({
    type: 'element',
    data: {hName, hProperties, hChildren},
  }));
  return element('ReferenceBlock', properties, ...nodes);
}
