/**
 * Ejected: the fallback has inline styles and colors of its own. Shows the spinner after 200 ms, or the error and Retry,
 * with the text below them that the server sent before the page's script failed to load.
 */
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {servedText} from '@site/src/site/client/hydration.client';
import {type ComponentProps, useEffect, useState} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/Loading').default>;

let retriedPath: string | undefined;

export default function Loading({error, retry, pastDelay}: Props) {
  const {pathname} = useLocation();
  // Layout and content of a page load separately, and each keeps its failure. One click retries both: a level that renders
  // for the first time after the click has a failure from before it.
  const [hasOldFailure, setOldFailure] = useState(Boolean(error) && retriedPath === pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the level had when it was drawn first
  useEffect(() => {
    if (!hasOldFailure) return;
    retry();
    setOldFailure(false);
  }, []);
  if (hasOldFailure) return null;
  if (error) return <Failed error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{translate({message: 'Loading'})}</span>
    </div>
  );
}

function Failed({error, retry}: Pick<Props, 'error' | 'retry'>) {
  const {pathname} = useLocation();
  const served = servedText(pathname);
  const tryAgain = () => {
    retriedPath = pathname;
    retry();
  };
  return (
    <>
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate>Retry</Translate>
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: copied from this very page as the server sent it */}
      {served && <div className={styles.served} dangerouslySetInnerHTML={{__html: served}} />}
    </>
  );
}
