/** Elements of a page in one line, for cells of tables, labels, and summaries; and the plain elements that they are made of. */
import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {INLINE} from '../builtPage.server';

export function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return {type: 'element', tagName, properties, children};
}

export const text = (value: string): ElementContent => ({type: 'text', value});

/** Whether an element has nothing but elements within a line. */
export function isInline(node: Element): boolean {
  return node.children.every((child) => child.type !== 'element' || (INLINE.has(child.tagName) && isInline(child)));
}

/** Returns content in one line: blocks are separated by spaces, items of a list by commas. */
export function flat(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [text(' ')];
    if (node.tagName === 'pre')
      return [text(' '), element('code', [text(textOf(node).replace(/\s+/g, ' '))]), text(' ')];
    if (node.tagName === 'ul' || node.tagName === 'ol') {
      const items = node.children.filter((child) => child.type === 'element').map((item) => flat(item.children));
      return [text(' '), ...joined(items, ', '), text(' ')];
    }
    if (node.tagName === 'code' || node.tagName === 'img') return [node];
    if (INLINE.has(node.tagName)) return [{...node, children: flat(node.children)}];
    return [text(' '), ...flat(node.children), text(' ')];
  });
}

/** Returns the parts one after the other, with `separator` between them. */
export function joined(parts: readonly ElementContent[][], separator: string): ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** Ends a line with a semicolon when another line follows, unless it has a mark of its own at its end. */
export function withSemicolons(nodes: readonly ElementContent[]): ElementContent[] {
  const isLineAt = (index: number) => nodes[index]?.type === 'element' && isLine(nodes[index]);
  return nodes.map((node, index) => {
    // Lines may have a space between them.
    const next = nodes[index + 1]?.type === 'text' && isLineAt(index + 2) ? index + 2 : index + 1;
    const endsOpen = /[^\s.:;,?!]$/.test(textOf({type: 'root', children: [node]}));
    if (node.type !== 'element' || !isLine(node) || !isLineAt(next) || !endsOpen) return node;
    return {...node, children: [...node.children, text(';')]};
  });
}

const isLine = ({tagName}: Element) => tagName === 'div' || tagName === 'p';
