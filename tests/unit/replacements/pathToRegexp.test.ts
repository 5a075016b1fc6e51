import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {routes} from '../../../data/routes';
import small from '../../../src/replacements/pathToRegexp';

type PathToRegexp = typeof small;
const original: PathToRegexp = createRequire(import.meta.url)('path-to-regexp');

const addresses = [...routes.map(({path}) => path), '/', '/a.b', '/batch/', '*'];
const asked = [...addresses, '/unknown', '/A.B', '/a.b/c', '//', '/batch', '/batch//', ''];
const choices = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

describe('the small reader of addresses', () => {
  it.each(choices)('finds what the original finds, with %o', (options) => {
    for (const address of addresses) {
      const [theirs, ours] = [original(address, [], options), small(address, [], options)];
      for (const path of asked) {
        const of = (expression: RegExp) => expression.exec(path)?.slice();
        expect(of(ours), `${address} for ${path}`).toEqual(of(theirs));
      }
    }
  });

  it('names the part that an asterisk stands for as the original does', () => {
    const [theirs, ours]: {name: number}[][] = [[], []];
    original('*', theirs);
    small('*', ours);
    expect(ours?.map(({name}) => name)).toEqual(theirs?.map(({name}) => name));
  });
});
