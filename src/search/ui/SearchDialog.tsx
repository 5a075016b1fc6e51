/**
 * The search dialog: its frame and field, which are part of the main script and open at once, and its content, which is
 * fetched on intent. The field keeps what is typed meanwhile. The browser's own modal dialog makes the page behind it
 * inert, closes with Escape and gives the focus back.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {SearchFilters} from '@speech-docs/search/types';
import Loading from '@theme/Loading';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {limitQuery, STALL_AFTER_MS} from '../settings';
import {closeDialog, useDialogState} from './dialogStore';
import {Field} from './Field';
import {loadContent, loadedContent} from './loadDialog';
import type {SearchStatus} from './useSearch';
import {SEARCH_BUTTON, useSearchKeys} from './useSearchKeys';
import './frame.css';

const DIALOG_NAME = translate({message: 'Search'});

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
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [status, setStatus] = useState<SearchStatus>('idle');
  const {Content, isLate} = useContent();
  useModal(dialog, input);

  /** Replaces what is typed, as if the reader had. */
  function type(text: string) {
    if (input.current) input.current.value = text;
    input.current?.focus();
    setQuery(text);
  }

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
      // The back gesture of a phone.
      onClose={() => closeDialog()}
      onKeyDown={onDialogKey}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Keep focus: a mousedown on the backdrop would move it to `<body>` before `close()` restores it.
        event.preventDefault();
        closeDialog();
      }}
    >
      <div className="DocSearch-Modal">
        <Field
          input={input}
          initialQuery={initialQuery}
          isEmpty={query === ''}
          onQuery={setQuery}
          onClear={() => type('')}
        />
        {Content && filters && (
          <ErrorBoundary fallback={() => <Crashed />}>
            <Content query={query} filters={filters} input={input} onSuggestion={type} onStatus={setStatus} />
          </ErrorBoundary>
        )}
        {isLate && !Content && query.trim() && (
          <Loading error={null} isLoading pastDelay retry={loadContent} timedOut={false} />
        )}
      </div>
    </dialog>
  );
}

/** Returns what is below the field once it is loaded, and whether a search counts as stalled by now. */
function useContent() {
  const [Content, setContent] = useState(loadedContent);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const timer = setTimeout(setLate, STALL_AFTER_MS, true);
    loadContent().then(
      (loaded) => isOpen && setContent(() => loaded),
      () => isOpen && closeDialog('failed'),
    );
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, []);
  return {Content, isLate};
}

function Crashed(): ReactNode {
  useEffect(() => closeDialog('crashed'), []);
  return null;
}

/** DocSearch's class for a page under the open dialog. */
const OPEN_CLASS = 'DocSearch--active';

function useModal(dialog: RefObject<HTMLDialogElement | null>, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const focused = document.activeElement;
    const {pathname, hash} = window.location;
    document.body.classList.add(OPEN_CLASS);
    element.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
    return () => {
      document.body.classList.remove(OPEN_CLASS);
      // WebKitGTK 2.50 scrolls to the caret of a removed field, at the end of the page.
      if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      // After a navigation the focus belongs to the new page; removing the element closes it, too.
      // A page may write its state into the query of its own address meanwhile.
      if (window.location.pathname !== pathname || window.location.hash !== hash) return;
      element.close();
      // The element may have left the page, and the body takes no focus.
      const target = focused?.matches('body *') ? focused : document.querySelector(SEARCH_BUTTON);
      (target as HTMLElement | null)?.focus({preventScroll: true});
    };
  }, [dialog, input]);
}

/** The dialog's own keys: Escape closes it, Tab goes from the last element to the first, and back. */
function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
  // Otherwise Escape only empties a search field that has text in it.
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
    event.preventDefault();
    closeDialog();
  }
  if (event.key !== 'Tab') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [elements[0], elements.at(-1)];
  if (event.target !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
