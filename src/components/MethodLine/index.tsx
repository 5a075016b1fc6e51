import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** The method and address of a request, ready to copy. The method is in words; its color is an extra. */
export default function MethodLine({method, url}: {method: string; url: string}) {
  return (
    <div className={styles.line}>
      <span className={`${styles.method} method-${method.toLowerCase()}`}>{method}</span>{' '}
      <code className={styles.url}>{url}</code>
      <CopyButton read={() => url} />
    </div>
  );
}
