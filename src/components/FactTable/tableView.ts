/**
 * What a reader sees of a table: the words to look for, the filters that are on, the order. Pure, so that the address,
 * the table and the tests share one meaning of it.
 */
export interface TableColumn<Row> {
  id: string;
  /** Plain text of the cell: what sorting compares. */
  text: (row: Row) => string;
}

export interface TableFilter<Row> {
  id: string;
  matches: (row: Row) => boolean;
}

export interface TableShape<Row> {
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  /** Everything that the search field looks through. */
  searchText: (row: Row) => string;
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
const MAX_QUERY_CHARS = 64;

/**
 * Reads a view from the query string of an address; what the table does not know is left out. `prefix` tells the tables of a
 * page apart.
 */
export function readView<Row>(search: string, shape: TableShape<Row>, prefix = ''): TableView {
  const params = new URLSearchParams(search);
  const wanted = (params.get(`${prefix}with`) ?? '').split(',');
  const sort = params.get(`${prefix}sort`) ?? '';
  const column = shape.columns.find(({id}) => id === sort.replace(/^-/, ''));
  return {
    query: (params.get(`${prefix}find`) ?? '').slice(0, MAX_QUERY_CHARS),
    filters: shape.filters.filter(({id}) => wanted.includes(id)).map(({id}) => id),
    sort: column?.id ?? null,
    descending: column !== undefined && sort.startsWith('-'),
  };
}

/** Returns `search` with this view in it: other parameters stay, and the whole table needs none. */
export function writeView(view: TableView, search = '', prefix = ''): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string) =>
    value ? params.set(prefix + name, value) : params.delete(prefix + name);
  set('find', view.query.trim());
  set('with', view.filters.join(','));
  set('sort', view.sort ? `${view.descending ? '-' : ''}${view.sort}` : '');
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Returns the rows of a view, in its order. */
export function selectRows<Row>(rows: readonly Row[], view: TableView, shape: TableShape<Row>): readonly Row[] {
  const words = normalize(view.query).split(/\s+/).filter(Boolean);
  const filters = shape.filters.filter(({id}) => view.filters.includes(id));
  const found = rows.filter((row) => {
    const text = normalize(shape.searchText(row));
    return words.every((word) => text.includes(word)) && filters.every(({matches}) => matches(row));
  });
  const column = shape.columns.find(({id}) => id === view.sort);
  if (!column) return found;
  const sign = view.descending ? -1 : 1;
  return [...found].sort((a, b) => sign * column.text(a).localeCompare(column.text(b), 'en'));
}

/** Returns the view after a click on a column's heading: ascending, descending, then the order of the data. */
export function sortBy(view: TableView, column: string): TableView {
  if (view.sort !== column) return {...view, sort: column, descending: false};
  return view.descending ? {...view, sort: null, descending: false} : {...view, descending: true};
}

/** Returns the view with a filter turned on or off. */
export function toggleFilter(view: TableView, filter: string): TableView {
  const filters = view.filters.includes(filter)
    ? view.filters.filter((id) => id !== filter)
    : [...view.filters, filter];
  return {...view, filters};
}

/** Lower case without accents: "bokmal" finds "Bokmål". */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
