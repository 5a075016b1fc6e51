/**
 * Remark plugin: replaces `<Fields>`, `<Example>`, `<Operation>`, `<Socket>` and others by Markdown made from the
 * contracts. It runs before Docusaurus reads headings, so that what it makes has ids and is in the table of
 * contents, and before components are imported, so that its names never look like components.
 */
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadReference} from './load.server';
import {InvalidAttribute} from './lookup';
import {isReferenceName, referenceElements} from './render/blocks';
import {toBlocks} from './render/nodes';
import type {Reference} from './schemaLocations';
import type {Attributes} from './types';

export function referenceBlocks() {
  return async (tree: Root, page: VFile) => {
    let hasBlock = false;
    visit(tree, isBlock, () => {
      hasBlock = true;
      return EXIT;
    });
    if (!hasBlock) return;
    const reference = await loadReference();
    visit(tree, isBlock, (node, index = 0, parent) => {
      const blocks = rendered(node as MdxJsxFlowElement, reference, page.path);
      (parent as Root).children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}

const isBlock = (node: {type: string; name?: string | null}) =>
  node.type === 'mdxJsxFlowElement' && isReferenceName(node.name ?? null);

function rendered(node: MdxJsxFlowElement, reference: Reference, file: string): RootContent[] {
  const name = node.name ?? '';
  try {
    return toBlocks(referenceElements[name as keyof typeof referenceElements](reference, readAttributes(node), file));
  } catch (error) {
    if (error instanceof InvalidAttribute)
      throw new Error(`${file}:${node.position?.start.line ?? 1}: <${name}>: ${error.message}`);
    throw error;
  }
}

function readAttributes(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
