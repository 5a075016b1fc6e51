/**
 * The part of the early script that acts when scripts of the site do not load. In order: a site below the wrong base URL
 * shows a banner and nothing else, because no reload can help; otherwise one reload gets the scripts of a newer release;
 * if that did not help and the framework itself is missing, a notice offers Reload beside the text that was served. When
 * only the content of the page is missing, hydration.client.ts shows error and Retry instead. Its texts are in English: the
 * texts of other languages come with the scripts that are missing.
 */
import {readStored, store} from '../../../lib/storage';

const root = document.documentElement;

/** Listens for scripts that fail; `baseUrl` is where the site expects its files. */
export function watchScripts(baseUrl: string): void {
  addEventListener(
    'error',
    (event) => {
      if (isOwn(event.target) || event.filename?.includes('/assets/js/')) recover(baseUrl);
    },
    true,
  );
  // Also for prefetched scripts: the failure shows when the link is followed.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name !== 'ChunkLoadError' && event.reason?.code !== 'CSS_CHUNK_LOAD_FAILED') return;
    event.preventDefault();
    recover(baseUrl);
  });
}

function isOwn(node: unknown): boolean {
  return node instanceof HTMLScriptElement && node.src.startsWith(`${location.origin}/`);
}

function recover(baseUrl: string) {
  if (root.getAttribute('data-has-hydrated') === 'true' || root.hasAttribute('data-incomplete')) return;
  root.setAttribute('data-incomplete', '');
  if (pathOf(location.href) === pathOf(canonical())) reload();
  else whenLoaded(() => (isStyled() ? reload() : showBanner(baseUrl)));
}

/** The one address of this page, as the build wrote it. */
export const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '/';
const pathOf = (address: string) =>
  new URL(address, location.href).pathname.toLowerCase().replace(/(\/index)?\.html$|\/$/, '');
const isStyled = () => getComputedStyle(root).colorScheme !== 'normal';

function whenLoaded(act: () => void) {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

function reload() {
  const key = `reloaded:${location.pathname}`;
  const build = document.querySelector<HTMLScriptElement>('script[src*="/assets/js/"]')?.src ?? '';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = navigation?.type !== 'reload' && readStored('sessionStorage', key) !== build;
  // Where storage is blocked, a second reload could not be prevented.
  if (navigator.onLine !== false && isFirst && store('sessionStorage', key, build)) {
    root.setAttribute('data-incomplete', 'reloading');
    console.warn('A script of this page did not load. The page is loaded again.');
    location.reload();
    return;
  }
  whenLoaded(() => {
    if (!('docusaurus' in window)) showNotice();
  });
}

function showNotice() {
  const bar = document.createElement('div');
  const button = document.createElement('button');
  bar.className = 'site-notice';
  bar.setAttribute('role', 'status');
  bar.textContent = 'Part of this page did not load. You can read on; search and menus need a reload. ';
  button.textContent = 'Reload';
  button.onclick = () => location.reload();
  bar.append(button);
  document.body.append(bar);
}

/** For the maintainer of the site, like the banner of Docusaurus whose place it takes. */
function showBanner(baseUrl: string) {
  const bar = document.createElement('div');
  const path = pathOf(canonical()).slice(baseUrl.length - 1);
  const here = pathOf(location.href);
  const folder = here.slice(0, here.length - path.length);
  const suggestion = here.slice(folder.length) === path ? ` and the address of this page suggests ${folder}/` : '';
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:sticky;top:0;z-index:9;padding:1rem;background:#fff3cd;color:#332701;font:1.1rem system-ui';
  bar.textContent =
    'This site did not load properly: its files are not where it looks for them. A common reason is a wrong baseUrl in ' +
    `its configuration. The current one is ${baseUrl}${suggestion}.`;
  document.body.prepend(bar);
}
