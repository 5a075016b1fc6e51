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
        <summary
          aria-label={translate({
            id: 'site.pageTools.more',
            message: 'More about this page as Markdown',
            description: 'The name of the arrow beside "Copy page", which opens a list',
          })}
        />
        <ul>
          <li>
            <a href={address}>
              <Translate id="site.pageTools.open" description="Link to the page as Markdown">
                Open as Markdown
              </Translate>
            </a>
          </li>
          <li>
            <a href={useBaseUrl('/llms.txt')}>
              <Translate id="site.pageTools.all" description="Link to the list of all pages as Markdown, llms.txt">
                All pages as Markdown (llms.txt)
              </Translate>
            </a>
          </li>
          {Object.entries(assistants).map(([name, promptUrl]) => (
            <li key={name}>
              <a href={`${promptUrl}${encodeURIComponent(question(`${url}${address}`))}`} rel="noopener">
                <Translate
                  id="site.pageTools.assistant"
                  values={{name}}
                  description="Link that opens an assistant with a question about the page; {name} is the assistant"
                >
                  {'Open in {name}'}
                </Translate>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const question = (address: string) =>
  translate(
    {
      id: 'site.pageTools.question',
      message: 'Read {address}. I have questions about it.',
      description: 'What an assistant is asked first; {address} is that of the page as Markdown',
    },
    {address},
  );

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
      message: 'Not copied',
      description: 'Shown when the Markdown of the page could not be copied',
    }),
};
