/**
 * Makes the dialog one: focus goes in, stays in and is given back, the page behind it is inert, Escape closes it, and
 * its markup is repaired after every change. Listens before DocSearch does, whose own handling of these keys is wrong.
 */
import {type RefObject, useEffect, useState} from 'react';
import {giveFocusBack} from '../searchShell';
import {repairMarkup} from './repairMarkup';

interface DialogOptions {
  host: RefObject<HTMLElement | null>;
  /** Gets the focus when nothing else had it, or what had it is gone. */
  button: () => HTMLElement | null;
  onClose: () => void;
  enterTooEarly: () => boolean;
}

export function useDialog({host, button, onClose, enterTooEarly}: DialogOptions): void {
  // While rendering, because DocSearch moves the focus in an effect that runs before ours.
  const [before] = useState(() => ({focused: document.activeElement, address: window.location.href}));

  useEffect(() => {
    const dialog = host.current;
    if (!dialog) return;
    const inert = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.contains(dialog) && !element.inert,
    );
    for (const element of inert) element.inert = true;

    const repair = () => repairMarkup(dialog);
    const observer = new MutationObserver(repair);
    repair();
    observer.observe(dialog, {
      subtree: true,
      childList: true,
      attributeFilter: ['id', 'role', 'aria-controls', 'aria-expanded', 'aria-activedescendant', 'aria-selected'],
    });

    const onKeyDown = (event: KeyboardEvent) => handleKey(event, {dialog, onClose, enterTooEarly});
    document.addEventListener('keydown', onKeyDown, true);

    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      observer.disconnect();
      for (const element of inert) element.inert = false;
      // After a navigation the focus belongs to the new page.
      if (window.location.href === before.address) giveFocusBack(before.focused, button());
    };
  }, [host, button, onClose, enterTooEarly, before]);
}

interface KeyContext {
  dialog: HTMLElement;
  onClose: () => void;
  enterTooEarly: () => boolean;
}

function handleKey(event: KeyboardEvent, {dialog, onClose, enterTooEarly}: KeyContext) {
  // Safari sends the Enter that ends a composition after it, marked only by this key code.
  const isComposing = event.isComposing || event.keyCode === 229;
  if (isComposing) {
    if (event.key === 'Enter') event.stopPropagation();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  } else if (event.key === 'Tab') {
    // DocSearch takes Tab for the end of the search, and its trap knows only the elements of the first screen.
    event.stopPropagation();
    moveFocus(event, dialog);
  } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && enterTooEarly()) {
    // What is on screen answers an older query: Enter would open the wrong page.
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Keeps Tab inside: from the last element to the first, and back. */
function moveFocus(event: KeyboardEvent, dialog: HTMLElement) {
  const focusable = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const goal = event.shiftKey ? focusable.at(-1) : focusable[0];
  const edge = event.shiftKey ? focusable[0] : focusable.at(-1);
  if (document.activeElement === edge || !dialog.contains(document.activeElement)) {
    event.preventDefault();
    goal?.focus();
  }
}
