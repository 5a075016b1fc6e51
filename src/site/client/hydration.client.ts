/**
 * Client module: hydrates the page although its own content did not load, so that the reader has menus, search, and the
 * error with Retry (`@theme/Loading`). Docusaurus 3.10 hydrates only after the content has loaded, and leaves a page of which
 * nothing works. Later failures, on the way to another page, still load the page again as Docusaurus does.
 */
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {store} from '../../lib/storage';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const root = typeof document === 'undefined' ? undefined : document.documentElement;
let served: {path: string; text: string} | undefined;

/** Returns the text that the server sent for the page at `path`, as HTML; empty unless its content failed to load. */
export function servedText(path: string): string {
  return served?.path === path ? served.text : '';
}

function hydrateErrorScreen(error: unknown): Promise<unknown> {
  // Hydrated pages handle failures themselves.
  if (root?.getAttribute('data-has-hydrated') === 'true') return Promise.reject(error);
  // The early script is loading the page again: drawing the error first would only flash.
  if (root?.getAttribute('data-incomplete') === 'reloading') return new Promise(() => undefined);
  served ??= {path: window.location.pathname, text: document.querySelector('article')?.outerHTML ?? ''};
  return Promise.resolve();
}

// The routes of Docusaurus are those of react-router-config, with a component that can be loaded ahead.
for (const {route} of root ? matchRoutes(routes as Parameters<typeof matchRoutes>[0], window.location.pathname) : []) {
  const component = route.component as Preloadable | undefined;
  const preload = component?.preload;
  if (component && preload) component.preload = () => preload().catch(hydrateErrorScreen);
}

/** After a page was hydrated with its content, the next missing script may reload it again (early/scriptFailures.ts). */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation && !served) store('sessionStorage', `reloaded:${window.location.pathname}`, null);
};
