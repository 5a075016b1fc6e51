/** Opens a dialog above the page, and gives the focus back when it is closed. */
import {type KeyboardEvent, type RefObject, useLayoutEffect} from 'react';
import {closeDialog} from './dialogStore';
import type {FieldHandle} from './Field';
import {SEARCH_BUTTON} from './useSearchKeys';

/** DocSearch's class for a page under the open dialog. */
const OPEN_CLASS = 'DocSearch--active';

export function useModal(dialog: RefObject<HTMLDialogElement | null>, field: RefObject<FieldHandle | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const focused = document.activeElement;
    const {pathname, hash} = window.location;
    document.body.classList.add(OPEN_CLASS);
    element.showModal();
    field.current?.focus();
    return () => {
      document.body.classList.remove(OPEN_CLASS);
      // WebKit brings a caret whose field is gone into view: at the end of the page, where the dialog was.
      if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      // After a navigation the focus belongs to the new page; removing the element closes it, too.
      // A page may write its state into the query of its own address meanwhile.
      if (window.location.pathname !== pathname || window.location.hash !== hash) return;
      element.close();
      // The element may have left the page, and the body takes no focus.
      const target = focused?.matches('body *') ? focused : document.querySelector(SEARCH_BUTTON);
      (target as HTMLElement | null)?.focus({preventScroll: true});
    };
  }, [dialog, field]);
}

/** The dialog's own keys: Escape closes it, Tab goes from the last element to the first, and back. */
export function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
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
