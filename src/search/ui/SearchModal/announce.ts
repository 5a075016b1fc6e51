/** Says in the dialog's live region what its list shows. Politely: after a pause, so that typing is not talked over. */
import type {RefObject} from 'react';
import {countText, FAILURE_HELP, FAILURE_TITLE} from '../texts';

const PAUSE_MS = 400;
let timer: ReturnType<typeof setTimeout>;

export function announceCount(host: RefObject<HTMLElement | null>, query: string, total: number): void {
  announce(host, () => countText(query, total));
}

export function announceFailure(host: RefObject<HTMLElement | null>): void {
  announce(host, () => `${FAILURE_TITLE}. ${FAILURE_HELP}`);
}

/** `text` is called after the pause only: numbers in words are slow to make. */
function announce(host: RefObject<HTMLElement | null>, text: () => string) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const region = host.current?.querySelector('[data-search-status]');
    if (region) region.textContent = text();
  }, PAUSE_MS);
}
