/** Short forms for the Markdown nodes that the renderer makes. */
import type {Code, Heading, Link, List, Paragraph, PhrasingContent, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Inline = PhrasingContent | string;

/** A string between backticks becomes code; anything else stays text. */
function phrase(part: Inline): PhrasingContent[] {
  if (typeof part !== 'string') return [part];
  return part
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => (/^`.+`$/.test(piece) ? code(piece.slice(1, -1)) : {type: 'text', value: piece}));
}

/** Words of a contract as a title of code, which stands between quotes and shows no marks. */
export function titleText(words: string): string {
  return words.replaceAll('"', '').replaceAll('`', '');
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function paragraph(...parts: Inline[]): Paragraph {
  return {type: 'paragraph', children: parts.flatMap(phrase)};
}

/** A line that names values, such as the media type of a body: a label and its value rather than a sentence. */
export function fact(...parts: Inline[]): Paragraph {
  return {...paragraph(...parts), data: {hProperties: {className: ['ref-fact']}} as never};
}

export function strong(...parts: Inline[]): PhrasingContent {
  return {type: 'strong', children: parts.flatMap(phrase)};
}

export function link(url: string, ...parts: Inline[]): Link {
  return {type: 'link', url, children: parts.flatMap(phrase) as Link['children']};
}

export function list(items: Inline[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((parts) => ({type: 'listItem', spread: false, children: [paragraph(...parts)]})),
  };
}

/** Labels with their values, as in the box of facts of a guide: `<dl>`, for which Markdown has no node. */
export function factList(rows: readonly [label: string, parts: Inline[]][]): List {
  const cell = (hName: string, parts: Inline[]) => ({...paragraph(...parts), data: {hName} as never});
  return {
    type: 'list',
    ordered: false,
    spread: false,
    data: {hName: 'dl', hProperties: {className: ['ref-glance']}} as never,
    children: rows.map(([label, parts]) => ({
      type: 'listItem',
      spread: false,
      data: {hName: 'div'} as never,
      children: [cell('dt', [label]), cell('dd', parts)],
    })),
  };
}

/** A table whose first row is its head. A row with an id of `ids` has that address; the others are named by their first cell. */
export function table(head: string[], rows: Inline[][][], ids: (string | undefined)[] = []): Table {
  const row = (cells: Inline[][], id?: string) => ({
    type: 'tableRow' as const,
    ...(id ? {data: {hProperties: {id}} as never} : {}),
    children: cells.map((parts) => ({type: 'tableCell' as const, children: parts.flatMap(phrase)})),
  });
  return {
    type: 'table',
    children: [row(head.map((title) => [title])), ...rows.map((cells, line) => row(cells, ids[line]))],
  };
}

/** A heading with an explicit id, in the form that Docusaurus reads. */
export function heading(depth: Heading['depth'], text: string, id: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {id, hProperties: {id}} as never};
}

export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta || null, value};
}

/** An element of MDX; attributes that are `undefined` are left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...children: unknown[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Phrases as one element: a summary takes no paragraph. */
export function span(children: PhrasingContent[]): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name: 'span', attributes: [], children};
}

/** An inline element with a class, as MDX: inline code of Markdown can contain only text. */
export function inline(name: string, className: string, ...parts: Inline[]): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children: parts.flatMap(phrase),
    data: {_mdxExplicitJsx: true},
  } as MdxJsxTextElement as PhrasingContent;
}

/** Returns the parts as "A", "A and B", or "A, B, and C". */
export function listed<Part>(parts: readonly Part[], conjunction: 'and' | 'or'): (Part | string)[] {
  const last = parts.length - 1;
  const before = (index: number) => (index === last ? `${last > 1 ? ',' : ''} ${conjunction} ` : ', ');
  return parts.flatMap((part, index) => (index > 0 ? [before(index), part] : [part]));
}
