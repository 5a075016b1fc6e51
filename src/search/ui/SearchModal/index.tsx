/**
 * The search dialog: DocSearch's modal with this site's client, links, texts and look. What its markup lacks for
 * assistive technology is put right after each change (repairMarkup.ts); stored searches are checked before it mounts.
 * Loaded on intent, with its styles.
 */
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {limitQuery} from '../../settings';
import {sharedClient} from '../sharedClient';
import {sitePath} from '../sitePath';
import {createModalClient} from './modalClient';
import {ResultsFooter} from './ResultsFooter';
import {repairStoredSearches} from './storedSearches';
import {modalTexts} from './texts';
import {useDialog} from './useDialog';
import './modal.css';
import {hitComponent} from './HitRow';

export interface SearchModalProps {
  /** What the reader typed before the dialog was there. */
  initialQuery: string;
  /** Whether a shell stood in its place, so that it need not appear. */
  replaces: boolean;
  onClose: () => void;
  /** Gets the focus when nothing else had it. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Starts to fetch what the first answer needs. */
export function warmUp(): void {
  sharedClient().warm();
}

export default function SearchModal({initialQuery, replaces, onClose, returnFocusTo}: SearchModalProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const issuesUrl = useDocusaurusContext().siteConfig.customFields?.issuesUrl;

  // Made once: DocSearch starts anew, and forgets the query, when one of these changes.
  const [modal] = useState(() => {
    const client = sharedClient();
    const {settings} = client;
    repairStoredSearches(settings.indexName, settings.siteUrl);
    client.warm();
    const modalClient = createModalClient(client, host);
    const openBeside = (url: string) => {
      client.opened(url);
      window.open(url, '_blank', 'noopener');
    };
    const props: DocSearchModalProps = {
      appId: settings.appId || settings.mode,
      apiKey: settings.apiKey || settings.mode,
      indexName: settings.indexName,
      placeholder: modalTexts.placeholder,
      translations: modalTexts.translations,
      initialQuery: limitQuery(initialQuery),
      // Read when the dialog closes, not now: the page may have changed underneath, and its scroll is its own.
      initialScrollY: {valueOf: () => window.scrollY} as number,
      searchParameters: {clickAnalytics: settings.insights},
      transformSearchClient: () => modalClient.forDocSearch,
      hitComponent,
      resultsFooterComponent: ResultsFooter,
      navigator: {
        navigate: ({itemUrl}) => {
          client.opened(itemUrl);
          history.push(sitePath(itemUrl));
        },
        navigateNewTab: ({itemUrl}) => openBeside(itemUrl),
        navigateNewWindow: ({itemUrl}) => openBeside(itemUrl),
      },
      onClose,
      ...(typeof issuesUrl === 'string' && {getMissingResultsUrl: () => issuesUrl}),
    };
    return {mode: settings.mode, props, enterTooEarly: modalClient.enterTooEarly};
  });

  useDialog({host, returnFocusTo, onClose, enterTooEarly: modal.enterTooEarly});

  return createPortal(
    <div
      ref={host}
      className={clsx('search-dialog', `search-dialog--${modal.mode}`, replaces && 'search-dialog--replaces')}
      role="dialog"
      aria-modal="true"
      aria-label={modalTexts.name}
    >
      <DocSearchModal {...modal.props} />
      <div className="visually-hidden" role="status" data-search-status="" />
    </div>,
    document.body,
  );
}
