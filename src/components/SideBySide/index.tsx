import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Two halves beside each other where both have room, one below the other elsewhere. */
export default function SideBySide({children}: {children: ReactNode}) {
  return <div className={styles.halves}>{children}</div>;
}
