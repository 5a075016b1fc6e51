/**
 * Remark plugin: puts the drawing of a wave or of lanes in the place of its name, so that a reader downloads the drawings
 * of the page and no others. An unknown name stops the build with file and line.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {laneDrawings} from './laneDrawings';
import {waveDrawings} from './waveDrawings';

const DRAWINGS: Record<string, Record<string, {of: Readonly<Record<string, string>>; file: string}>> = {
  Card: {wave: {of: waveDrawings, file: 'src/content/waveDrawings.ts'}},
  SpeechLanes: {drawing: {of: laneDrawings, file: 'src/content/laneDrawings.ts'}},
};

export function drawings() {
  return (tree: Root, page: VFile) => {
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
