/**
 * The search dialog: DocSearch's modal with this site's client, links, texts and look. What its markup lacks for
 * assistive technology is put right after each change (repairMarkup.ts); stored searches are checked before it mounts.
 * Loaded on intent, with its styles. A React tree of its own: in the page's, some sixty levels deep, each key would walk
 * down to it several times.
 */
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import type {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {limitQuery} from '../../settings';
import {sharedClient} from '../sharedClient';
import {sitePath} from '../sitePath';
import {useHitLinks} from '../useHitLinks';
import {createModalClient} from './modalClient';
import {ResultsFooter} from './ResultsFooter';
import {repairStoredSearches} from './storedSearches';
import {modalTexts} from './texts';
import {useDialog} from './useDialog';
import './modal.css';
import {hitComponent} from './StoredRow';

interface DialogOptions {
  /** What the reader typed before the dialog was there. */
  typed: string;
  /** Whether a shell stood in its place, so that it need not appear. */
  replaces: boolean;
  history: ReturnType<typeof useHistory>;
  /** Gets the focus when nothing else had it, or what had it is gone. */
  button: () => HTMLElement | null;
  onClose: () => void;
  /** Called when it broke; nothing of it is left on screen then. */
  onCrash: () => void;
}

export interface OpenDialog {
  /** Takes the dialog away and gives the focus back to where it was. */
  remove: () => void;
}

/** Starts to fetch what the first answer needs. */
export function warmUp(): void {
  sharedClient().warm();
}

/** Shows the dialog, with the focus in its field. */
export function openDialog(options: DialogOptions): OpenDialog {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError(error) {
      console.error(error);
      // It may break while it is opened: whoever opens it learns of it afterwards.
      queueMicrotask(options.onCrash);
    },
  });
  flushSync(() => root.render(<SearchModal {...options} />));
  return {
    remove() {
      root.unmount();
      place.remove();
    },
  };
}

function SearchModal({typed, replaces, history, button, onClose}: DialogOptions): ReactNode {
  const host = useRef<HTMLDivElement>(null);

  // Made once: DocSearch starts anew, and forgets the query, when one of these changes.
  const [modal] = useState(() => {
    const client = sharedClient();
    const {settings} = client;
    repairStoredSearches(settings.indexName, settings.siteUrl);
    client.warm();
    const {issuesUrl} = siteConfig.customFields ?? {};
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
      initialQuery: limitQuery(typed),
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

  const links = useHitLinks(history);
  useDialog({host, button, onClose, enterTooEarly: modal.enterTooEarly});

  return (
    <div
      ref={host}
      className={clsx('search-dialog', `search-dialog--${modal.mode}`, replaces && 'search-dialog--replaces')}
      role="dialog"
      aria-modal="true"
      aria-label={modalTexts.name}
      {...links}
    >
      <DocSearchModal {...modal.props} />
      <div className="visually-hidden" role="status" data-search-status="" />
    </div>
  );
}
