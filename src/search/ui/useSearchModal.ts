/**
 * When search opens and closes: click, `/`, Ctrl or Cmd with K, a letter typed on the focused button; and what happens
 * while its code is on the way. Part of the main script, so it stays small; the dialog's own keys are the dialog's.
 */
import {useHistory} from '@docusaurus/router';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {OpenDialog} from './SearchModal';
import {type SearchShell, showShell} from './searchShell';

/** What the reader is told at the button: its code did not come, or broke. */
type SearchTrouble = 'failed' | 'crashed' | null;

type DialogCode = typeof import('./SearchModal');

/** Once it is here, the dialog opens without a shell. */
let loaded: DialogCode | undefined;

const loadModal = async () => {
  loaded = await import(/* webpackChunkName: 'find-dialog' */ './SearchModal');
  return loaded;
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
  const [trouble, setTrouble] = useState<SearchTrouble>(null);
  const history = useHistory();
  /** Neither is part of the page's React tree: to open must not wait for it, nor each key walk through it. */
  const shell = useRef<SearchShell>(null);
  const dialog = useRef<OpenDialog>(null);

  const close = useCallback((why: SearchTrouble = null) => {
    shell.current?.remove();
    dialog.current?.remove();
    shell.current = null;
    dialog.current = null;
    setTrouble(why);
  }, []);
  const open = useCallback(
    (typed: string) => {
      const show = ({openDialog}: DialogCode, text: string, replaces: boolean) => {
        dialog.current = openDialog({
          typed: text,
          replaces,
          history,
          button: button.current,
          onClose: () => close(),
          onCrash: () => close('crashed'),
        });
      };
      close();
      if (loaded) return show(loaded, typed, false);
      const mine = showShell({className: shellClass, button: button.current, typed, onClose: () => close()});
      shell.current = mine;
      loadModal().then(
        (code) => {
          const replace = () => {
            if (shell.current !== mine) return;
            const text = mine.field.value;
            // In one go, so that no key falls between the two fields.
            close();
            show(code, text, true);
          };
          if (mine.isComposing) mine.field.addEventListener('compositionend', () => setTimeout(replace), {once: true});
          else replace();
        },
        () => shell.current === mine && close('failed'),
      );
    },
    [button, close, history, shellClass],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isOpen = dialog.current !== null;
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
    const forgetHistory = history.listen(() => close());
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pageshow', onPageShow);
      forgetHistory();
      // The bar goes, and with it the dialog; not at once, since React is at work on the page.
      setTimeout(close);
    };
  }, [button, close, history, open]);

  return {trouble, open};
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
