/**
 * Rehype plugin: every table of a page in the markup of src/components/FactTable. Each row gets an address and a link to it,
 * and each cell the name of its column, because a row is a block of its own on a phone: `data-label` is shown there.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {inlineElement} from '../lib/mdx';
import {rowId} from '../lib/rowId';

/** Names of rows that are no longer, in characters, stay in one line where a window has room. */
const SHORT_NAME = 24;
/** What a last column of this name is, and the cause of it in the second one, needs no label on a phone. */
const UNLABELED = 'Action';

export function tables() {
  return (tree: Root) => {
    const taken = idsOf(tree);
    const headings = new Set(taken);
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table') addressRows(node, taken, headings);
    });
  };
}

function idsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  return ids;
}

function addressRows(table: Element, taken: Set<string>, headings: ReadonlySet<string>): void {
  const [head, ...rows] = rowsOf(table);
  const columns = head ? cellsOf(head).map((cell) => textOf(cell)) : [];
  const names = rows.map((row) => textOf(cellsOf(row)[0] ?? row));
  if (names.every(({length}) => length <= SHORT_NAME)) table.properties.className ??= ['short-names'];
  const last = columns.length - 1;
  const isPlain = (column: number) => columns[last] === UNLABELED && (column === 1 || column === last);
  for (const row of rows) {
    const [first, ...others] = cellsOf(row);
    others.forEach((cell, index) => {
      const name = columns[index + 1];
      const hasName = 'data-label' in cell.properties || 'data-name' in cell.properties;
      if (name && !hasName) cell.properties[isPlain(index + 1) ? 'data-name' : 'data-label'] = name;
    });
    const given = typeof row.properties.id === 'string' ? row.properties.id : addressIn(first);
    const name = first ? rowId(nameOf(first)) : '';
    // A heading of that name says more than the row.
    const id = given || (headings.has(name) ? '' : unique(name, taken));
    if (!id || !first) continue;
    row.properties.id = id;
    first.children.push(inlineElement('a', {className: 'hash-link', href: `#${id}`, 'aria-label': 'Link to this row'}));
  }
}

/** The id of a `<span>` that an author wrote around the name of a row, which gives it to the row. */
function addressIn(cell: Element | undefined): string {
  const [span] = cell?.children ?? [];
  if (span?.type !== 'mdxJsxTextElement' || span.name !== 'span') return '';
  const id = span.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  if (!cell || typeof id?.value !== 'string') return '';
  cell.children.splice(0, 1, ...(span.children as ElementContent[]));
  return id.value;
}

/** What a row is called: the code that opens its first cell, as a link or not, or all words of the cell. */
function nameOf(cell: Element): string {
  const opening = firstIn(cell);
  const code = opening?.tagName === 'a' ? firstIn(opening) : opening;
  return textOf(code?.tagName === 'code' ? code : cell);
}

function firstIn({children}: Element): Element | undefined {
  const [first] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return first?.type === 'element' ? first : undefined;
}

/** Two tables may have rows of one name. */
function unique(id: string, taken: Set<string>): string {
  if (!id) return '';
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
}

function rowsOf(table: Element): Element[] {
  const isRow = (row: ElementContent): row is Element =>
    row.type === 'element' && String(row.properties.className) !== 'table-detail';
  return table.children.flatMap((part) =>
    part.type === 'element' && part.tagName !== 'caption' ? part.children.filter(isRow) : [],
  );
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell): cell is Element => cell.type === 'element');
}
