/** The component that loads a program when a reader chooses its language. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {mdxElement} from './mdx';

/**
 * A sample file that is longer shows its first lines (src/theme/CodeBlock), until a reader asks for all. With marked
 * lines, it is folded: readers came for those, which the page shows before.
 */
export const TALL_LINES = 22;

interface Program {
  /** Below the project's root. */
  file: string;
  /** Of its code block. */
  language: string;
  text: string;
  region?: string | undefined;
}

/** Returns the component that loads the file; `text` says how high its block is. */
export function programFile({file, language, text, region}: Program): MdxJsxFlowElement {
  const lines = text.trimEnd().split('\n').length;
  const isTall = lines > TALL_LINES;
  return mdxElement('ProgramFile', {
    file: file.replace(/^samples\//, ''),
    language,
    region,
    lines: region && !isTall ? undefined : `${lines}`,
    isTall: isTall ? '' : undefined,
  });
}
