/**
 * What things in a program are coloured as. A grammar tells some eighty kinds of things apart, marks each comma and nests
 * one in another; a reader sees a handful of colours. Only those reach the page: half of the elements, and of what a
 * browser reads and lays out.
 */
import type {Element, ElementContent} from 'hast';

/** Colour by what a grammar calls the thing. A token with two names gets the color that is listed later. */
const TOKEN_TYPES = {
  comment: ['comment', 'prolog', 'doctype'],
  keyword: ['keyword', 'boolean', 'null', 'important', 'atrule', 'rule', 'selector'],
  string: ['string', 'char', 'attr-value', 'template-string', 'triple-quoted-string', 'url'],
  name: [
    'property',
    'function',
    'class-name',
    'tag',
    'attr-name',
    'key',
    'builtin',
    'directive',
    'header-name',
    'decorator',
  ],
  number: ['number', 'constant', 'symbol', 'variable', 'environment', 'parameter', 'regex'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const;

type Colour = keyof typeof TOKEN_TYPES;
/** The class name of a colour (src/css/code.css). */
const colourClass = (colour: Colour) => `tok-${colour}`;
/** Space between two of these would be seen. */
const BACKGROUNDS = new Set([colourClass('inserted'), colourClass('deleted')]);
const order = Object.keys(TOKEN_TYPES) as Colour[];
const colourOf = new Map<string, Colour>(
  order.flatMap((colour) => TOKEN_TYPES[colour].map((thing) => [thing, colour])),
);

/** Returns what a grammar marked with one element for each stretch of a colour, and none around anything else. */
export function repaint(nodes: readonly ElementContent[], around?: Colour): ElementContent[] {
  const painted = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const colour = ownColour(node) ?? around;
    const inside = repaint(node.children, colour);
    return colour === around || !colour ? inside : [span(colour, inside)];
  });
  return joined(painted);
}

function ownColour({properties}: Element): Colour | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const colours = names.map((name) => colourOf.get(String(name))).filter((colour) => colour !== undefined);
  return order.findLast((colour) => colours.includes(colour));
}

const span = (colour: Colour, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [colourClass(colour)]},
  children,
});

/** Puts neighbours of one colour together, with the space between them. */
function joined(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const space = last?.type === 'text' && /^\s+$/.test(last.value) ? [last] : [];
    const before = result.at(-1 - space.length);
    if (node.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = {type: 'text', value: last.value + node.value};
    } else if (node.type === 'element' && before?.type === 'element' && isOneColour(before, node)) {
      const children = joined([...before.children, ...space, ...node.children]);
      result.splice(-1 - space.length, 1 + space.length, {...node, children});
    } else {
      result.push(node);
    }
  }
  return result;
}

function isOneColour(before: Element, {properties}: Element): boolean {
  const name = String(properties.className);
  return name === String(before.properties.className) && !BACKGROUNDS.has(name);
}
