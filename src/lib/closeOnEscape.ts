import type {KeyboardEvent} from 'react';

/** For `onKeyDown` of a menu: Escape closes it, and the focus is on what opens it. */
export function closeOnEscape({key, currentTarget: menu}: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
