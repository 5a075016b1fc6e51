/** A table of facts from data/, in the markup of src/components/DataTable; src/content/tables.ts links its rows. */
import type {Element, ElementContent} from 'hast';
import type {RootContent} from 'mdast';
import {nameEl} from '../render/fieldTree';
import {el} from '../render/html';

/** A text has code between backticks, and each of its lines in a line of its own. */
type Cell = string | Element | (Element | string)[];

interface FactTable<Row> {
  caption?: string | undefined;
  className?: string;
  rows: readonly Row[];
  /** The row's address on the page. */
  id: (row: Row) => string;
  /** What each column says of a row, by its label; the first column names the row. */
  columns: Record<string, (row: Row) => Cell>;
  /** The name under which search shows the row as a fact of its own. */
  searchTitle?: (row: Row) => string;
  /** What needs more room than a cell: it is below the cells, over the whole width. */
  detail?: (row: Row) => string | undefined;
  /** Cells say what they are: on a phone, none has the name of its column over it. */
  isPlain?: boolean;
}

/** Returns the table as a node of a page. */
export function factTable<Row>({caption, className, rows, columns, ...rest}: FactTable<Row>): RootContent {
  const labels = Object.keys(columns);
  const {id, searchTitle, detail, isPlain = false} = rest;
  const rowOf = (row: Row) => {
    const cells = Object.entries(columns).map(([label, cell], index) =>
      index === 0
        ? el('th', {scope: 'row'}, contentOf(cell(row)))
        : el('td', {[isPlain ? 'data-name' : 'data-label']: label}, contentOf(cell(row))),
    );
    const more = detail?.(row);
    return [
      el('tr', {id: id(row), 'data-search-title': searchTitle?.(row)}, cells),
      more && el('tr', {className: 'table-detail'}, el('td', {colSpan: labels.length}, inline(more))),
    ];
  };
  const parts = [
    caption && el('caption', {}, inline(caption)),
    el('thead', {}, el('tr', {}, ...labels.map((label) => el('th', {scope: 'col'}, label)))),
    el('tbody', {}, rows.flatMap(rowOf)),
  ].filter((part) => typeof part === 'object');
  return {type: 'element', data: {hName: 'table', hProperties: {className}, hChildren: parts}} as never;
}

function contentOf(cell: Cell): (ElementContent | string)[] {
  if (typeof cell !== 'string') return [cell].flat();
  const lines = cell.split('\n');
  return lines.length > 1 ? lines.map((line) => el('div', {}, inline(line))) : inline(cell);
}

/** A sentence of data/: words between backticks become code. */
function inline(text: string): (ElementContent | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : nameEl(part)));
}

/** Yes or no, for eyes and for screen readers. */
export function tick(isOn: boolean): Element {
  const properties = {className: 'tick', role: 'img', ariaLabel: isOn ? 'Yes' : 'No', 'data-on': isOn || undefined};
  return el('span', properties, isOn ? '✓' : '—');
}
