/**
 * Reduces the main part of a built page to plain HTML: headings, paragraphs, lists, tables, links, and code. What only
 * works on a screen is left out, and each component becomes equivalent plain elements.
 */
import type {Element, ElementContent} from 'hast';
import {all, hasClass, idOf, isControl, needsSpaceBefore, withoutInvisible} from '../builtPage.server';
import {componentFor, type PlainTree} from './components.server';
import {element} from './inline.server';

const UNWRAPPED = new Set(
  'abbr article bdi bdo cite data del dfn fieldset figure figcaption font form header ins kbd main mark q s samp search section small span sub sup time u var label'.split(
    ' ',
  ),
);
const KEPT = new Set(
  'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Ids that React generates; no link leads to them. */
const GENERATED_ID = /^(?:_R_|:r|_r_)/;

/** Returns the page's content as plain elements; throws at an element without a handler. */
export function plainTree(main: Element): ElementContent[] {
  const tree: PlainTree = {content: (node) => node.children.flatMap(convert)};
  const convert = (child: ElementContent, index: number, siblings: ElementContent[]): ElementContent[] => {
    if (child.type === 'text') return [{type: 'text', value: withPlainUnits(withoutInvisible(child.value))}];
    if (child.type !== 'element' || isLeftOut(child)) return [];
    const plain = convertElement(child, tree);
    const gap = needsSpaceBefore(child, siblings[index - 1]) ? [{type: 'text' as const, value: ' '}] : [];
    return [...gap, ...plain];
  };
  return tree.content(main);
}

function convertElement(node: Element, tree: PlainTree): ElementContent[] {
  const component = componentFor(node);
  if (component) return withAnchor(node, component(node, tree));
  if (node.tagName === 'wbr') return [];
  if (UNWRAPPED.has(node.tagName)) {
    const content = tree.content(node);
    return withAnchor(node, BLOCKS.has(node.tagName) ? [element('div', content)] : content);
  }
  if (KEPT.has(node.tagName)) {
    const {href, src, alt, start} = node.properties;
    const properties = {href, src, alt, start};
    return withAnchor(node, [{type: 'element', tagName: node.tagName, properties, children: tree.content(node)}]);
  }
  const {line, column} = node.position?.start ?? {line: 0, column: 0};
  throw new Error(
    `line ${line}, column ${column}: nothing says how <${node.tagName}> is written in Markdown. ` +
      'Add a handler to packages/publish/copies/components.server.ts.',
  );
}

const BLOCKS = new Set('article fieldset figure figcaption form header main search section label'.split(' '));

/** Drawings are left out with what is for the screen: the table or list that follows has the same content. */
function isLeftOut(node: Element): boolean {
  // `skip`: for the screen alone; `no`: for screen and paper.
  return isControl(node) || 'dataMarkdown' in node.properties;
}

/** Headings and entries keep the anchor that readers and other pages link to, unless a link to it is part of their text. */
function withAnchor(node: Element, plain: ElementContent[]): ElementContent[] {
  const id = idOf(node);
  if (!id || GENERATED_ID.test(id) || node.properties.role === 'tabpanel') return plain;
  if (linksTo(node, id)) {
    const link = all({type: 'root', children: plain}, (one) => one.properties.href === `#${id}`)[0];
    if (link) link.properties.dataAnchor = id;
    return plain;
  }
  // An anchor within a sentence has no mark, which would be read as a part of it; a box of text is a paragraph.
  const [box] = plain.filter((one) => one.type === 'element' && one.tagName === 'div' && one.children.every(isPhrase));
  const host = firstText(plain) ?? (box as Element | undefined);
  host?.children.push({type: 'text', value: ` {#${id}}`});
  return plain;
}

const PHRASES = /^(?:a|b|br|code|em|i|strong)$/;
const isPhrase = (node: ElementContent) =>
  node.type === 'text' || (node.type === 'element' && PHRASES.test(node.tagName));

function linksTo(node: Element, id: string): boolean {
  const [first] = node.children.filter((child) => child.type === 'element');
  if (!first) return false;
  return (
    (first.tagName === 'a' && first.properties.href === `#${id}` && !hasClass(first, 'hash-link')) || linksTo(first, id)
  );
}

const TEXT_HOSTS = /^(?:h[1-6]|p|li|td|th|dt)$/;

function firstText(nodes: readonly ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (TEXT_HOSTS.test(node.tagName)) {
      const inner = /^(?:li|td|th)$/.test(node.tagName) ? firstText(node.children) : undefined;
      return inner ?? node;
    }
    const found = firstText(node.children);
    if (found) return found;
  }
  return undefined;
}

/** A number and its unit with a plain space between them: programs look for `48 hours` as it is typed. */
const withPlainUnits = (text: string) => text.replace(/(?<=\d)\u00a0(?=[A-Za-z%])/g, ' ');
