import type {MouseEvent} from 'react';

/** A click that opens its link in this tab and that nobody has dealt with; every other one is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
