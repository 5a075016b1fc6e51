/**
 * Client module: a link to an anchor ends at its heading. What is folded around the heading opens: closed `<details>` and
 * tab panels that are not chosen. The heading stays in its place while the page around it is still changing its size.
 */
import type {ClientModule} from '@docusaurus/types';
import {safeDecode} from '../../lib/safeDecode';
import {READER_EVENTS} from './readerEvents';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function onRouteDidUpdate(change: Change) {
  release();
  const {location, previousLocation} = change;
  const wasBack = isBack;
  isBack = false;
  const id = safeDecode(location.hash.slice(1));
  const target = document.getElementById(id);
  if (!target) return;
  mark(target);
  const wasHidden = reveal(target);
  // The browser itself scrolls to where the reader was, if it shows the target.
  const isRestored = previousLocation ? wasBack : (window as {__left?: boolean}).__left;
  if (wasHidden || !isRestored) keepInPlace(target);
}

/** Links inside the site leave `:target` as it was. Without script it is right, and src/css marks that. */
function mark(target: HTMLElement) {
  document.querySelector('[data-arrived]')?.toggleAttribute('data-arrived');
  target.toggleAttribute('data-arrived');
  // From now on the reader opens and closes its fold, whatever `:target` is.
  target.toggleAttribute('data-seen', true);
}

/** Opens what hides the target. Returns whether anything did; a tab panel is shown in one of React's next commits. */
function reveal(target: HTMLElement): boolean {
  let wasHidden = false;
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = wasHidden = true;
    } else if (node.hidden && node.getAttribute('role') === 'tabpanel') {
      document.getElementById(node.getAttribute('aria-labelledby') ?? '')?.click();
      wasHidden = true;
    }
  }
  // A section that is folded, or folded below its first paragraph. Folded programs have a class.
  const next = target.nextElementSibling;
  const fold = next?.localName === 'p' ? next.nextElementSibling : next;
  if (fold?.matches('.markdown > details:not([class])')) fold.setAttribute('open', '');
  return wasHidden;
}

/** A page may get its classes, fonts, players, and chosen tabs after it was scrolled; after this time it is left alone. */
const SETTLE_MS = 2000;

let release = () => {};

/** Scrolls to the target, again when it is shown or the page changes its height, until the reader acts. */
function keepInPlace(target: HTMLElement) {
  const sizes = new ResizeObserver(() => target.scrollIntoView());
  // The body is as high as the window, whatever is in it.
  for (const box of [target, target.closest('main')]) if (box) sizes.observe(box);
  const stop = () => sizes.disconnect();
  release = stop;
  setTimeout(stop, SETTLE_MS);
  for (const type of READER_EVENTS) addEventListener(type, stop, {passive: true, once: true});
}

let isBack = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
}
