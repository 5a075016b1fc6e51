import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside itself: a wide one never widens the page, and the keyboard reaches it. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
    // biome-ignore lint/a11y/useSemanticElements: a <section> would be a landmark of the page
    <div className={styles.scroller} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
