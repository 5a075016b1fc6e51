import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {routes} from '../../../data/routes';

type Options = {path?: string | string[]; exact?: boolean; strict?: boolean; sensitive?: boolean};
type MatchPath = (pathname: string, options: Options) => object | null;

const require = createRequire(import.meta.url);
const matchPath: MatchPath = require('react-router').matchPath;
const quickMatch: {
  (source: string): string;
  differs: (pathname: string, options: Options) => boolean;
} = require('../../../src/replacements/quickMatch.cjs');

const plain = [...routes.map(({path}) => path), '/', '/a.b', '/batch/', '/long/enough/to/have/a/shared/end'];
const patterns = ['/:id', '*', '/a*', '/(a|b)', '/a?', '/a+', '/ü'];
const asked = [
  ...plain.flatMap((path) => [path, `${path}/`, path.toUpperCase(), `${path}//`, `${path}x`, path.slice(0, -1)]),
  ...['', '/x', '/b', '/aa', '/a.c', '/Ü', '/longer/enough/to/have/a/shared/end', '/K', '/ſ'],
];

describe('the quick comparison of addresses', () => {
  it('says no only where the router says no', () => {
    const choices = [{exact: true}, {exact: true, strict: true}, {exact: true, sensitive: true}, {}];
    const options = [...plain, ...patterns].flatMap((path) => choices.map((choice) => ({path, ...choice})));
    const denied = options.flatMap((one) =>
      asked.filter((pathname) => quickMatch.differs(pathname, one)).map((pathname) => ({pathname, one})),
    );
    expect(denied.length).toBeGreaterThan(1000);
    expect(denied.filter(({pathname, one}) => matchPath(pathname, one) !== null)).toEqual([]);
  });

  it('says no for nearly every other page of the site', () => {
    const paths = routes.map(({path}) => path);
    const pairs = paths.flatMap((path) => paths.filter((other) => other !== path).map((other) => ({path, other})));
    const missed = pairs.filter(({path, other}) => !quickMatch.differs(other, {path, exact: true}));
    expect(missed.length).toBeLessThan(pairs.length / 100);
  });

  it('leaves lists of paths and beginnings of addresses to the router', () => {
    expect(quickMatch.differs('/a', {path: ['/b', '/a'], exact: true})).toBe(false);
    expect(quickMatch.differs('/a/b/c', {path: '/a'})).toBe(false);
    expect(quickMatch.differs('/a', {exact: true})).toBe(false);
  });

  it('finds its place in the router, and stops the build when an upgrade has moved it', () => {
    const file = join(dirname(require.resolve('react-router/package.json')), 'esm/react-router.js');
    expect(quickMatch(readFileSync(file, 'utf8'))).toContain('differs(pathname, options)) return null;');
    expect(() => quickMatch('export {};')).toThrow(/quickMatch/);
  });
});
