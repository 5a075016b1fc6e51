import {expect, it} from 'vitest';
import {isOtherCapitalization} from '../../../src/lib/exactPath';

it.each([
  ['/Guide', '/guide', true],
  ['/a%20Page', '/a page', true],
  ['/guide', '/guide', false],
  ['/guide/', '/guide', false],
  ['/a%20page', '/a page', false],
  ['/nowhere', '/', false],
])('%s is another capitalization of %s: %s', (pathname, route, expected) => {
  expect(isOtherCapitalization(pathname, route)).toBe(expected);
});
