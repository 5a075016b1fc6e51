/** What a reader sees of a table: the words to look for, the filters that are on, the order. */
import {withParameters} from '@site/src/lib/withParameters';
import type {ReactNode} from 'react';

export interface Column<Row> {
  id: string;
  label: string;
  /** Plain text of the cell: what sorting compares. */
  text: (row: Row) => string;
  cell: (row: Row) => ReactNode;
}

export interface TableDefinition<Row> {
  rows: readonly Row[];
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  filters: readonly {id: string; label: string; matches: (row: Row) => boolean}[];
  searchText: (row: Row) => string;
  /** The row's address on the page. */
  keyOf: (row: Row) => string;
  /** The name under which search shows a row as a fact of its own. */
  searchTitle?: (row: Row) => string;
  /** What a row says that has no column: it is below the cells, over the whole width. */
  detail?: (row: Row) => ReactNode;
  /** Says what the rows are, in the plural: "languages". */
  noun: string;
  /** What rows are counted as, when they are not all of one kind. */
  kinds?: readonly {noun: string; matches: (row: Row) => boolean}[];
  /** Says what a row has when it matches a filter: "Only languages with". */
  filterLegend: string;
  searchLabel: string;
  /** Begins the parameters of the second table of a page in its address. */
  prefix?: string;
  /** Addresses of the files, from the site's root. */
  downloads: {csv: string; json: string};
}

export interface TableView {
  query: string;
  /** Ids of the filters that are on; a row must match all of them. */
  filters: readonly string[];
  /** Id of the column that orders the rows; `null` keeps the order of the data. */
  sort: string | null;
  descending: boolean;
}

export const WHOLE_TABLE: TableView = {query: '', filters: [], sort: null, descending: false};

/** A query longer than this is cut: addresses are typed and shared by anyone. */
export const MAX_QUERY_CHARS = 64;

/** Reads a view from the query string of an address; what the table does not know is left out. */
export function readView<Row>(search: string, {columns, filters, prefix = ''}: TableDefinition<Row>): TableView {
  const params = new URLSearchParams(search);
  const wanted = (params.get(`${prefix}with`) ?? '').split(',');
  const sort = params.get(`${prefix}sort`) ?? '';
  const column = columns.find(({id}) => id === sort.replace(/^-/, ''));
  return {
    query: (params.get(`${prefix}find`) ?? '').slice(0, MAX_QUERY_CHARS),
    filters: filters.filter(({id}) => wanted.includes(id)).map(({id}) => id),
    sort: column?.id ?? null,
    descending: column !== undefined && sort.startsWith('-'),
  };
}

/** Returns `search` with this view in it: other parameters stay, and the whole table needs none. */
export function writeView(view: TableView, search: string, prefix = ''): string {
  const values = {
    [`${prefix}find`]: view.query.trim(),
    [`${prefix}with`]: view.filters.join(','),
    [`${prefix}sort`]: view.sort ? `${view.descending ? '-' : ''}${view.sort}` : '',
  };
  return withParameters(search, values).replaceAll('%2C', ',');
}

/** Returns the rows of a view, in its order. */
export function selectRows<Row>(
  view: TableView,
  {rows, columns, filters, searchText}: TableDefinition<Row>,
): readonly Row[] {
  const words = normalize(view.query).split(/\s+/).filter(Boolean);
  const chosen = filters.filter(({id}) => view.filters.includes(id));
  const found = rows.filter((row) => {
    const text = normalize(searchText(row));
    return words.every((word) => text.includes(word)) && chosen.every(({matches}) => matches(row));
  });
  const column = columns.find(({id}) => id === view.sort);
  if (!column) return found;
  const sign = view.descending ? -1 : 1;
  return [...found].sort((a, b) => sign * column.text(a).localeCompare(column.text(b), 'en'));
}

/** Returns the view after a click on a column's heading: ascending, descending, then the order of the data. */
export function sortBy(view: TableView, column: string): TableView {
  if (view.sort !== column) return {...view, sort: column, descending: false};
  return view.descending ? {...view, sort: null, descending: false} : {...view, descending: true};
}

/** Lower case without accents: "bokmal" finds "Bokmål". */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
