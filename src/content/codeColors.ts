/**
 * Reduces the tokens of a grammar to the colors of the site. A grammar has about eighty token types and marks each comma;
 * the site has five colors. That halves the elements of a program.
 */
import type {Element, ElementContent} from 'hast';

/** Color by what a grammar calls the thing. A token with two names gets the color that is listed later. */
const TOKEN_TYPES = {
  comment: ['comment', 'prolog', 'doctype'],
  keyword: ['keyword', 'boolean', 'null', 'important', 'atrule', 'rule', 'selector'],
  string: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'url'],
  name: 'property function class-name tag attr-name key builtin directive header-name decorator'.split(' '),
  number: ['number', 'constant', 'symbol', 'variable', 'environment', 'parameter', 'regex'],
} satisfies Record<string, string[]>;

type Color = keyof typeof TOKEN_TYPES;
const order = Object.keys(TOKEN_TYPES) as Color[];
const colorOf = new Map<string, Color>(order.flatMap((color) => TOKEN_TYPES[color].map((thing) => [thing, color])));

/** Returns what a grammar marked with an element for each thing that has a color, and none around anything else. */
export function mergeTokenColors(nodes: readonly ElementContent[], around?: Color): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const color = ownColor(node) ?? around;
    const inside = mergeTokenColors(node.children, color);
    return color === around || !color ? inside : [span(color, inside)];
  });
}

function ownColor({properties}: Element): Color | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const colors = names.map((name) => colorOf.get(String(name))).filter((color) => color !== undefined);
  return order.findLast((color) => colors.includes(color));
}

const span = (color: Color, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  // src/css/code.css
  properties: {className: [`tok-${color}`]},
  children,
});
