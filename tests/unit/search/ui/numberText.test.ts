import {describe, expect, it} from 'vitest';
import {numberText} from '../../../../src/search/ui/numberText';

describe('a count of results', () => {
  it.each([0, 7, 999, 1000, 1265, 10_000, 123_456, 1_000_000, 12_345_678])(
    'shows %d as the language groups it',
    (count) => {
      expect(numberText(count)).toBe(count.toLocaleString('en'));
    },
  );
});
