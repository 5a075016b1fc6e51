import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Entries of the catalogue of errors: each is its name and what to do, in one line, until it is opened. */
export default function ErrorEntries({children}: {children: ReactNode}) {
  return <div className={styles.entries}>{children}</div>;
}
