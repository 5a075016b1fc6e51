import {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside itself on a phone, for rows that are read side by side; the keyboard reaches it. */
export default function ScrollTable(props: ComponentProps<'table'>) {
  const label = translate({message: 'Table'});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table {...props} data-side-by-side="" />
    </div>
  );
}
