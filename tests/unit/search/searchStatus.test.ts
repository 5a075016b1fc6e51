import {expect, it} from 'vitest';
import {searchStatus} from '../../../src/search/ui/searchStatus';

it.each([
  ['before the first letter', 'none', '', '', false, 'idle'],
  ['for blanks', 'none', '', '  ', false, 'idle'],
  ['until the first response', 'none', '', 'key', false, 'loading'],
  ['with the response, whatever blanks are typed around the query', 'found', 'key ', 'key ', false, 'idle'],
  ['while the older results are on screen', 'found', 'key', 'keys', false, 'loading'],
  ['when that takes long', 'found', 'key', 'keys', true, 'stalled'],
  ['after a failure', 'failed', 'key', 'key', false, 'error'],
  ['with the next letter after a failure', 'failed', 'key', 'keys', false, 'loading'],
] as const)('a search %s is of its status', (_when, kind, settled, query, isStalled, status) => {
  expect(searchStatus({kind, query: settled}, query, isStalled)).toBe(status);
});
