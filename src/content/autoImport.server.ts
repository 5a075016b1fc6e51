/**
 * Remark plugin: imports the components that a page uses, so that authors write `<Cards>` and nothing else, and a reader
 * downloads only what the page shows. A name is a folder of src/components, or one of the theme's few. Any other name
 * stops the build here, with file and line, rather than later without them. Each outermost component is in an
 * <BlockErrorBoundary>, so that one that fails affects only itself.
 */
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {mdxElement} from '../lib/mdx';

/** Components that live elsewhere, with where they come from. `Head` is what Docusaurus makes of `<head>`. */
const FROM_THEME: Record<string, string> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Head: '@docusaurus/Head',
};
/** Names that src/theme/MDXComponents gives to every page. */
const EVERYWHERE = new Set(['CodeBlock']);
const ERROR_BOUNDARY = 'BlockErrorBoundary';

type Options = {
  /** Folder of the components, one subfolder each. */
  folder: string;
};

export function autoImport({folder}: Options) {
  return (tree: Root, page: VFile) => {
    const inScope = importedNames(tree);
    const wanted = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      // Docusaurus turns <details> into its own component, which needs script; the native element folds without.
      if (element.name === 'Details') element.name = 'details';
      const {name, position} = element;
      if (!name || !/^[A-Z]\w*$/.test(name) || inScope.has(name) || EVERYWHERE.has(name)) return;
      wanted.set(name, sourceOf(name, folder, `${page.path}:${position?.start.line ?? 1}`));
    });
    if (wrapInErrorBoundaries(tree, wanted))
      wanted.set(ERROR_BOUNDARY, sourceOf(ERROR_BOUNDARY, folder, String(page.path)));
    for (const [name, source] of wanted) tree.children.unshift(importOf(name, source));
  };
}

function importOf(name: string, source: string): MdxjsEsm {
  const value = `import ${name} from '${source}';`;
  return {
    type: 'mdxjsEsm',
    value,
    data: {estree: parse(value, {ecmaVersion: 'latest', sourceType: 'module'}) as Program},
  };
}

/** Wraps the block components that are in no other component; returns whether there were any. */
function wrapInErrorBoundaries(tree: Root, names: ReadonlyMap<string, string>): boolean {
  let hasBlocks = false;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (!node.name || !names.has(node.name) || !parent || index === undefined) return undefined;
    parent.children[index] = mdxElement(ERROR_BOUNDARY, {}, [node]);
    hasBlocks = true;
    return SKIP;
  });
  return hasBlocks;
}

function sourceOf(name: string, folder: string, location: string): string {
  if (FROM_THEME[name]) return FROM_THEME[name];
  if (existsSync(join(folder, name, 'index.tsx'))) return `@site/src/components/${name}`;
  const known = [...Object.keys(FROM_THEME), ...readdirSync(folder).filter((entry) => /^[A-Z]/.test(entry))];
  throw new Error(
    `${location}: the component <${name}> does not exist. Correct the name, or add src/components/${name}/index.tsx. Known: ${known.join(', ')}.`,
  );
}

function importedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') for (const {local} of statement.specifiers) names.add(local.name);
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const declared =
        'declarations' in statement.declaration ? statement.declaration.declarations : [statement.declaration];
      for (const {id} of declared) if (id?.type === 'Identifier') names.add(id.name);
    }
  });
  return names;
}
