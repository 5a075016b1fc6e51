/**
 * Replaces path-to-regexp, with which react-router reads the addresses of routes: those of this site have no parameters,
 * except for the `*` of the page for unknown addresses. It makes the same expressions for them.
 */
type Options = {end?: boolean; strict?: boolean; sensitive?: boolean};
type Key = {name: number};

export default function pathToRegexp(path: string, keys: Key[] = [], options: Options = {}): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  // The router's links escape an address before they match it.
  let route = path.replace(/\\(.)/g, '$1').replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  if (path === '*') {
    keys.push({name: 0});
    route = '(.*)';
  }
  const isFolder = path.endsWith('/');
  if (!strict) route = `${isFolder ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  if (end) route += '$';
  else if (!strict || !isFolder) route += '(?=\\/|$)';
  return new RegExp(`^${route}`, sensitive ? '' : 'i');
}

/** For redirects to an address with parameters, of which there are none. */
pathToRegexp.compile = (path: string) => () => path;
