/**
 * Rehype plugin: makes the long tables of the reference ready HTML, which a first visit does not download again
 * (htmlApart.ts): 4.4 of 22.7 kB of the script of the real-time reference. Their links open without a reload, but the
 * pages behind them are not fetched ahead, so that short tables stay as they are.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What a table consists of; a list or a picture in a cell is drawn by a component of the theme. */
const PLAIN = new Set(['thead', 'tbody', 'tr', 'th', 'td', 'a', 'code', 'strong', 'em', 'span', 'br', 'wbr']);
const STATIC_HTML = 'StaticHtml';
const MIN_CHARS = 4000;

export function tablesApart() {
  return (tree: Root) => {
    const uses = (node: object) => 'name' in node && node.name === STATIC_HTML;
    let hasStaticHtml = false;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      hasStaticHtml ||= uses(node);
    });
    if (!hasStaticHtml) return;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === undefined || Object.keys(node.properties).length > 0) return undefined;
      const rows = plain(node.children);
      const html = rows ? toHtml(rows) : '';
      if (html.length < MIN_CHARS) return undefined;
      parent?.children.splice(index, 1, staticTable(html) as never);
      return SKIP;
    });
  };
}

/** The same content with row links as elements, or nothing when a component draws a part of it. */
function plain(children: readonly ElementContent[]): ElementContent[] | undefined {
  const made = children.map((child) => {
    if (child.type === 'text') return child;
    const isJsx = child.type === 'mdxJsxTextElement' || child.type === 'mdxJsxFlowElement';
    const element = isJsx ? elementOf(child) : child.type === 'element' && child;
    const content = element && isPlain(element) ? plain(element.children) : undefined;
    return element && content && {...element, children: content};
  });
  return made.every(Boolean) ? (made as ElementContent[]) : undefined;
}

/** A link to another site gets its window and its mark from the theme. */
function isPlain({tagName, properties}: Element): boolean {
  return PLAIN.has(tagName) && (tagName !== 'a' || /^[/#]/.test(String(properties.href)));
}

/** An element that another plugin writes as JSX: the link of a row, code with places to break a line. */
function elementOf({name, attributes, children}: Component): Element | undefined {
  if (!name || !attributes.every((one) => one.type === 'mdxJsxAttribute' && typeof one.value === 'string'))
    return undefined;
  const properties = attributes.map((one) => ('name' in one ? [one.name, one.value] : []));
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(properties),
    children: children as ElementContent[],
  };
}

function staticTable(html: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC_HTML,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'tag', value: 'table'},
      {type: 'mdxJsxAttribute', name: 'html', value: html},
    ],
    children: [],
  };
}
