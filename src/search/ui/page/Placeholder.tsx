/**
 * Stands where the results will be while the index of a first search is on its way. Its elements are those of results, so that
 * nothing moves when they come. Its bars are spaces with a background: nothing to read aloud, to print, or to see in forced colors.
 */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {HitPlaceholder, spaces} from '../list/HitPlaceholder';
import styles from './styles.module.css';

/** As many as are in sight. */
const ROWS = [1, 2, 3, 4];
const CHOICES = [1, 2, 3, 4];

export function ChoicesPlaceholder(): ReactNode {
  return (
    <div className={clsx(styles.sections, 'DocSearch-Placeholder')} aria-hidden="true">
      {CHOICES.map((choice) => (
        <span key={choice}>{spaces(7)}</span>
      ))}
    </div>
  );
}

export function ResultsPlaceholder(): ReactNode {
  return (
    <div className={clsx(styles.pages, 'DocSearch-Placeholder')} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="DocSearch-Hits">
          <p className={styles.where}>
            <span>{spaces(8)}</span>
          </p>
          <p className={styles.title}>
            <span>{spaces(12)}</span>
          </p>
          <ul>
            <HitPlaceholder />
          </ul>
        </div>
      ))}
    </div>
  );
}
