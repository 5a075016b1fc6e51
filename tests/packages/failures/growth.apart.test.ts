/** Every parser of foreign text, on generated texts with a seed. */

import {matchFailures} from '@speech-docs/protocol/failures/match';
import {readCapture} from '@speech-docs/protocol/sessionCheck/read';
import {mask} from '@speech-docs/protocol/sessionCheck/secrets';
import {expect, it} from 'vitest';
import {superlinear} from '../../support/growth';
import {failures, hosts} from './recorded';

const parsers: [string, (text: string) => unknown][] = [
  ['matchFailures', (text) => matchFailures(text, failures, hosts)],
  ['readCapture', (text) => readCapture(text, () => undefined)],
  ['mask', mask],
];

it.each(parsers)('%s takes at most six times as long for four times the text', (_, parse) => {
  expect(superlinear(parse)).toEqual([]);
});

it.each([
  ['blanks', ' '.repeat(20_000)],
  ['lines', '\n'.repeat(20_000)],
  ['digits', '1'.repeat(20_000)],
  ['an aligned log', 'status     200     ok\n'.repeat(900)],
])('a page is not blocked by 20 kB of %s', (_, text) => {
  const start = performance.now();
  matchFailures(text, failures, hosts);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('the worker is not blocked by padding', () => {
  const frame = {type: 'send', opcode: 2, data: `${'='.repeat(100_000)}a`};
  const text = JSON.stringify({log: {entries: [{_webSocketMessages: [frame]}]}});
  const start = performance.now();
  expect(() => readCapture(text, () => undefined)).toThrow('Expected');
  expect(performance.now() - start).toBeLessThan(2000);
});
