/**
 * When search opens and closes: click, `/`, Ctrl or Cmd with K, a letter typed on the focused button; and what happens
 * while its code is on the way. Part of the main script, so it stays small; the dialog's own keys are the dialog's.
 */
import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useState} from 'react';
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

/** The search bar of a page. */
interface Bar {
  button: RefObject<HTMLButtonElement | null>;
  /** How the shell looks. */
  shellClass: string | undefined;
  history: ReturnType<typeof useHistory>;
  setTrouble: (trouble: SearchTrouble) => void;
}

/** Each page brings its own. */
let bar: Bar | undefined;
/**
 * What is open. Not part of the page's React tree: to open must not wait for it, nor each key walk through it. Nor of
 * one bar: search may be opened while the next page is on its way.
 */
let shell: SearchShell | undefined;
let dialog: OpenDialog | undefined;

const searchButton = () => bar?.button.current ?? null;

function close(why: SearchTrouble = null): void {
  shell?.remove();
  dialog?.remove();
  shell = undefined;
  dialog = undefined;
  bar?.setTrouble(why);
}

function open(typed: string): void {
  close();
  if (loaded) {
    show(loaded, typed, false);
    return;
  }
  const mine = showShell({className: bar?.shellClass, button: searchButton, typed, onClose: () => close()});
  shell = mine;
  loadModal().then(
    (code) => {
      const replace = () => {
        if (shell !== mine) return;
        const text = mine.field.value;
        // In one go, so that no key falls between the two fields.
        close();
        show(code, text, true);
      };
      if (mine.isComposing) mine.field.addEventListener('compositionend', () => setTimeout(replace), {once: true});
      else replace();
    },
    () => shell === mine && close('failed'),
  );
}

function show({openDialog}: DialogCode, typed: string, replaces: boolean): void {
  if (!bar) return;
  dialog = openDialog({
    typed,
    replaces,
    history: bar.history,
    button: searchButton,
    onClose: () => close(),
    onCrash: () => close('crashed'),
  });
}

export function useSearchModal(button: Bar['button'], shellClass: Bar['shellClass']) {
  const [trouble, setTrouble] = useState<SearchTrouble>(null);
  const history = useHistory();

  useEffect(() => {
    bar = {button, shellClass, history, setTrouble};
    function onKeyDown(event: KeyboardEvent) {
      if (isSearchCombination(event)) {
        event.preventDefault();
        if (dialog || shell) close();
        else open('');
      } else if (shell) {
        shell.keyDown(event);
      } else if (dialog || hasModifier(event)) {
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
    };
  }, [button, history, shellClass]);

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
