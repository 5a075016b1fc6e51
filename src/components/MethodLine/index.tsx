import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** The method and address of a request, ready to copy, and the places of its tools. The method is in words; its color is an extra. */
export default function MethodLine({method, url, tools}: Record<'method' | 'url', string> & {tools?: string}) {
  return (
    <div className={styles.line}>
      <span className={`${styles.method} method-${method.toLowerCase()}`}>{method}</span>{' '}
      <code className={styles.url}>{url}</code>
      <CopyButton read={() => url} />
      {tools?.split(' ').map((to, at) => (
        <Link
          key={to}
          to={to}
          className={at === 0 ? 'button button--primary button--sm' : 'button button--sm'}
          data-markdown="skip"
          data-search="skip"
        >
          {labels[to.replace(/^.*#/, '')]?.()}
        </Link>
      ))}
    </div>
  );
}

const labels: Record<string, () => string> = {
  'try-a-job': () => translate({message: 'Try it'}),
  'try-a-session': () => translate({message: 'Try a session'}),
  'check-a-session': () => translate({message: 'Check a session'}),
  'build-a-configuration': () => translate({message: 'Build a configuration'}),
};
