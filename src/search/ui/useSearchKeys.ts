/**
 * The keys that open and close search: `/`, Ctrl or Cmd with K, a letter typed on the focused button. Part of the main
 * script, so it stays small; the dialog's own keys are the dialog's.
 */
import {useEffect} from 'react';
import {closeDialog, openDialog} from './dialogStore';

export function useSearchKeys(isOpen: boolean): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isSearchCombination(event)) {
        event.preventDefault();
        if (isOpen) closeDialog();
        else openDialog(selectedText());
      } else if (isOpen || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      } else if (event.key === '/' && !isEditing(event.target)) {
        event.preventDefault();
        openDialog(selectedText());
      } else if (document.activeElement?.matches(SEARCH_BUTTON) && event.key?.length === 1 && event.key !== ' ') {
        event.preventDefault();
        openDialog(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/** DocSearch's class for the button. */
export const SEARCH_BUTTON = '.DocSearch-Button';

/** Returns the text that is selected on the page: search starts with it. */
export function selectedText(): string {
  return window.getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
}

function isSearchCombination({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  // `key` is missing from the events that browsers send when they fill in a form. On a layout with other letters, such as Greek
  // or Cyrillic, only the place of the key is that of K.
  const isK = key?.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key ?? ''));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
