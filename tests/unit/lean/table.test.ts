import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import figures from '../../../src/lean/figures.json';
import {chosenReplacements, REPLACEMENTS} from '../../../src/lean/table.server';
import {leverTable, type Saving} from '../../../tools/leverTable';

const namesFor = (lean?: string) => chosenReplacements(lean).map(({name}) => name);

describe('LEAN', () => {
  it('leaves all replacements in by default, none with 0, and those out that it names', () => {
    expect(namesFor()).toEqual(REPLACEMENTS.map(({name}) => name));
    expect(namesFor('0')).toEqual([]);
    expect(namesFor('-head,-page-table')).toEqual(
      namesFor().filter((name) => name !== 'head' && name !== 'page-table'),
    );
  });

  it('is rejected with the variable, its value, and the names that it knows when it names something else', () => {
    expect(() => chosenReplacements('false')).toThrow(/LEAN is "false".*Use 0 .*Names: .*page-table/);
    expect(() => chosenReplacements('-heads')).toThrow('"-heads" is not one of its values');
  });
});

describe('the table', () => {
  it.each(REPLACEMENTS.map((one) => [one.name, one] as const))('names tests of %s that exist', (_name, one) => {
    const tests = [...one.checkedBy.matchAll(/`(tests\/[\w/]+)`/g)].map(([, path]) => path);
    expect(tests.length).toBeGreaterThan(0);
    const endings = ['.test.ts', '.spec.ts', '.ts'];
    expect(tests.filter((path) => !endings.some((ending) => existsSync(`${path}${ending}`)))).toEqual([]);
  });

  it('is in the README, with the figures that the benchmark wrote', () => {
    expect(readFileSync('src/lean/README.md', 'utf8')).toContain(
      leverTable(figures as {savings: Record<string, Saving>}),
    );
  });

  it('has only replacements that save a reader at least half a kilobyte', () => {
    const savings = figures.savings as Record<string, Saving>;
    expect(REPLACEMENTS.filter(({name}) => !((savings[name]?.bytes ?? 0) >= 500)).map(({name}) => name)).toEqual([]);
  });
});
