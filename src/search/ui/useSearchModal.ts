/**
 * When search opens and closes: click, `/`, Ctrl or Cmd with K, a letter typed on the focused button; and what happens
 * while its code is on the way. Part of the main script, so it stays small; the dialog's own keys are the dialog's.
 */
import {useHistory} from '@docusaurus/router';
import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {SearchModalProps} from './SearchModal';
import {type SearchShell, showShell} from './searchShell';

type Modal = ComponentType<SearchModalProps>;

type ModalState =
  | {kind: 'closed'}
  | {kind: 'failed'}
  /** `replaces` says that a shell stood there before. */
  | {kind: 'open'; typed: string; replaces: boolean; Modal: Modal};

const CLOSED: ModalState = {kind: 'closed'};

/** Once it is here, the dialog opens without a shell. */
let loaded: Modal | undefined;

const loadModal = async () => {
  const code = await import(/* webpackChunkName: 'find-dialog' */ './SearchModal');
  loaded = code.default;
  return code;
};

/** Fetches the dialog's code before it is asked for. A failure shows when the reader opens search, not on a hover. */
export function preloadModal(): void {
  loadModal().then(
    ({warmUp}) => warmUp(),
    () => {},
  );
}

/** `shellClass` is how the shell looks. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>, shellClass: string | undefined) {
  const [state, setState] = useState<ModalState>(CLOSED);
  const history = useHistory();
  /** Stands there while the code loads. Not in the state: opening it must not wait for React. */
  const shell = useRef<SearchShell>(null);

  const become = useCallback((next: ModalState) => {
    shell.current?.remove();
    shell.current = null;
    setState(next);
  }, []);
  const close = useCallback(() => become(CLOSED), [become]);
  const open = useCallback(
    (typed: string) => {
      if (loaded) return become({kind: 'open', typed, replaces: false, Modal: loaded});
      become(CLOSED);
      const mine = showShell({className: shellClass, button: button.current, typed, onClose: close});
      shell.current = mine;
      loadModal().then(
        ({default: Modal}) => {
          const replace = () => {
            if (shell.current !== mine) return;
            const typed = mine.field.value;
            // In one go, so that no key falls between the two fields.
            flushSync(() => become({kind: 'open', typed, replaces: true, Modal}));
          };
          if (mine.isComposing) mine.field.addEventListener('compositionend', () => setTimeout(replace), {once: true});
          else replace();
        },
        () => shell.current === mine && become({kind: 'failed'}),
      );
    },
    [become, button, close, shellClass],
  );

  // Read by the listener below, so that it is attached once and still sees the newest state.
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isOpen = latest.current.kind === 'open';
      if (isSearchCombination(event)) {
        event.preventDefault();
        if (isOpen || shell.current) close();
        else open('');
      } else if (shell.current) {
        shell.current.keyDown(event);
      } else if (isOpen || hasModifier(event)) {
        return;
      } else if (event.key === '/' && !isEditing(event.target)) {
        event.preventDefault();
        open('');
      } else if (document.activeElement === button.current && event.key?.length === 1 && event.key !== ' ') {
        event.preventDefault();
        open(event.key);
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

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
