/**
 * Remark plugin: puts the drawing of a card's icon in the place of its name, so that a reader downloads the icons of the
 * page and no others. An unknown name stops the build with file and line.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {iconDrawings} from './iconDrawings';

export function cardIcons() {
  return (tree: Root, page: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, attributes, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name !== 'Card') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'icon') continue;
        const drawing = iconDrawings[String(attribute.value)];
        if (!drawing) {
          throw new Error(
            `${page.path}:${position?.start.line ?? 1}: There is no icon "${attribute.value}". ` +
              `There are: ${Object.keys(iconDrawings).join(', ')} (src/content/iconDrawings.ts).`,
          );
        }
        attribute.value = drawing;
      }
    });
  };
}
