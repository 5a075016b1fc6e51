import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The stage: program, recording, frames, and words on one dark surface. Its heading is the page's; below it, a set of tabs
 * has a `<ApiDemo>` for each API.
 */
export default function HomeDemo({children}: {children: ReactNode}) {
  return (
    <section className={styles.stage} data-theme="dark">
      {children}
    </section>
  );
}
