/**
 * Rehype plugin: moves the ready HTML of a page's blocks, such as code and lists of fields, from the page's script into a
 * file of its own. Readers who open the page first have that HTML in the document and would download it twice.
 */
import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {moduleCode, programOf} from '../moduleCode';
import {PAGE_HTML_TYPE} from './plugin.server';

type Element = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Below this, the request for another file costs more than it saves. */
const MIN_CHARS = 2000;

export function htmlApart() {
  return (tree: Root) => {
    const attributes: MdxJsxAttribute[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      attributes.push(...(node as Element).attributes.filter(isReadyHtml));
    });
    const blocks = [...new Set(attributes.map(({value}) => value as string))];
    if (blocks.join('').length < MIN_CHARS) return;
    for (const attribute of attributes) attribute.value = blockAt(blocks.indexOf(attribute.value as string));
    tree.children.unshift(opened(blocks) as never);
  };
}

const isReadyHtml = (attribute: Element['attributes'][number]): attribute is MdxJsxAttribute =>
  attribute.type === 'mdxJsxAttribute' && attribute.name === 'html' && typeof attribute.value === 'string';

function blockAt(index: number): MdxJsxAttribute['value'] {
  const value = `blockHtml(${index})`;
  return {type: 'mdxJsxAttributeValueExpression', value, data: {estree: programOf(value)}};
}

function opened(blocks: readonly string[]) {
  const data = `data:${PAGE_HTML_TYPE};base64,${Buffer.from(JSON.stringify(blocks)).toString('base64')}`;
  return moduleCode(`import blocks from '${data}';
import {openHtml} from '@site/src/content/late/openHtml';
const blockHtml = await openHtml(blocks);`);
}
