/**
 * Rehype plugin: moves the ready HTML of a page's blocks, such as code and lists of fields, from the page's script into a
 * file of its own. Readers who open the page first have that HTML in the document and would download it twice.
 */
import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {PAGE_HTML_TYPE} from './plugin.server';

type Element = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Body = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'];
type Expression = Extract<Body[number], {type: 'ExpressionStatement'}>['expression'];

/** Below this, the request for another file costs more than it saves. */
const MIN_CHARS = 2000;
const BLOCK_HTML = 'blockHtml';

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

/** `blockHtml(index)`, as the value of an attribute. */
function blockAt(index: number): MdxJsxAttribute['value'] {
  const expression = call(BLOCK_HTML, literal(index));
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `${BLOCK_HTML}(${index})`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
  };
}

/** `import blocks from 'data:…'`, and `const blockHtml = await openHtml(blocks)`. */
function opened(blocks: readonly string[]): MdxjsEsm {
  const data = `data:${PAGE_HTML_TYPE};base64,${Buffer.from(JSON.stringify(blocks)).toString('base64')}`;
  const init = {type: 'AwaitExpression', argument: call('openHtml', name('blocks'))};
  const body = [
    imported({type: 'ImportDefaultSpecifier', local: name('blocks')}, data),
    imported(
      {type: 'ImportSpecifier', imported: name('openHtml'), local: name('openHtml')},
      '@site/src/content/late/openHtml',
    ),
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{type: 'VariableDeclarator', id: name(BLOCK_HTML), init}],
    },
  ] as unknown as Body;
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body}}};
}

function imported(specifier: object, source: string) {
  return {type: 'ImportDeclaration', attributes: [], specifiers: [specifier], source: literal(source)};
}
const name = (text: string) => ({type: 'Identifier', name: text});
const literal = (value: string | number) => ({type: 'Literal', value});
const call = (callee: string, argument: object) =>
  ({type: 'CallExpression', callee: name(callee), arguments: [argument], optional: false}) as unknown as Expression;
