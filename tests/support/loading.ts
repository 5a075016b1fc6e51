/** What the tests of loading share: what is fetched ahead, and the scripts of one page. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Request} from '@playwright/test';
import {matchRoutes} from 'react-router-config';
import {ROOT} from '../../tools/paths';
import {attribute, elementsOf} from './built';
import {remembered} from './remembered';

/** Returns whether a browser fetches something for a later page. */
export const isPrefetch = (request: Request): boolean => request.headers()['sec-purpose'] === 'prefetch';

/** Returns the paths of the scripts that `address` needs, and the page `besides` does not. */
export function ownScripts(address: string, besides: string): Set<string> {
  const others = scriptsOf(besides);
  return new Set(scriptsOf(address).filter((script) => !others.includes(script)));
}

/** Returns the paths of all scripts of a page: those that its HTML names, and those of its routes, which `main` loads. */
export function scriptsOf(address: string): string[] {
  const named = elementsOf(address, 'script[src]').flatMap((script) => attribute(script, 'src') ?? []);
  const {routes, filesOf} = frame('');
  const matched = matchRoutes(routes, address).map(({route}) => String(route.component));
  return [...new Set([...named, ...matched.flatMap(filesOf)])];
}

interface ClientManifest {
  /** Ids of the files that a chunk and what it needs are in, by its name. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

/** What Docusaurus 3.10 wrote about routes and their files. */
const frame = remembered(() => {
  const generated = (name: string) => readFileSync(join(ROOT, '.docusaurus', name), 'utf8');
  const list = generated('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const routes = new Function('ComponentCreator', list)((path: string, hash: string) => `${path}-${hash}`);
  const names = JSON.parse(generated('routesChunkNames.json')) as Record<string, object>;
  const {origins, assets} = JSON.parse(generated('client-manifest.json')) as ClientManifest;
  const filesOf = (route: string) =>
    leaves(names[route])
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);
  return {routes, filesOf};
});

function leaves(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node && typeof node === 'object' ? Object.values(node).flatMap(leaves) : [];
}
