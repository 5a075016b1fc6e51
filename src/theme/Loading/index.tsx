/**
 * Ejected: the fallback has inline styles and colors of its own. Shows the spinner after 200 ms, or the error and Retry,
 * with the text below them that the server sent before the page's script failed to load.
 */

import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {servedText} from '@site/src/site/client/pageFailure.client';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/Loading').default>;

export default function Loading({error, retry, pastDelay}: Props) {
  if (error) return <Failed error={error} retry={retry} />;
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

function Failed({error, retry}: Pick<Props, 'error' | 'retry'>) {
  const served = servedText(useLocation().pathname);
  return (
    <>
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry" description="Loads a page again that failed to load">
            Retry
          </Translate>
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: copied from this very page as the server sent it */}
      {served && <div className={styles.served} dangerouslySetInnerHTML={{__html: served}} />}
    </>
  );
}
