/** The headings of a page that are in a `<summary>`. */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

interface JsxElement {
  name: string | null;
  children: Element[];
}

/**
 * Rehype plugin: marks a heading in a `<summary>`. A summary is a control, which contains no link, so src/theme/MDXComponents
 * draws such a heading without the sign that links to it.
 */
export function summaryHeadings() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, children} = node as unknown as JsxElement;
      if (name !== 'summary') return;
      for (const child of children) if (/^h\d$/.test(child.tagName ?? '')) child.properties['data-in-summary'] = '';
    });
  };
}
