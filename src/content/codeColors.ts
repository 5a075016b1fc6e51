/**
 * Reduces the tokens of a grammar to the colors of the site. A grammar has about eighty token types and marks each comma;
 * the site has seven colors. That halves the elements of a program.
 */
import type {Element, ElementContent} from 'hast';

/** Color by what a grammar calls the thing. A token with two names gets the color that is listed later. */
const TOKEN_TYPES = {
  comment: ['comment', 'prolog', 'doctype'],
  keyword: ['keyword', 'boolean', 'null', 'important', 'atrule', 'rule', 'selector'],
  string: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'url'],
  name: 'property function class-name tag attr-name key builtin directive header-name decorator'.split(' '),
  number: ['number', 'constant', 'symbol', 'variable', 'environment', 'parameter', 'regex'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} satisfies Record<string, string[]>;

type Color = keyof typeof TOKEN_TYPES;
/** The class name of a color (src/css/code.css). */
const colorClass = (color: Color) => `tok-${color}`;
/** These have a background, so the space between two of them stays outside. */
const BACKGROUNDS = new Set([colorClass('inserted'), colorClass('deleted')]);
const order = Object.keys(TOKEN_TYPES) as Color[];
const colorOf = new Map<string, Color>(order.flatMap((color) => TOKEN_TYPES[color].map((thing) => [thing, color])));

/** Returns what a grammar marked with one element for each stretch of a color, and none around anything else. */
export function mergeTokenColors(nodes: readonly ElementContent[], around?: Color): ElementContent[] {
  const painted = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const color = ownColor(node) ?? around;
    const inside = mergeTokenColors(node.children, color);
    return color === around || !color ? inside : [span(color, inside)];
  });
  return mergeTokens(painted);
}

function ownColor({properties}: Element): Color | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const colors = names.map((name) => colorOf.get(String(name))).filter((color) => color !== undefined);
  return order.findLast((color) => colors.includes(color));
}

const span = (color: Color, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [colorClass(color)]},
  children,
});

/** Puts neighbours of one color together, with the space between them. */
function mergeTokens(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const space = last?.type === 'text' && /^\s+$/.test(last.value) ? [last] : [];
    const before = result.at(-1 - space.length);
    if (node.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = {type: 'text', value: last.value + node.value};
    } else if (node.type === 'element' && before?.type === 'element' && isOneColor(before, node)) {
      const children = mergeTokens([...before.children, ...space, ...node.children]);
      result.splice(-1 - space.length, 1 + space.length, {...node, children});
    } else {
      result.push(node);
    }
  }
  return result;
}

function isOneColor(before: Element, {properties}: Element): boolean {
  const name = String(properties.className);
  return name === String(before.properties.className) && !BACKGROUNDS.has(name);
}
