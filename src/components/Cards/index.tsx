import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of cards: as many columns as fit, each card as high as its row. A list, so that readers hear how many. */
export default function Cards({children, wide = false}: {children: ReactNode; wide?: boolean}) {
  return <ul className={wide ? styles.wide : styles.grid}>{children}</ul>;
}
