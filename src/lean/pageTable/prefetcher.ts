/**
 * Replaces Docusaurus's client/docusaurus (`window.docusaurus`), which downloads what a page needs ahead of a click. The
 * original finds a route's chunks in a list of all chunks; here a route has its own list.
 */
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;
type Connection = {effectiveType?: string; saveData?: boolean};

const loaded = new Set<string>();
/** Scripts that are there or on their way. */
const scripts = new Set(Array.from(document.scripts, (script) => script.getAttribute('src')));

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.effectiveType?.includes('2g') || connection?.saveData || false;
}

/** Links carry fragments and queries, which no route has. */
const pathOf = (link: string) => link.split(/[?#]/)[0] ?? '';

/**
 * Resolves when the page is hydrated and idle: it has to respond to a click before it requests twenty files. Links come
 * into view a frame or two before hydration ends, and that time may be idle, too. Safari has no idle callback.
 */
const whenIdle = () => new Promise<void>(waitForHydration);

function waitForHydration(done: () => void): void {
  if (document.documentElement.getAttribute('data-has-hydrated') !== 'true') {
    requestAnimationFrame(() => waitForHydration(done));
  } else if (window.requestIdleCallback) window.requestIdleCallback(done);
  else window.setTimeout(done, 500);
}

function prefetch(link: string): false | Promise<unknown> {
  const path = pathOf(link);
  if (isSlowConnection() || loaded.has(path)) return false;
  return whenIdle().then(() => {
    const chunks = matchRoutes(routes as never, path).flatMap(({route}) => route.chunks as string[]);
    const files = new Set(chunks.map((chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk)));
    // Chunks that the bundler merged into another have no file of their own.
    const missing = [...files].filter((file) => !file.includes('undefined') && !scripts.has(file));
    for (const file of missing) scripts.add(file);
    return Promise.all(missing.map(prefetchFile));
  });
}

/**
 * Puts a file into the browser's cache. By a request, which the policy allows in every browser: Firefox judges
 * `<link rel=prefetch>` by `default-src`, which is nobody. A file that does not come is requested again by the click.
 */
async function prefetchFile(file: string): Promise<void> {
  // Read to its end, since only a whole response is kept. A page's script names the file of its HTML (decisions/0013).
  const text = await fetch(file, {priority: 'low'} as RequestInit)
    .then((response) => response.text())
    .catch(() => '');
  const html = /assets\/html\/\w+\.json/.exec(text)?.[0];
  if (html) await prefetchFile(__webpack_public_path__ + html);
}

function preload(link: string): false | Promise<unknown> {
  const path = pathOf(link);
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  // A head start: whoever follows the link loads the page again and sees what is wrong.
  return preloadRoute(path).catch(() => undefined);
}

export default Object.freeze({prefetch, preload});
