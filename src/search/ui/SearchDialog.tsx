/**
 * The search dialog: its frame and field, which are part of the main script and open at once, and its content, which is
 * fetched on intent. The field keeps what is typed meanwhile. The browser's own modal dialog makes the page behind it
 * inert, closes with Escape and gives the focus back.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import type {SearchFilters} from '@speech-docs/search/types';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {limitQuery} from '../settings';
import {DIALOG_NAME} from '../texts/frame';
import {closeDialog, useDialogState} from './dialogStore';
import {Field, type FieldHandle} from './Field';
import {loadContent, loadedContent} from './loadDialog';
import type {SearchStatus} from './searchStatus';
import {onDialogKey, useModal} from './useModal';
import {useSearchKeys} from './useSearchKeys';
import './frame.css';

export default function SearchDialog(): ReactNode {
  const {isOpen, initialQuery, filters} = useDialogState();
  const history = useHistory();
  useSearchKeys(isOpen);

  useEffect(() => {
    // A page that comes back from the back/forward cache comes back without the dialog.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && closeDialog();
    window.addEventListener('pageshow', onPageShow);
    // A page that writes its state into its own address is still the page behind the dialog.
    let {pathname} = history.location;
    const unlisten = history.listen((location) => {
      if (location.pathname !== pathname) closeDialog();
      pathname = location.pathname;
    });
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      unlisten();
    };
  }, [history]);

  return isOpen ? <Frame initialQuery={limitQuery(initialQuery)} filters={filters} /> : null;
}

function Frame({initialQuery, filters}: {initialQuery: string; filters: SearchFilters | null}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<FieldHandle>(null);
  const [query, setQuery] = useState(initialQuery);
  const [status, setStatus] = useState<SearchStatus>('idle');
  const Content = useContent();
  useModal(dialog, field);

  return (
    <dialog
      ref={dialog}
      className={clsx(
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      )}
      aria-label={DIALOG_NAME}
      aria-modal="true"
      // The browser closes it with the back gesture of a phone. Its removal closes it, too: that was not the reader.
      onClose={({currentTarget}) => currentTarget.isConnected && closeDialog()}
      onKeyDown={onDialogKey}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Keep focus: a mousedown on the backdrop would move it to `<body>` before `close()` restores it.
        event.preventDefault();
        closeDialog();
      }}
    >
      <div className="DocSearch-Modal">
        <Field ref={field} initialQuery={initialQuery} isEmpty={query === ''} onQuery={setQuery} />
        {Content && filters && (
          <ErrorBoundary fallback={() => <Crashed />}>
            <Content query={query} filters={filters} field={field} onStatus={setStatus} />
          </ErrorBoundary>
        )}
      </div>
    </dialog>
  );
}

function useContent() {
  const [content, setContent] = useState(loadedContent);
  useEffect(() => {
    let isOpen = true;
    loadContent().then(
      (loaded) => isOpen && setContent(() => loaded),
      () => isOpen && closeDialog('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return content;
}

function Crashed(): ReactNode {
  useEffect(() => closeDialog('crashed'), []);
  return null;
}
