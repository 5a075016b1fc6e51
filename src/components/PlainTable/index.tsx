import Table from '@site/src/components/Table';
import type {ReactNode} from 'react';

type Props = {
  caption: string;
  headings: readonly string[];
  /** The first cell of each row names the row. */
  rows: readonly {key: string; cells: readonly ReactNode[]}[];
};

/** A table without controls, for facts that a data file holds. */
export default function PlainTable({caption, headings, rows}: Props) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [name, ...cells]}) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
