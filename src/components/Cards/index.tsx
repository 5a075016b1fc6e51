import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Outgoing links, one row each; products are cards with a wave beside each other. A list, so that readers hear how many. */
export default function Cards({children}: {children: ReactNode}) {
  return <ul className={styles.list}>{children}</ul>;
}
