/**
 * Client module: tells screen readers which page they are on after a click, since no page load does. Focus goes to the
 * page's start, so that the next Tab goes on from there and not from where the old page's link was.
 */
import type {ClientModule} from '@docusaurus/types';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const REGION_ID = 'route-announcer';

export function onRouteDidUpdate({location, previousLocation}: Change) {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The heading is there at once; the title of the window changes at some time after this effect.
  window.setTimeout(() => {
    region().textContent = document.querySelector('h1')?.textContent ?? document.title;
    if (!location.hash && document.activeElement === document.body) focusStart();
  }, 100);
}

function focusStart() {
  const start = document.querySelector<HTMLElement>('#__docusaurus_skipToContent_fallback, main');
  if (!start) return;
  start.setAttribute('tabindex', '-1');
  start.focus({preventScroll: true});
  start.addEventListener('blur', () => start.removeAttribute('tabindex'), {once: true});
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
