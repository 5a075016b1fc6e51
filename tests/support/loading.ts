/** What the tests of loading share: what is fetched ahead, and the scripts of one page. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Request} from '@playwright/test';
import {matchRoutes} from 'react-router-config';
import {BUILD, ROOT} from '../../tools/paths';
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
  const {routes, chunksOf} = frame('');
  const matched = matchRoutes(routes, address).map(({route}) => String(route.component));
  return [...new Set([...named, ...matched.flatMap(chunksOf)])];
}

/** What Docusaurus 3.10 and the bundler wrote about routes and their files. */
const frame = remembered(() => {
  const generated = (name: string) => readFileSync(join(ROOT, '.docusaurus', name), 'utf8');
  const script = (start: string) => {
    const name = readdirSync(join(BUILD, 'assets/js')).find((one) => one.startsWith(start) && one.endsWith('.js'));
    return readFileSync(join(BUILD, 'assets/js', name ?? start), 'utf8');
  };
  const list = generated('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const routes = new Function('ComponentCreator', list)((path: string, hash: string) => `${path}-${hash}`);
  const names = JSON.parse(generated('routesChunkNames.json')) as Record<string, object>;
  const [, id = '', expression = ''] = /\.u=(\w+)=>(.*?"\.js")/.exec(script('runtime~main.')) ?? [];
  const fileOf = new Function(id, `return ${expression}`) as (id: string) => string;
  const main = script('main.');
  const filesOf = (name: string) => {
    const [, imports = ''] = new RegExp(`[,{]"?${name}"?:\\[\\(\\)=>(.*?)\\.then`).exec(main) ?? [];
    const files = [...imports.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, chunk = '']) => `/${fileOf(chunk)}`);
    // A chunk of styles alone has no script.
    return files.filter((file) => !file.includes('.undefined.'));
  };
  return {routes, chunksOf: (route: string) => leaves(names[route]).flatMap(filesOf)};
});

/** Returns the texts in an object, however deep. */
function leaves(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node && typeof node === 'object' ? Object.values(node).flatMap(leaves) : [];
}
