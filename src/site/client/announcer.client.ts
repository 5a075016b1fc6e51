/**
 * Client module: tells screen readers which page they are on after a click, since no page load does. Docusaurus itself moves
 * the focus to the start of the page.
 */
import type {ClientModule} from '@docusaurus/types';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const REGION_ID = 'route-announcer';

export function onRouteDidUpdate({location, previousLocation}: Change) {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The heading is there at once; the title of the window changes at some time after this effect.
  window.setTimeout(() => {
    region().textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, 100);
}

function region(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) return existing;
  const created = document.createElement('div');
  created.id = REGION_ID;
  created.className = 'visually-hidden';
  created.setAttribute('role', 'status');
  created.setAttribute('aria-live', 'polite');
  document.body.append(created);
  return created;
}
