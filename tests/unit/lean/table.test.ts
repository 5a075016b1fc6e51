import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {chosenReplacements, REPLACEMENTS} from '../../../src/lean/table.server';

const namesFor = (lean?: string) => chosenReplacements(lean).map(({name}) => name);

describe('LEAN', () => {
  it('leaves all replacements in by default, none with 0, and those out that it names', () => {
    expect(namesFor()).toEqual(REPLACEMENTS.map(({name}) => name));
    expect(namesFor('0')).toEqual([]);
    expect(namesFor('-tslib,-sidebar-data')).toEqual(
      namesFor().filter((name) => name !== 'tslib' && name !== 'sidebar-data'),
    );
  });

  it('is rejected with the variable, its value, and the names that it knows when it names something else', () => {
    expect(() => chosenReplacements('false')).toThrow(/LEAN is "false".*Use 0 .*Names: .*sidebar-data/);
    expect(() => chosenReplacements('-tslibs')).toThrow('"-tslibs" is not one of its values');
  });
});

describe('the table in the README', () => {
  const rows = readFileSync('src/lean/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm);
  const table = new Map([...rows].map(([, name = '', row = '']) => [name, row]));

  it('has a row for each replacement, with tests that exist and a saving of at least half a kilobyte', () => {
    expect([...table.keys()]).toEqual(REPLACEMENTS.map(({name}) => name));
    for (const [name, row] of table) {
      const tests = [...row.matchAll(/`(tests\/[\w/]+)`/g)].map(([, path]) => path);
      expect(tests.length, name).toBeGreaterThan(0);
      expect(
        tests.filter((path) => !['.test.ts', '.spec.ts'].some((ending) => existsSync(`${path}${ending}`))),
      ).toEqual([]);
      expect(Number(/([\d.]+) kB/.exec(row)?.[1]), name).toBeGreaterThanOrEqual(0.5);
    }
  });
});
