/**
 * The line under a page's title: its Markdown, to open or to copy, the list of all pages as Markdown, and the issue form.
 * Nothing is requested before somebody clicks.
 */
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {copyAddress} from '../../../packages/publish/copyAddress';
import {issueAddress} from '../../site/feedback/report';
import {copyMarkdown} from './copyMarkdown';
import styles from './styles.module.css';

type State = 'off' | 'idle' | 'copied' | 'failed';

export default function PageTools({page, title}: {page: string; title: string}) {
  const {issuesUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const [state, setState] = useState<State>('off');
  useEffect(() => setState('idle'), []);
  const address = copyAddress(page);

  function handleClick() {
    copyMarkdown(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <p className={styles.line} data-search="skip" data-markdown="skip">
      <a href={address}>Markdown</a>
      <button type="button" className={styles.button} disabled={state === 'off'} onClick={handleClick}>
        <span aria-live="polite">{labels[state]()}</span>
      </button>
      <a href={useBaseUrl('/llms.txt')}>llms.txt</a>
      {typeof issuesUrl === 'string' && (
        <a href={issueAddress(issuesUrl, {title})} target="_blank" rel="noopener noreferrer nofollow">
          <Translate id="site.pageTools.report" description="Link under the title to the issue form, about the page">
            Report a problem
          </Translate>
        </a>
      )}
    </p>
  );
}

const copyPage = () =>
  translate({
    id: 'site.pageTools.copy',
    message: 'Copy page',
    description: 'The button that copies the page as Markdown',
  });

const labels: Record<State, () => string> = {
  off: copyPage,
  idle: copyPage,
  copied: () =>
    translate({id: 'site.pageTools.copied', message: 'Copied', description: 'Shown after the page was copied'}),
  failed: () =>
    translate({
      id: 'site.pageTools.failed',
      message: 'Not copied. Open the Markdown instead.',
      description: 'Shown when the Markdown of the page could not be copied',
    }),
};
