import type {ReactNode} from 'react';
import RowLink from './RowLink';

export type TableRow = {
  /** The row's address on the page. */
  id: string;
  /** The name under which search shows the row as a fact of its own: a limit, a language. */
  searchTitle?: string;
  /** The first cell names the row. */
  cells: readonly ReactNode[];
  /** What needs more room than a cell: it is below the cells, over the whole width. */
  detail?: ReactNode;
};

type Props = {
  caption?: ReactNode;
  headings: readonly string[];
  /** Cells of the head, where they are more than their words. */
  head?: readonly ReactNode[];
  rows: readonly TableRow[];
  /** What is shown in place of rows when there are none. */
  empty?: ReactNode;
  className?: string;
};

/**
 * Every table that isn't written in Markdown, in the same markup (src/content/tables.ts): each row has an address, and
 * each cell knows its column, because a row is a block of its own on a phone.
 */
export default function Table({caption, headings, head, rows, empty, className}: Props) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head ??
            headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} headings={headings} />
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={headings.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Row({row: {id, searchTitle, cells, detail}, headings}: {row: TableRow; headings: readonly string[]}) {
  const [name, ...others] = cells;
  return (
    <>
      <tr id={id} data-search-title={searchTitle}>
        <th scope="row">
          {name}
          <RowLink id={id} />
        </th>
        {others.map((cell, index) => (
          <td key={headings[index + 1]} data-label={headings[index + 1]}>
            {cell}
          </td>
        ))}
      </tr>
      {detail && (
        <tr className="table-detail">
          <td colSpan={headings.length}>{detail}</td>
        </tr>
      )}
    </>
  );
}
