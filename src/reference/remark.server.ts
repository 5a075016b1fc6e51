/**
 * Remark plugin: replaces `<Fields>`, `<Example>`, `<Operation>`, `<Socket>` and others by Markdown made from the
 * contracts. It runs before Docusaurus reads headings, so that what it makes has ids and is in the table of
 * contents, and before components are imported, so that its names never look like components.
 */
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {loadReference} from './load.server';
import {InvalidAttribute} from './lookup';
import {isReferenceName, referenceElements} from './render/blocks';
import {toBlocks} from './render/nodes';
import type {Reference} from './schemaLocations';
import type {Attributes} from './types';

export function referenceBlocks() {
  return async (tree: Root, page: VFile) => {
    if (!tree.children.some(holdsBlock)) return;
    const reference = await loadReference();
    expand(tree, reference, page.path);
  };
}

type Parent = {children: RootContent[]};

function holdsBlock(node: RootContent): boolean {
  if (node.type === 'mdxJsxFlowElement' && isReferenceName(node.name)) return true;
  return 'children' in node && (node as Parent).children.some(holdsBlock);
}

function expand(parent: Parent, reference: Reference, file: string): void {
  parent.children = parent.children.flatMap((node) => {
    if (node.type === 'mdxJsxFlowElement' && isReferenceName(node.name)) {
      return rendered(node, reference, file);
    }
    if ('children' in node) expand(node as Parent, reference, file);
    return [node];
  });
}

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
