import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {specification} from '../specification';

/** Whether a file has a test with this in its name: a string literal on a line of its own or behind the call. */
function hasTest(file: string, name: string): boolean {
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.some((line) => !/^\s*(?:\/\/|\*)/.test(line) && /['"`]/.test(line) && line.includes(name));
}

describe('the specification', () => {
  it('is told sentence by sentence, for all its sections', () => {
    expect(new Set(specification.map(({section}) => section))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  it.each(specification)('§$section is shown by tests: $says', ({shownBy}) => {
    expect(shownBy.length).toBeGreaterThan(0);
    expect(shownBy.filter(([file, name]) => !hasTest(file, name))).toEqual([]);
  });
});
