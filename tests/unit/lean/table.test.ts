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
