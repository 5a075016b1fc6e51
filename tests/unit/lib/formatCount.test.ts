import {describe, expect, it} from 'vitest';
import {formatCount} from '../../../src/lib/formatCount';

describe('a count of results', () => {
  it.each([0, 7, 999, 1000, 1265, 10_000, 123_456, 1_000_000, 12_345_678])(
    'shows %d as the language groups it',
    (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    },
  );
});
