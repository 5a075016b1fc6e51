/**
 * Client module: the progress bar while a page loads. It starts 200 ms after a click, so that quick pages show none, and grows
 * every 800 ms, as the specification says.
 */
import type {ClientModule} from '@docusaurus/types';

type Change = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const START_DELAY_MS = 200;
const SPEED_MS = 200;
const TRICKLE_MS = 800;
const MINIMUM = 0.08;
/** Each step goes this part of the way that is left: the bar never reaches its end. */
const STEP = 0.06;

let bar: HTMLElement | null = null;
let trickle = 0;
let progress = 0;

export function onRouteUpdate({location, previousLocation}: Change) {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setTimeout(start, START_DELAY_MS);
  return () => window.clearTimeout(timer);
}

function start() {
  if (bar) return;
  bar = document.createElement('div');
  bar.className = 'site-progress';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  set(MINIMUM);
  trickle = window.setInterval(() => set(progress + (1 - progress) * STEP), TRICKLE_MS);
}

function set(value: number) {
  progress = value;
  bar?.style.setProperty('--progress', String(progress));
}

export function onRouteDidUpdate() {
  window.clearInterval(trickle);
  const finished = bar;
  bar = null;
  if (!finished) return;
  finished.style.setProperty('--progress', '1');
  finished.classList.add('site-progress--done');
  window.setTimeout(() => finished.remove(), SPEED_MS * 2);
}
