/**
 * What stands in for the search dialog while its code is on the way: its field, in its place, which takes keys at once.
 * Made without React, and the page behind becomes inert only after the first frame: on a slow phone, each would take as
 * long as all the rest. Part of the main script, so it stays small.
 */
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_CHARS} from '../settings';

export interface SearchShell {
  field: HTMLInputElement;
  /** An input method is putting a word together in the field, and another field would tear it. */
  isComposing: boolean;
  /** Told of every key, wherever the focus is: Escape closes, Tab stays inside. */
  keyDown: (event: KeyboardEvent) => void;
  /** Takes the shell away and gives the focus back to where it was. */
  remove: () => void;
}

interface ShellOptions {
  className: string | undefined;
  /** Lends its icon, and gets the focus when nothing else had it, or what had it is gone. */
  button: () => HTMLElement | null;
  /** What stands in the field at first. */
  typed: string;
  onClose: () => void;
}

/** Those that the dialog has as well. */
export const shellTexts = {
  name: translate({id: 'search.modal.name', message: 'Search', description: 'Name of the search dialog'}),
  placeholder: translate({id: 'search.modal.placeholder', message: 'Search docs', description: 'Search input'}),
  cancel: translate({id: 'search.modal.cancel', message: 'Cancel', description: 'Closes the search dialog'}),
};

/** Shows the shell, with the focus in its field. */
export function showShell({className = '', button, typed, onClose}: ShellOptions): SearchShell {
  const {activeElement, body} = document;
  const address = location.href;
  const dialog = make('div', {
    class: className,
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': shellTexts.name,
  });
  const field = make('input', {
    role: 'searchbox',
    maxlength: `${MAX_QUERY_CHARS}`,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: shellTexts.placeholder,
    'aria-label': shellTexts.placeholder,
  });
  const cancel = make('button', {type: 'button'});
  cancel.textContent = shellTexts.cancel;
  const box = make('div', {});
  box.append(button()?.querySelector('svg')?.cloneNode(true) ?? '', field, cancel);
  dialog.append(box);

  let behind: HTMLElement[] = [];
  const shell: SearchShell = {
    field,
    isComposing: false,
    keyDown(event) {
      if (event.isComposing) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Tab') (event.target === field && cancel.offsetWidth > 0 ? cancel : field).focus();
      else return;
      event.preventDefault();
    },
    remove() {
      dialog.remove();
      for (const element of behind) element.inert = false;
      // After a navigation the focus belongs to the new page.
      if (location.href === address) giveFocusBack(activeElement, button());
    },
  };
  dialog.onclick = ({target}) => (target === dialog || target === cancel) && onClose();
  // Only the field takes the focus from a press: elsewhere it would be lost to the page.
  dialog.onmousedown = (event) => event.target === field || event.preventDefault();
  field.addEventListener('compositionstart', () => {
    shell.isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    shell.isComposing = false;
  });
  body.append(dialog);
  field.focus();
  // After the focus, so that the caret stands behind it.
  field.value = typed;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.isConnected) return;
      behind = ([...body.children] as HTMLElement[]).filter((element) => element !== dialog && !element.inert);
      for (const element of behind) element.inert = true;
    }),
  );
  return shell;
}

/** Gives the focus back to what had it; otherwise, or if that is gone, to the button. */
export function giveFocusBack(focused: Element | null, button: HTMLElement | null): void {
  const isThere = focused instanceof HTMLElement && focused.isConnected && focused !== document.body;
  (isThere ? focused : button)?.focus({preventScroll: true});
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] as string);
  return element;
}
