/**
 * Client module: hydrates the page once it is painted, and although its own content did not load, so that the reader has
 * menus, search, the error and Retry (`@theme/Loading`). Docusaurus hydrates only after the content has loaded, and would
 * leave the page without any of them. Later failures, on the way to another page, still reload the page as Docusaurus does.
 */
import routes from '@generated/routes';
import {options} from 'preact';
import {matchRoutes} from 'react-router-config';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const root = typeof document === 'undefined' ? undefined : document.documentElement;
const app = root && document.getElementById('__docusaurus');
let served: {path: string; text: string} | undefined;

/** Returns whether the content of the first page failed to load. */
export function contentFailed(): boolean {
  return served !== undefined;
}

/** Returns the text that the server sent for the page at `path`, as HTML; empty unless its content failed to load. */
export function servedText(path: string): string {
  return served?.path === path ? served.text : '';
}

function hydrateWithout(error: unknown): Promise<unknown> {
  // Hydrated pages handle failures themselves.
  if (root?.getAttribute('data-has-hydrated') === 'true') return Promise.reject(error);
  // The early script is loading the page again: drawing the error first would only flash.
  if (root?.getAttribute('data-incomplete') === 'reloading') return new Promise(() => undefined);
  served ??= {path: window.location.pathname, text: document.querySelector('article')?.outerHTML ?? ''};
  app?.replaceChildren();
  return Promise.resolve();
}

/**
 * Empties a page that an extension has changed, so that all of it is drawn: hydration takes any element of the right name
 * for the page's own, and keeps its attributes. Only a published page says how many it has.
 */
function emptyIfChanged(): void {
  const sent = app?.dataset.elements;
  if (app && sent && app.getElementsByTagName('*').length !== Number(sent)) app.replaceChildren();
  delete app?.dataset.elements;
}

/**
 * Effects of the first drawing follow it in the same task. Later ones wait for a frame: here it would show what is painted
 * already, and the page would come alive one frame later.
 */
function runEffectsAtOnce(): void {
  options.requestAnimationFrame = queueMicrotask;
  setTimeout(() => {
    options.requestAnimationFrame = undefined;
  });
}

/**
 * The browser would hydrate before it paints, and that takes one long task. The early script asks for the first frame, since
 * one that is asked for here is often the second. A page in the background paints nothing.
 */
const firstPicture = root && !document.hidden && (window as {__picture?: Promise<void>}).__picture;
/** Not in the task that has run all scripts: together they would block the reader for longer. */
const nextTask = root && new Promise<void>((resolve) => setTimeout(resolve));

for (const {route} of root ? matchRoutes(routes as never, window.location.pathname) : []) {
  const component = route.component as Preloadable | undefined;
  const preload = component?.preload;
  if (component && preload) {
    component.preload = () =>
      Promise.all([preload(), firstPicture, nextTask]).then(([loaded]) => {
        emptyIfChanged();
        runEffectsAtOnce();
        return loaded;
      }, hydrateWithout);
  }
}
