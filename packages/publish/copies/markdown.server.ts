/** Plain elements become Markdown. */
import type {Element, ElementContent} from 'hast';
import {defaultHandlers, toMdast} from 'hast-util-to-mdast';
import {toString as textOf} from 'hast-util-to-string';
import type {Nodes, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/**
 * Made once: the library compiles the patterns of an extension that it has not seen yet. Without the part that escapes
 * addresses: `mia@example.org` is written as the page shows it.
 */
const GFM = (gfmToMarkdown({tablePipeAlign: false, tableCellPadding: true}).extensions ?? []).filter(
  ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
);

/** Returns the tree of a page; its links are those of the page. */
export function toTree(plain: ElementContent[]): Root {
  const tree = toMdast(
    {type: 'root', children: plain},
    {
      handlers: {
        // The library's handler trims the block.
        pre: (_, node: Element) => {
          const value = textOf(node).replace(/\n$/, '');
          const {title} = node.properties;
          return {
            type: 'code',
            lang: languageOf(node) || (isJson(value) ? 'json' : 'text'),
            meta: title ? `title=${JSON.stringify(fenceTitle(title))}` : null,
            value,
          };
        },
        a: (state, node: Element) => {
          const {href} = node.properties;
          if (href === undefined || textOf(node).trim() === '') return state.all(node);
          const link = defaultHandlers.a(state, node);
          const anchor = node.properties.dataAnchor;
          if (anchor !== undefined && 'type' in link && link.type === 'link') link.data = {anchor: String(anchor)};
          return link;
        },
        b: (state, node: Element) => state.all(node),
      },
    },
  ) as Root;
  tighten(tree);
  return tree;
}

/** The line that opens a block of code must not contain the sign that it consists of. */
const fenceTitle = (title: unknown) => String(title).replaceAll('`', '');

/** Returns the Markdown of a tree, or of some of its blocks. */
export function write(children: RootContent[]): string {
  return toMarkdown(
    {type: 'root', children},
    {
      bullet: '-',
      emphasis: '*',
      fences: true,
      listItemIndent: 'one',
      rule: '-',
      resourceLink: true,
      extensions: GFM,
    },
  );
}

/** Lists without blank lines between their items: nested fields would be a third longer. */
function tighten(node: Nodes): void {
  if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  if ('children' in node) for (const child of node.children) tighten(child);
}

/** Frames of sessions are shown without the name of a language. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function languageOf(node: Element): string {
  const [code] = node.children;
  const names = code?.type === 'element' && Array.isArray(code.properties.className) ? code.properties.className : [];
  return String(names[0] ?? '').replace(/^language-/, '');
}
