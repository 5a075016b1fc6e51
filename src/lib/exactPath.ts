import {safeDecode} from './safeDecode';

/**
 * Returns whether `pathname` is the address of `route` in another capitalization. The router ignores capitals; the hosts
 * of this site do not (decisions/0020-exact-addresses.md).
 */
export function isOtherCapitalization(pathname: string, route: string): boolean {
  const [asked, known] = [safeDecode(pathname), safeDecode(route)].map((path) => path.replace(/\/$/, ''));
  return asked !== known && asked?.toLowerCase() === known?.toLowerCase();
}
