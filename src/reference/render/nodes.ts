/**
 * What the renderer writes pages with: elements, and strings. A string is always Markdown: a line of it inside an element,
 * paragraphs and lists between blocks. It is plain CommonMark, never MDX: braces, `import` and tags are text, so that no
 * description of a contract can stop a build or reach a page as markup.
 */
import type {Code, Heading, Html, Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {jsonTokens} from '../../lib/jsonTokens';
import {mdxElement} from '../../lib/mdx';

/** A part of a page; what is not there is left out. */
export type Content = RootContent | string | false | null | undefined | readonly Content[];
type Properties = Record<string, string | number | boolean | undefined>;

/** Returns the nodes; a string becomes paragraphs, lists and code. */
export function toBlocks(...parts: Content[]): RootContent[] {
  return flattenContent(parts).flatMap((part) => (typeof part === 'string' ? blocksOf(part.trim()) : [part]));
}

/** Returns the nodes for a place that takes no paragraphs, such as a table cell. Spaces around a string stay. */
function toPhrasing(parts: Content[]): RootContent[] {
  return flattenContent(parts).flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
    const lines = blocksOf(inside).flatMap((block, index) => [...(index > 0 ? [text(' ')] : []), ...phrasingOf(block)]);
    return [...(before ? [text(before)] : []), ...lines, ...(after ? [text(after)] : [])];
  });
}

function flattenContent(parts: readonly Content[]): (RootContent | string)[] {
  return parts
    .flat(Number.POSITIVE_INFINITY as 1)
    .filter(
      (part): part is RootContent | string => part !== undefined && part !== null && part !== false && part !== '',
    );
}

function blocksOf(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown);
  sanitize(tree);
  return tree.children;
}

function phrasingOf(node: Nodes): PhrasingContent[] {
  if (node.type === 'paragraph') return node.children;
  if (!('children' in node)) return 'value' in node ? [text(node.value)] : [];
  return node.children.flatMap((child, index) => [...(index > 0 ? [text(' ')] : []), ...phrasingOf(child)]);
}

/** Tags become text; positions go, since they would name a line of the description and not of the page. */
function sanitize(parent: Root | Parent): void {
  parent.position = undefined;
  parent.children = parent.children.map((child) => {
    child.position = undefined;
    if (child.type === 'html') return asText(child, parent.type);
    if ('children' in child) sanitize(child);
    // A link to `javascript:` or another scheme becomes its words.
    if (child.type === 'link' && !/^(?:https?:|mailto:|pathname:|\/|#)/.test(child.url)) {
      return {type: 'emphasis', children: child.children};
    }
    return child;
  });
}

function asText({value}: Html, parent: string): RootContent {
  const isInline = ['paragraph', 'heading', 'emphasis', 'strong', 'link'].includes(parent);
  return isInline ? text(value) : {type: 'paragraph', children: [text(value)]};
}

/** Literal text with its line breaks: Markdown in it is not parsed. */
export function text(value: string): PhrasingContent {
  return {type: 'literal', value} as never;
}

export function code(value: string | number): string {
  return `${value}`.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``;
}

/** An HTML element; strings in it become inline content. */
export function html(hName: string, hProperties: Properties, ...children: Content[]): RootContent {
  return {type: 'element', data: {hName, hProperties}, children: toPhrasing(children)} as never;
}

/** An element of MDX, such as a component; strings in it are blocks, and attributes that are `undefined` are left out. */
export function jsx(name: string, attributes: Record<string, string | undefined>, ...children: Content[]) {
  return mdxElement(name, attributes, toBlocks(children));
}

export function paragraph(...parts: Content[]): RootContent {
  return html('p', {}, ...parts);
}

/** A line that names values, such as the media type of a body: a label and its value rather than a sentence. */
export function fact(...parts: Content[]): RootContent {
  return html('p', {className: 'ref-fact'}, ...parts);
}

export function list(items: readonly Content[], tag: 'ul' | 'ol' = 'ul'): RootContent {
  return html(tag, {}, ...items.map((item) => html('li', {}, item)));
}

/** Labels with their values; a label without a value is left out, and so is a list without labels. */
export function definitions(className: string, rows: readonly [label: Content, value: Content][]): Content {
  const pairs = rows
    .filter(([, value]) => flattenContent([value]).length > 0)
    .map(([label, value]) => html('div', {}, html('dt', {}, label), html('dd', {}, value)));
  return pairs.length > 0 && html('dl', {className}, pairs);
}

/** A table. A row with an id of `ids` has that address; the others are named by their first cell. */
export function table(
  head: string[],
  rows: readonly Content[][],
  ids: readonly (string | undefined)[] = [],
): RootContent {
  const titles = head.map((title) => html('th', {}, title));
  const lines = rows.map((cells, line) => html('tr', {id: ids[line]}, ...cells.map((cell) => html('td', {}, cell))));
  return html('table', {}, html('thead', {}, html('tr', {}, titles)), html('tbody', {}, lines));
}

/** A heading with an explicit id, in the form that Docusaurus reads. */
export function heading(depth: Heading['depth'], title: string, id: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: title}], data: {id, hProperties: {id}} as never};
}

export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta || null, value};
}

/** A `<details>` element; of those with one name, the browser keeps one open. */
export function disclosure(summary: Content, content: Content, attributes: {name?: string} = {}): RootContent {
  return jsx('details', attributes, jsx('summary', {}, html('span', {}, summary)), content);
}

/** Words of a contract as a title of code: it is quoted, and shows no marks of Markdown. */
export function titleText(title: string): string {
  return title.replaceAll('"', '').replaceAll('`', '');
}

export function link(url: string, label: string): string {
  return `[${label}](${url})`;
}

const AND = new Intl.ListFormat('en', {type: 'conjunction'});
const OR = new Intl.ListFormat('en', {type: 'disjunction'});

/** Returns the parts as "A", "A and B", or "A, B, and C". */
export function listed(parts: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return (conjunction === 'and' ? AND : OR).format(parts);
}

/** Returns `json` with a span around each name, string, number and word, in the class names of the site's code colors. */
export function colorJson(json: string): Content {
  return jsonTokens(json).map(({text: value, kind}) =>
    kind ? html('span', {className: `tok-${kind}`}, text(value)) : text(value),
  );
}
