/** Runs one plugin over a page the way the build does, for tests of a single plugin. */
import type {Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {mdxjs} from 'micromark-extension-mdxjs';
import {VFile} from 'vfile';

/** Returns the syntax tree of an MDX page. */
export function parse(text: string): Root {
  return fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]});
}

export function page(path = 'docs/page.mdx'): VFile {
  return new VFile({path});
}

/** Applies a remark plugin to a page and returns the changed tree. */
export function apply(plugin: (tree: Root, file: VFile) => void, text: string, path?: string): Root {
  const tree = parse(text);
  plugin(tree, page(path));
  return tree;
}

/** A `<pre><code>` as MDX makes it of a fence. */
export function fence(language: string, text: string, meta?: string): HastRoot {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {className: [`language-${language}`]},
            data: {meta} as never,
            children: [{type: 'text', value: `${text}\n`}],
          },
        ],
      },
    ],
  };
}
