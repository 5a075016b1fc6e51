/** The headings of a page: the ids that authors give them, and those that are in a `<summary>`. */
import type {Element, Root as HtmlRoot} from 'hast';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const COMMENT_ID = /\/\*\s*#([\w-]+)\s*\*\//;
const CLASSIC_ID = /\{#([\w-]+)\}\s*$/;

/**
 * Remark plugin: stops the build when a page gives one explicit heading id twice. Generated ids are numbered by
 * Docusaurus; a second explicit one would make every link to it ambiguous.
 */
export function uniqueHeadings() {
  return (tree: Root, page: VFile) => {
    const seen = new Map<string, number>();
    visit(tree, 'heading', (node: Heading) => {
      const id = explicitId(node);
      const line = node.position?.start.line ?? 1;
      if (!id) return;
      const first = seen.get(id);
      if (first !== undefined) {
        throw new Error(
          `${page.path}:${line}: the heading id "${id}" is on line ${first} already. Give one of the two another id.`,
        );
      }
      seen.set(id, line);
    });
  };
}

function explicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  const comment = last && 'value' in last ? COMMENT_ID.exec(last.value)?.[1] : undefined;
  return comment ?? CLASSIC_ID.exec(textOf(node))?.[1];
}

interface JsxElement {
  name: string | null;
  children: Element[];
}

/**
 * Rehype plugin: marks a heading in a `<summary>`. A summary is a control, which contains no link, so src/theme/MDXComponents
 * draws such a heading without the sign that links to it.
 */
export function summaryHeadings() {
  return (tree: HtmlRoot) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, children} = node as unknown as JsxElement;
      if (name !== 'summary') return;
      for (const child of children) if (/^h\d$/.test(child.tagName ?? '')) child.properties['data-in-summary'] = '';
    });
  };
}
