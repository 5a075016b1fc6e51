/**
 * What can be done with a page as Markdown: one button that copies it, and a list that opens it, the list of all pages, or an
 * assistant that `provider.ts` names. Nothing is requested before a click.
 */
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Provider} from '@site/provider';
import LiveText from '@site/src/components/LiveText';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {type FocusEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react';
import {copyMarkdown} from './copyMarkdown';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 4000;

type State = 'off' | 'idle' | 'copied' | 'failed';

export default function PageTools({page}: {page: string}) {
  const [state, setState] = useState<State>('off');
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => setState('idle'), []);
  useEffect(() => {
    if (state !== 'copied' && state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const address = copyAddress(page);
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const assistants = (customFields?.assistants ?? {}) as Provider['assistants'];

  function handleClick() {
    copyMarkdown(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  function close() {
    menu.current?.removeAttribute('open');
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  }

  function closeOnLeave({relatedTarget, currentTarget}: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <div className={styles.tools} data-search="skip" data-markdown="skip">
      <button type="button" className={styles.copy} disabled={state === 'off'} onClick={handleClick}>
        <span aria-live="polite">
          <LiveText>{labels[state]()}</LiveText>
        </span>
      </button>
      <details ref={menu} name="menu" className={styles.menu} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
        <summary aria-label={translate({message: 'More about this page as Markdown'})} />
        <ul>
          <li>
            <a href={address}>
              <Translate>Open as Markdown</Translate>
            </a>
          </li>
          <li>
            <a href={useBaseUrl('/llms.txt')}>
              <Translate>All pages as Markdown (llms.txt)</Translate>
            </a>
          </li>
          {Object.entries(assistants).map(([name, promptUrl]) => (
            <li key={name}>
              <a href={`${promptUrl}${encodeURIComponent(question(`${url}${address}`))}`} rel="noopener">
                <Translate values={{name}}>{'Open in {name}'}</Translate>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const question = (address: string) => translate({message: 'Read {address}. I have questions about it.'}, {address});

const copyPage = () => translate({message: 'Copy page'});

const labels: Record<State, () => string> = {
  off: copyPage,
  idle: copyPage,
  copied: () => translate({message: 'Copied'}),
  failed: () => translate({message: 'Not copied'}),
};
