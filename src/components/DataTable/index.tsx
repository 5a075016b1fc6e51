import type {ReactNode} from 'react';
import RowLink from './RowLink';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  caption?: ReactNode;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** Cells of the head, where they are more than their words. */
  head?: readonly ReactNode[];
  rows: readonly Row[];
  /** The row's address on the page. */
  id: (row: Row) => string;
  /** The name under which search shows the row as a fact of its own: a limit, a language. */
  searchTitle?: ((row: Row) => string) | undefined;
  /** What needs more room than a cell: it is below the cells, over the whole width. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** What is shown in place of rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
  /** Cells say what they are: on a phone, none has the name of its column over it. */
  isPlain?: boolean;
}

/**
 * Every table that isn't written in Markdown, in the same markup (src/content/tables.ts): each row has an address, and
 * each cell knows its column, because a row is a block of its own on a phone.
 */
export default function DataTable<Row>({caption, head, empty, className, ...table}: DataTableProps<Row>) {
  const {columns, rows, id} = table;
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head ??
            columns.map(({label}) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={id(row)} row={row} {...table} />
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function TableRow<Row>({row, columns, id, searchTitle, detail, isPlain}: DataTableProps<Row> & {row: Row}) {
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
            <td key={label} data-label={isPlain ? undefined : label}>
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
