/** A table of facts from data/, in the markup of src/components/FactTable; src/content/tables.ts links its rows. */
import type {RootContent} from 'mdast';
import {nameEl} from '../render/fieldTree';
import {type Content, html} from '../render/nodes';

interface FactTable<Row> {
  caption?: string | undefined;
  className?: string;
  rows: readonly Row[];
  /** The row's address on the page. */
  id: (row: Row) => string;
  /** What each column says of a row, by its label; the first column names the row. Each line of a text has a line of its own. */
  columns: Record<string, (row: Row) => Content>;
  /** The name under which search shows the row as a fact of its own. */
  searchTitle?: (row: Row) => string;
  /** What needs more room than a cell: it is below the cells, over the whole width. */
  detail?: (row: Row) => string | undefined;
  /** Cells say what they are: on a phone, none has the name of its column over it. */
  isPlain?: boolean;
}

export function factTable<Row>({caption, className, rows, columns, ...rest}: FactTable<Row>): RootContent {
  const labels = Object.keys(columns);
  const {id, searchTitle, detail, isPlain} = rest;
  const rowOf = (row: Row) => {
    const [name, ...others] = Object.entries(columns).map(([label, cell]) => ({label, content: lines(cell(row))}));
    const more = detail?.(row);
    return [
      html(
        'tr',
        {id: id(row), 'data-search-title': searchTitle?.(row)},
        html('th', {scope: 'row'}, name?.content),
        others.map(({label, content}) => html('td', {[isPlain ? 'data-name' : 'data-label']: label}, content)),
      ),
      more && html('tr', {className: 'table-detail'}, html('td', {colSpan: labels.length}, more)),
    ];
  };
  const head = labels.map((label) => html('th', {scope: 'col'}, label));
  return html(
    'table',
    {className},
    caption && html('caption', {}, caption),
    html('thead', {}, html('tr', {}, head)),
    html('tbody', {}, rows.map(rowOf)),
  );
}

/** Code breaks between its words here, also in the first column, where src/content/lineBreaks.ts keeps short names whole. */
function lines(cell: Content): Content {
  if (typeof cell !== 'string') return cell;
  const [first, ...others] = cell
    .split('\n')
    .map((line) => line.split('`').map((part, place) => (place % 2 ? nameEl(part) : part)));
  return others.length > 0 ? [first, ...others].map((line) => html('div', {}, line)) : first;
}

/** Yes or no, for eyes and for screen readers. */
export function tick(isOn: boolean, [sign, label] = ['✓', 'Yes']): RootContent {
  const properties = {className: 'tick', role: 'img', ariaLabel: isOn ? label : 'No', 'data-on': isOn || undefined};
  return html('span', properties, isOn ? sign : '—');
}
