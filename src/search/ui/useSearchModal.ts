/**
 * When search opens and closes: click, `/`, Ctrl or Cmd with K, a letter typed on the focused button; and what happens
 * while its code is on the way. Part of the main script, so it stays small; the dialog's own keys are the dialog's.
 */
import {useHistory} from '@docusaurus/router';
import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {SearchModalProps} from './SearchModal';

type ModalState =
  | {kind: 'closed'}
  | {kind: 'failed'}
  /** `typed` is what the reader has written since opening: it must not be lost while the code loads. */
  | {kind: 'loading'; typed: string}
  | {kind: 'open'; typed: string; Modal: ComponentType<SearchModalProps>};

const CLOSED: ModalState = {kind: 'closed'};

const loadModal = () => import(/* webpackChunkName: 'find-dialog' */ './SearchModal');

/** Fetches the dialog's code before it is asked for. A failure shows when the reader opens search, not on a hover. */
export function preloadModal(): void {
  loadModal().then(
    ({warmUp}) => warmUp(),
    () => {},
  );
}

export function useSearchModal(button: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<ModalState>(CLOSED);
  const history = useHistory();

  const close = useCallback(() => setState(CLOSED), []);
  const open = useCallback((typed: string) => {
    setState({kind: 'loading', typed});
    const whileWaiting = (next: (typed: string) => ModalState) =>
      setState((now) => (now.kind === 'loading' ? next(now.typed) : now));
    loadModal().then(
      ({default: Modal}) => whileWaiting((soFar) => ({kind: 'open', typed: soFar, Modal})),
      () => whileWaiting(() => ({kind: 'failed'})),
    );
  }, []);

  // Read by the listener below, so that it is attached once and still sees the newest state.
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const now = latest.current;
      if (isSearchCombination(event)) {
        event.preventDefault();
        if (now.kind === 'open' || now.kind === 'loading') close();
        else open('');
      } else if (now.kind === 'loading') {
        const typed = event.key === 'Escape' ? null : typeInto(now.typed, event);
        if (typed === null) close();
        else if (typed !== now.typed) {
          event.preventDefault();
          setState({kind: 'loading', typed});
        }
      } else if (now.kind !== 'open' && event.key === '/' && !hasModifier(event) && !isEditing(event.target)) {
        event.preventDefault();
        open('');
      } else if (now.kind !== 'open' && document.activeElement === button.current) {
        const typed = typeInto('', event);
        if (typed.trim() === '') return;
        event.preventDefault();
        open(typed);
      }
    }
    // A page that comes back from the back/forward cache comes back without the dialog.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && close();
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pageshow', onPageShow);
    const forgetHistory = history.listen(close);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pageshow', onPageShow);
      forgetHistory();
    };
  }, [button, close, history, open]);

  return {state, open, close};
}

function isSearchCombination(event: KeyboardEvent): boolean {
  // `key` is missing from the events that browsers send when they fill in a form by themselves.
  return event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Returns the text after this key: characters are added, Backspace removes one, all else leaves it alone. */
function typeInto(text: string, event: KeyboardEvent): string {
  if (event.key === 'Backspace') return text.slice(0, -1);
  return event.key?.length === 1 && !hasModifier(event) ? text + event.key : text;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
