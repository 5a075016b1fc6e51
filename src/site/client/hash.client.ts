/**
 * Client module: a link to an anchor ends at its heading. What is folded around the heading opens: closed `<details>` and
 * tab panels that are not chosen.
 */
import type {ClientModule} from '@docusaurus/types';
import {safeDecode} from '../../lib/safeDecode';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function onRouteDidUpdate({location}: Change) {
  const target = document.getElementById(safeDecode(location.hash.slice(1)));
  if (!target) return;
  mark(target);
  if (reveal(target)) scrollWhenShown(target);
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

/** Scrolls to the target once it has a place: the browser and the framework have scrolled while it was hidden. */
function scrollWhenShown(target: HTMLElement) {
  const sizes = new ResizeObserver(() => {
    if (target.getClientRects().length === 0) return;
    target.scrollIntoView();
    sizes.disconnect();
  });
  sizes.observe(target);
}
