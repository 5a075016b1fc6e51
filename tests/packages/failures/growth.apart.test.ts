import {matchFailures} from '@speech-docs/protocol/failures';
import {mask, readCapture} from '@speech-docs/protocol/sessionCheck';
import {expect, it} from 'vitest';
import {superlinear} from '../../support/growth';
import {failures, hosts} from './finder';

const parsers: [string, (text: string) => unknown][] = [
  ['matchFailures', (text) => matchFailures(text, failures, hosts)],
  ['readCapture', (text) => readCapture(text, () => undefined)],
  ['mask', mask],
  ['readCapture of a binary frame', (text) => readCapture(harOf(`${text}a`), () => undefined)],
];

/** A recording of one frame of audio, in Base64. */
function harOf(data: string): string {
  return JSON.stringify({log: {entries: [{_webSocketMessages: [{type: 'send', opcode: 2, data}]}]}});
}

it.each(parsers)('%s takes at most six times as long for four times the text', (_, parse) => {
  expect(superlinear(parse)).toEqual([]);
});
