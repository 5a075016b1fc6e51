/**
 * Rehype plugin: where lines end. A number keeps its unit beside it (`12 kHz`, `2 March`), by no-break spaces that nobody
 * has to type; a long identifier in a table may break between its words, where a phone would cut it anywhere.
 */
import type {Element, Nodes, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakPoints} from '../lib/breakPoints';

const UNITS =
  '[kMG]?Hz|[kMGT]i?B|bytes?|[kM]?bit/s|ms|s|seconds?|min|minutes?|h|hours?|days?|%|January|February|March|April|May|June|July|August|September|October|November|December';
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\w/]))`, 'g');
const NO_BREAK_SPACE = '\u00a0';

export function lineBreaks() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isElement(node, 'pre') || isElement(node, 'code')) return SKIP;
      if (node.type === 'text') node.value = node.value.replace(BEFORE_UNIT, NO_BREAK_SPACE);
      if (isElement(node, 'td') || isElement(node, 'th')) letCodeBreak(node);
      return undefined;
    });
  };
}

/** Written as JSX, since `code` of Markdown stands for a block as soon as it holds more than text. */
function letCodeBreak(cell: Element): void {
  visit(cell, 'element', (node, index, parent) => {
    if (node.tagName !== 'code' || !parent || index === undefined) return undefined;
    const [text] = node.children as Text[];
    const parts = breakPoints(text?.value ?? '');
    if (parts.length < 2) return SKIP;
    const element = (name: string, children: unknown[]) => ({
      type: 'mdxJsxTextElement',
      name,
      attributes: [],
      children,
      data: {_mdxExplicitJsx: true},
    });
    const children = parts.flatMap((value, place) => [
      ...(place > 0 ? [element('wbr', [])] : []),
      {type: 'text', value},
    ]);
    parent.children[index] = element('code', children) as never;
    return SKIP;
  });
}

function isElement(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}
