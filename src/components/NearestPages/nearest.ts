/** Which pages a reader may have meant by an address that does not exist. */

import {routes} from '@site/data/routes';
import {provider} from '@site/provider';
import {distance} from 'fastest-levenshtein';

export type NearPage = {path: string; title: string};

const MOST_SHOWN = 3;
/** Share of an address that may differ before it is no longer "like" the other one. */
const LIKENESS_FLOOR = 0.45;

/** Returns up to three pages whose addresses resemble `path`, nearest first; none when nothing is near. */
export function nearestPages(path: string): NearPage[] {
  const wanted = clean(path);
  if (!wanted) return [];
  return routes
    .filter((route) => route.kind !== 'search' && route.path !== '/not-found')
    .map((route) => ({route, likeness: likeness(wanted, clean(route.path))}))
    .filter(({likeness}) => likeness >= LIKENESS_FLOOR)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SHOWN)
    .map(({route}) => ({path: route.path, title: route.title.replace('{{provider.name}}', provider.name)}));
}

/** 1 for the same address, 0 for nothing in common. The last part counts most: folders move, page names stay. */
function likeness(a: string, b: string): number {
  return 0.4 * alike(a, b) + 0.6 * alike(lastPart(a), lastPart(b));
}

function alike(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function clean(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$|\/$/g, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/_/g, '-')
    .slice(0, 200);
}
