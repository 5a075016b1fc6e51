/**
 * Remark plugin: takes links out whose address the provider has not set (`unset:…`, see tokens.ts). A Markdown link
 * keeps its words; a component with an unset `href` or `to` goes as a whole, since a card without a target is dead.
 */
import type {Link, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {UNSET_SCHEME} from '../../data/tokens';

export function unsetLinks() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === 'link' && isUnset((node as Link).url)) {
        parent.children.splice(index, 1, ...(node as Link).children);
        return [SKIP, index];
      }
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && hasUnsetTarget(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

function hasUnsetTarget(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      (attribute.name === 'href' || attribute.name === 'to') &&
      typeof attribute.value === 'string' &&
      isUnset(attribute.value),
  );
}

function isUnset(url: string): boolean {
  return url.startsWith(UNSET_SCHEME);
}
