/**
 * Rehype plugin: where lines end. Authors type a plain space between a number and its unit (`12 kHz`, `2 March`),
 * which becomes a no-break space; a long identifier in a table may break between its words, where a phone would cut it anywhere.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {isUnbreakable, noBreakClass, splitForLineBreaks, splitLongWords} from '../lib/lineBreakPlaces';
import {inlineElement} from '../lib/mdx';

const UNITS =
  '[kMG]?Hz|[kMGT]i?B|bytes?|[kM]?bit/s|ms|s|seconds?|min|minutes?|h|hours?|days?|%|UTC|January|February|March|April|May|June|July|August|September|October|November|December';
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\w/]))`, 'g');
const RANGE = new RegExp(`(\\d–[\\d,.]+(?:[ \u00a0](?:${UNITS})(?![\\w/]))?)`);
const NO_BREAK_SPACE = '\u00a0';

export function lineBreaks() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(BEFORE_UNIT, NO_BREAK_SPACE);
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'tr') {
        const name = node.children.find(({type}) => type !== 'text');
        for (const cell of node.children) addBreaks(cell, cell === name);
      }
      if (node.tagName === 'code' && (isUnbreakable(textOf(node)) || SHORT_LINE.test(textOf(node))))
        node.properties.className = ['whole'];
      return node.tagName === 'pre' || node.tagName === 'code' ? SKIP : undefined;
    });
  };
}

/** A query or an assignment, whose sign would end a line. */
const SHORT_LINE = /^[?$].{9,29}$/;
/** A name of this length fits its column in one piece. */
const WHOLE_NAME_CHARS = 34;
/** An address or a request, which is read in one piece. */
const ADDRESS = /^(?:\w+:\/\/|[A-Z]+ \/)\S+$/;

/** Written as JSX, since `code` of Markdown represents a block as soon as it contains more than text. */
function addBreaks(cell: Element['children'][number], isName: boolean): void {
  visit(cell, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'text') {
      const parts = node.value
        .split(RANGE)
        .flatMap((part, place) => (place % 2 === 1 ? whole(part) : withBreaks(splitLongWords(part))));
      if (parts.length < 2) return undefined;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    }
    if (node.type !== 'element' || node.tagName !== 'code') return undefined;
    const code = textOf(node);
    const isShortName = isName && code.length <= WHOLE_NAME_CHARS;
    const className = isShortName && ADDRESS.test(code) ? 'whole' : noBreakClass(code);
    if (className) node.properties.className = [className];
    if (className || isShortName) return SKIP;
    const parts = splitForLineBreaks(code);
    if (parts.length > 1) parent.children[index] = inlineElement('code', {}, withBreaks(parts));
    return SKIP;
  });
}

/** The parts of a text, with a place for the end of a line between each two. */
function withBreaks(parts: string[]): ElementContent[] {
  return parts.flatMap((value, place) => [...(place > 0 ? [inlineElement('wbr', {})] : []), {type: 'text', value}]);
}

/** A range with its unit: browsers end a line after the dash. */
function whole(value: string): Element {
  return {type: 'element', tagName: 'span', properties: {className: ['whole']}, children: [{type: 'text', value}]};
}
