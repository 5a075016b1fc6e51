/**
 * Remark plugin: puts the drawing of a wave or of lanes in the place of its name, so that a reader downloads the drawings
 * of the page and no others. An unknown name stops the build with file and line. A page of a product begins with its wave.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Product, productOf} from '../lib/productOf';
import {laneDrawings} from './laneDrawings';
import {waveDrawings} from './waveDrawings';

/** Attributes that name a drawing, by element. */
const DRAWINGS: Record<string, Record<string, {of: Readonly<Record<string, string>>; file: string}>> = {
  Card: {wave: {of: waveDrawings, file: 'src/content/waveDrawings.ts'}},
  SpeechLanes: {drawing: {of: laneDrawings, file: 'src/content/laneDrawings.ts'}},
  ProductWave: {drawing: {of: waveDrawings, file: 'src/content/waveDrawings.ts'}},
};

/** The address of a page, from its file in any version and language. */
const addressOf = (file: string) =>
  file.replace(/^.*(?:docs|current|version-[^/]+)\//, '/').replace(/^.*(?=\/api-ref\/)/, '');

export function drawings() {
  return (tree: Root, page: VFile) => {
    const product = productOf(addressOf(String(page.path)));
    if (product) tree.children.unshift(productWave(product));
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, attributes, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
      for (const attribute of attributes) {
        const known = attribute.type === 'mdxJsxAttribute' ? DRAWINGS[name ?? '']?.[attribute.name] : undefined;
        if (!known || attribute.type !== 'mdxJsxAttribute') continue;
        const drawing = known.of[String(attribute.value)];
        if (!drawing) {
          throw new Error(
            `${page.path}:${position?.start.line ?? 1}: There is no ${attribute.name} "${attribute.value}". ` +
              `There are: ${Object.keys(known.of).join(', ')} (${known.file}).`,
          );
        }
        attribute.value = drawing;
      }
    });
  };
}

const productWave = (product: Product): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'ProductWave',
  attributes: [{type: 'mdxJsxAttribute', name: 'drawing', value: product}],
  children: [],
});
