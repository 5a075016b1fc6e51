/**
 * Stands in for Docusaurus's client/docusaurus (`window.docusaurus`): downloads what a page needs ahead of a click. The
 * original finds a route's chunks in a list of all; here a route carries its own.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;
type Connection = {effectiveType?: string; saveData?: boolean};

const fetched = new Set<string>();
const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.effectiveType?.includes('2g') || connection?.saveData || false;
}

function prefetch(path: string): false | Promise<unknown> {
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const chunks = matchRoutes(routes as never, path).flatMap(({route}) => route.chunks as string[]);
  const files = [...new Set(chunks)].map((chunk) => __webpack_get_script_filename__(chunk));
  // Chunks that the bundler merged into another have no file of their own.
  return Promise.all(
    files.filter((file) => !file.includes('undefined')).map((file) => prefetchFile(__webpack_public_path__ + file)),
  );
}

function preload(path: string): false | Promise<unknown> {
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({prefetch, preload});
