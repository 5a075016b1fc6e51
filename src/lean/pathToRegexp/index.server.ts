/** Replaces the library that reads the addresses of routes. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FOLDER} from '../folder.server';
import type {Replacement} from '../types';

const PLAIN = join(FOLDER, 'pathToRegexp/plain.ts');
const ROUTE = /^\s*path: '([^']*)'/gm;

export const pathToRegexp: Replacement = {
  name: 'path-to-regexp',
  replaces: '`path-to-regexp` in the page by a function for addresses without parameters',
  safeBecause: 'The build looks at every route, and keeps the library when one of them has a parameter or a wildcard.',
  checkedBy: '`tests/unit/lean/pathToRegexp`: the same matches as the library for every address of the site',
  change({context, isServer}) {
    if (isServer) return undefined;
    const paths = pathsOf(readFileSync(join(context.generatedFilesDir, 'routes.js'), 'utf8'));
    if (paths.length === 0) return {missing: 'Docusaurus writes routes.js in another format.'};
    const special = paths.find((path) => path !== '*' && !isPlain(path));
    if (special) return {unsafe: `the route ${special} has a parameter or a wildcard`};
    return {alias: {'path-to-regexp$': PLAIN}, uses: [PLAIN]};
  },
};

/** Returns the addresses of all routes in the generated `routes.js`. */
export function pathsOf(source: string): string[] {
  return [...source.matchAll(ROUTE)].map(([, path = '']) => path);
}

/** Returns whether an address has none of the characters that mean something to path-to-regexp. */
export const isPlain = (path: string): boolean => !/[:*?+()[\]{}|\\]/.test(path);
