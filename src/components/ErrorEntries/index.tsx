import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The catalogue of errors: a line for each group until it is opened, and in it a table with a row for each error. */
export default function ErrorEntries({children}: {children: ReactNode}) {
  return <div className={styles.entries}>{children}</div>;
}
