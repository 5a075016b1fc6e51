import {expect, it} from 'vitest';
import {jsonTokens} from '../../../src/lib/jsonTokens';

it('gives each piece of JSON its color, and loses no character', () => {
  const text = JSON.stringify({message: 'Info', list: [1, -2.5e3, true, null], 'a "b"': 'c: {}'}, null, 2);
  const tokens = jsonTokens(text);
  expect(tokens.map((token) => token.text).join('')).toBe(text);
  const ofKind = (kind: string) => tokens.filter((token) => token.kind === kind).map((token) => token.text);
  expect(ofKind('name')).toEqual(['"message"', '"list"', '"a \\"b\\""']);
  expect(ofKind('string')).toEqual(['"Info"', '"c: {}"']);
  expect(ofKind('number')).toEqual(['1', '-2500']);
  expect(ofKind('keyword')).toEqual(['true', 'null']);
});
