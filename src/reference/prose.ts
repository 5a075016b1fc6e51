/**
 * Descriptions of a contract → Markdown nodes. They are plain CommonMark, never MDX: braces, `import` and tags are
 * text, so that no description can stop a build or reach a page as markup.
 */
import type {BlockContent, Html, Nodes, Parent, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {paragraph} from './render/nodes';

/** One paragraph with nothing but words and code: what almost all descriptions are. */
const PLAIN = /^[A-Za-z`](?:[^\n`*_[\]<>\\&#!~|]|`[^`\n]+`)*$/;

/** Returns the paragraphs, lists and code of a description. */
export function blocks(text: string | undefined): BlockContent[] {
  if (!text) return [];
  // A parser for thousands of such lines would take longer than all the rest of the reference.
  if (PLAIN.test(text.trim()) && !/``|https?:/.test(text)) return [paragraph(text.trim())];
  const tree = fromMarkdown(text.trim());
  literal(tree);
  return tree.children as BlockContent[];
}

/** Returns the words of a description for a place that takes no paragraphs, such as a table cell. */
export function words(text: string | undefined): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const block of blocks(text)) {
    if (found.length > 0) found.push({type: 'text', value: ' '});
    if (block.type === 'paragraph') found.push(...block.children);
    else if ('value' in block) found.push({type: 'text', value: block.value});
    else found.push(...textOf(block));
  }
  return found;
}

function textOf(node: Nodes): PhrasingContent[] {
  if (!('children' in node)) return 'value' in node ? [{type: 'text', value: node.value}] : [];
  return (node.children as Nodes[]).flatMap((child, index) =>
    index === 0 ? textOf(child) : [{type: 'text', value: ' '} as const, ...textOf(child)],
  );
}

/** Tags become text; positions go, since they would name a line of the description and not of the page. */
function literal(parent: Root | Parent): void {
  parent.position = undefined;
  parent.children = parent.children.map((child) => {
    child.position = undefined;
    if (child.type === 'html') return asText(child as Html, parent.type);
    if ('children' in child) literal(child as Parent);
    // A link to `javascript:` or another scheme becomes its words.
    if (child.type === 'link' && !/^(?:https?:|mailto:|\/|#)/.test(child.url)) {
      return {type: 'emphasis', children: child.children};
    }
    return child;
  }) as typeof parent.children;
}

function asText({value}: Html, parent: string) {
  const text = {type: 'text' as const, value};
  const isInline = parent === 'paragraph' || parent === 'heading' || parent === 'emphasis' || parent === 'strong';
  return isInline || parent === 'link' ? text : {type: 'paragraph' as const, children: [text]};
}
