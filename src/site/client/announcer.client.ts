/**
 * Client module: announces the page to screen readers after a client-side navigation. Docusaurus 3.10 only moves the focus to
 * the start of the page.
 */
import type {ClientModule} from '@docusaurus/types';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const REGION_ID = 'route-announcer';

export function onRouteDidUpdate({location, previousLocation}: Change) {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The new heading is rendered already; `document.title` changes after this effect.
  window.setTimeout(() => {
    region().textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, 100);
}

function region(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) return existing;
  const region = `<div id="${REGION_ID}" class="visually-hidden" role="status" aria-live="polite"></div>`;
  document.body.insertAdjacentHTML('beforeend', region);
  return document.body.lastElementChild as HTMLElement;
}
