import type {ReactNode} from 'react';
import RowLink from './RowLink';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** Cells of the head. */
  head: readonly ReactNode[];
  rows: readonly Row[];
  /** The row's address on the page. */
  id: (row: Row) => string;
  /** The name under which search shows the row as a fact of its own: a limit, a language. */
  searchTitle?: ((row: Row) => string) | undefined;
  /** What needs more room than a cell: it is below the cells, over the whole width. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** What is shown in place of rows when there are none. */
  empty: ReactNode;
  className: string | undefined;
}

/**
 * The rows of a FactTable, in the markup that src/content/tables.ts gives to tables of Markdown: each row has an address,
 * and each cell knows its column, because a row is a block of its own on a phone.
 */
export default function DataTable<Row>({head, empty, className, ...table}: DataTableProps<Row>) {
  const {columns, rows, id} = table;
  return (
    <table className={className}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={id(row)} row={row} {...table} />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'id' | 'searchTitle' | 'detail'> & {row: Row};

function TableRow<Row>({row, columns, id, searchTitle, detail}: RowProps<Row>) {
  const more = detail?.(row);
  return (
    <>
      <tr id={id(row)} data-search-title={searchTitle?.(row)}>
        {columns.map(({label, cell}, index) =>
          index === 0 ? (
            <th key={label} scope="row">
              {cell(row)}
              <RowLink id={id(row)} />
            </th>
          ) : (
            <td key={label} data-label={label}>
              {cell(row)}
            </td>
          ),
        )}
      </tr>
      {more && (
        <tr className="table-detail">
          <td colSpan={columns.length}>{more}</td>
        </tr>
      )}
    </>
  );
}
