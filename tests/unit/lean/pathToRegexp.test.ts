import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {isPlain, pathsOf} from '../../../src/lean/pathToRegexp/index.server';
import small from '../../../src/lean/pathToRegexp/plain';
import {declaredPages} from '../../support/declaredPages';

type PathToRegexp = typeof small;
const original: PathToRegexp = createRequire(import.meta.url)('path-to-regexp');

const paths = declaredPages().map(({path}) => path);
/** The router's links escape addresses before they ask. */
const escaped = paths.map((path) => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1'));
const addresses = [...paths, ...escaped, '/', '/a.b', '/batch/', '*'];
const visited = [...addresses, '/unknown', '/A.B', '/a.b/c', '//', '/batch', '/batch//', ''];
const choices = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

describe('the function for plain addresses', () => {
  it.each(choices)('matches what the library matches, with %o', (options) => {
    for (const address of addresses) {
      const [theirs, ours] = [original(address, [], options), small(address, [], options)];
      for (const path of visited) {
        const of = (expression: RegExp) => expression.exec(path)?.slice();
        expect(of(ours), `${address} for ${path}`).toEqual(of(theirs));
      }
    }
  });

  it('names the part that an asterisk matches as the library does', () => {
    const [theirs, ours]: {name: number}[][] = [[], []];
    original('*', theirs);
    small('*', ours);
    expect(ours?.map(({name}) => name)).toEqual(theirs?.map(({name}) => name));
  });
});

describe('the addresses of routes', () => {
  it('are read from the generated list', () => {
    const list =
      "[\n  {\n    path: '/a',\n    component: ComponentCreator('/a', '111'),\n  },\n  {\n    path: '*',\n  },\n]";
    expect(pathsOf(list)).toEqual(['/a', '*']);
  });

  it('with a parameter or a wildcard keep the library', () => {
    expect(['/docs/:id', '/docs/*', '/docs/(a|b)', '/docs/a?'].filter(isPlain)).toEqual([]);
    expect(paths.filter((path) => !isPlain(path))).toEqual([]);
  });
});
