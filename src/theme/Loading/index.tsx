/** Ejected: the fallback has inline styles and colours of its own. Shows the spinner after 200 ms, or error and Retry. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/Loading').default>;

export default function Loading({error, retry, pastDelay}: Props) {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry" description="Loads a page again that failed to load">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">
        {translate({id: 'site.loading.label', message: 'Loading', description: 'Spoken while a page loads'})}
      </span>
    </div>
  );
}
