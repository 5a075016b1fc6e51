/**
 * What can be done with a page as Markdown: one button that copies it, and a list that opens it, the list of all pages, or an
 * assistant that `provider.ts` names, and leads to the MCP server. Nothing is requested before a click.
 */
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Provider} from '@site/provider';
import {closeOnEscape} from '@site/src/lib/closeOnEscape';
import LiveText from '@site/src/shared/LiveText';
import {useCopying} from '@site/src/shared/useCopying';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import type {FocusEvent} from 'react';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 4000;

export default function PageTools({page}: {page: string}) {
  const isReady = useIsBrowser();
  const {state, copy} = useCopying(SHOWN_FOR_MS);
  const address = copyAddress(page);
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const assistants = (customFields?.assistants ?? {}) as Provider['assistants'];
  const links = [
    [address, translate({message: 'Open as Markdown'})],
    [useBaseUrl('/llms.txt'), translate({message: 'All pages as Markdown (llms.txt)'})],
    [useBaseUrl('/get-started/quickstart#agents'), translate({message: 'Connect a coding agent'})],
    ...Object.entries(assistants).map(([name, promptUrl]) => [
      `${promptUrl}${encodeURIComponent(question(`${url}${address}`))}`,
      translate({message: 'Open in {name}'}, {name}),
    ]),
  ];

  return (
    <div className={styles.tools} data-search="skip" data-markdown="skip">
      <button
        type="button"
        className={styles.copy}
        disabled={!isReady}
        onClick={() => copy(() => copyMarkdown(address))}
      >
        <span aria-live="polite">
          <LiveText>{labels[state]()}</LiveText>
        </span>
      </button>
      <details name="menu" className={styles.menu} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
        <summary aria-label={translate({message: 'More about this page as Markdown'})} />
        <ul>
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function closeOnLeave({relatedTarget, currentTarget}: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

const question = (address: string) => translate({message: 'Read {address}. I have questions about it.'}, {address});

const labels = {
  idle: () => translate({message: 'Copy page'}),
  copied: () => translate({message: 'Copied'}),
  failed: () => translate({message: 'Not copied'}),
};

/** Copies the Markdown at an address; rejects when the response is anything else, so that no error page is copied. */
async function copyMarkdown(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  // Safari, since 13.1, allows a write only during the click, so it gets a promise of the text.
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/markdown')) throw new Error(address);
  return response.text();
}
