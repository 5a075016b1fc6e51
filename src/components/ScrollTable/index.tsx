import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import InlineText from '../InlineText';
import styles from './styles.module.css';

/** A table that scrolls inside itself on a phone, for rows that are read side by side; the keyboard reaches it. */
export default function ScrollTable({columns, children}: {columns: readonly string[]; children: ReactNode}) {
  const label = translate({message: 'Table'});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table data-side-by-side="">
        <Head columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The names of the columns of a table. */
export function Head({columns}: {columns: readonly string[]}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            <InlineText>{column}</InlineText>
          </th>
        ))}
      </tr>
    </thead>
  );
}
