/** What the project is made of besides its own code: where it comes from, what it may do, under which licence. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Package>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
/** From the registry: the workspaces of this repository, and the links to them, are its own code. */
const packages = Object.entries(lock.packages).filter(
  ([path, {link}]) => path !== '' && !path.startsWith('packages/') && !link,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Each of these may be in the tree once: a second copy breaks hooks, or asks another way than the first. */
const SINGLE = ['react', 'react-dom', 'scheduler', 'algoliasearch', '@algolia/client-common'];

/** Licences that ask for nothing but their own text. */
const FREE = [
  ...'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Python-2.0'.split(' '),
  ...'PSF-2.0 WTFPL'.split(' '),
];

/** Others, each with the reason why it is no burden: all of them are unchanged tools or data of the build. */
const OTHER_LICENCES: Record<string, {licence: string | undefined; why: string}> = {
  lightningcss: {licence: 'MPL-2.0', why: 'minifies styles; its own files stay as they are'},
  'axe-core': {licence: 'MPL-2.0', why: 'judges accessibility in the tests; readers never get it'},
  'caniuse-lite': {licence: 'CC-BY-4.0', why: 'a table of browsers; readers never get it'},
  '@cspell/dict-en-common-misspellings': {licence: 'CC BY-SA 4.0', why: 'a list of words for the check of prose'},
  eval: {licence: undefined, why: 'MIT, in a field of an older form (its LICENSE)'},
  format: {licence: undefined, why: 'MIT, in a field of an older form'},
  pako: {licence: '(MIT AND Zlib)', why: 'unpacks archives for a browser driver; readers never get it'},
  'require-like': {licence: undefined, why: 'MIT (its License)'},
};

it('the lockfile holds the checksum of every package, and no host to fetch one from', () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(packages.length).toBeGreaterThan(1000);
  expect(packages.filter(([, {integrity}]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, {resolved}]) => resolved).map(([path]) => path)).toEqual([]);
});

it('the lockfile holds each of the packages once that may not be there twice', () => {
  const once = packages.map(([path]) => nameOf(path)).filter((name) => SINGLE.includes(name));
  expect(once.sort()).toEqual(SINGLE.toSorted());
});

it('the lockfile contains no unknown license', () => {
  const unknown = packages.filter(([path, {license}]) => {
    const name = nameOf(path).replace(/^(lightningcss)-.*/, '$1');
    const other = OTHER_LICENCES[name];
    if (other) return other.licence !== license;
    const choices = (license ?? '').replace(/[()]/g, '').split(/ OR /);
    return !choices.some((choice) => choice.split(' AND ').every((one) => FREE.includes(one)));
  });
  expect(unknown.map(([path, {license}]) => `${path}: ${license}`)).toEqual([]);
});

it('package.json names exact versions only', () => {
  const all = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('each workspace declares the packages that its own files import', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*.ts'], {encoding: 'utf8'}).trim().split('\n');
  const undeclared = files
    .filter((file) => !file.includes('/tests/'))
    .flatMap((file) => {
      const folder = file.split('/').slice(0, 2).join('/');
      const {name, dependencies, devDependencies} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const declared = {...dependencies, ...devDependencies, [name]: ''};
      const text = readFileSync(file, 'utf8');
      const imported = text.matchAll(/^(?:import|export|\}) .*?\bfrom '((?:@[\w-]+\/)?[\w-]+)(?=['/])/gm);
      return [...imported].flatMap(([, one = '']) =>
        one in declared || `@types/${one}` in declared ? [] : [`${file}: ${one}`],
      );
    });
  expect(undeclared).toEqual([]);
});

it('an installation runs no script of any package', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
