/**
 * Rehype plugin: a paragraph, list, table, or quotation without components becomes one element with ready HTML. As React
 * elements, each of its marked words would have to be hydrated, and the page's script would contain its text a second time.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {moduleCode} from './moduleCode';

const BLOCKS = new Set(['p', 'ul', 'ol', 'dl', 'table', 'blockquote']);
/** Markdown makes components of these, or they mean something only React knows. */
const COMPONENTS = new Set(['img', 'input', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'admonition']);
/** Parts of a table, in which blanks mean nothing. */
const ROWS = new Set(['table', 'thead', 'tbody', 'tr']);
const HAS_PROTOCOL = /^(?:\w*:|\/\/)/;

export function staticBlocks() {
  return (tree: Root) => {
    let isUsed = false;
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !BLOCKS.has(node.tagName)) return undefined;
      const block = plain(node);
      if (!block) return undefined;
      isUsed = true;
      parent.children[index] = blockOf(block) as never;
      return SKIP;
    });
    if (isUsed)
      tree.children.unshift(moduleCode("import StaticBlock from '@site/src/components/StaticBlock';") as never);
  };
}

/** Returns the node as HTML alone, links as Docusaurus writes them; `undefined` when a part of it is a component. */
function plain<T extends ElementContent | MdxJsxTextElementHast>(node: T): T | Element | undefined {
  if (node.type === 'text') return node;
  const element = node.type === 'mdxJsxTextElement' ? elementOf(node) : node;
  if (element?.type !== 'element' || COMPONENTS.has(element.tagName)) return undefined;
  const properties = {...element.properties};
  const {href} = properties;
  // Written by hand, a link is as its author wrote it.
  if (node.type === 'element' && element.tagName === 'a') {
    if (typeof href !== 'string' || href.startsWith('pathname:')) return undefined;
    if (HAS_PROTOCOL.test(href)) Object.assign(properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
  }
  const parts = ROWS.has(element.tagName) ? element.children.filter(({type}) => type !== 'text') : element.children;
  const children = parts.map((part) => plain(part));
  return children.includes(undefined) ? undefined : {...element, properties, children: children as ElementContent[]};
}

/** An element that was written as JSX, in small letters and with plain attributes. */
function elementOf({name, attributes, children}: MdxJsxTextElementHast): Element | undefined {
  if (!name || !/^[a-z]/.test(name)) return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    const {value = null} = attribute;
    if (attribute.type !== 'mdxJsxAttribute' || (value !== null && typeof value === 'object')) return undefined;
    properties[attribute.name] = value ?? true;
  }
  return {type: 'element', tagName: name, properties, children: children as ElementContent[]};
}

function blockOf({tagName, properties, children}: Element) {
  const {className, ...others} = properties;
  const attributes = {
    as: tagName,
    html: toHtml(children),
    ...others,
    ...(className && {className: [className].flat().join(' ')}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticBlock',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: `${value}`})),
    children: [],
  };
}
