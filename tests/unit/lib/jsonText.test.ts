import {expect, it} from 'vitest';
import {formatJsonInParts} from '../../../src/lib/jsonText';

// What is on one line, and what has a line per field: the golden file of an operation in tests/build/copies.test.ts.
it('JSON in parts is the same document when they are put together', () => {
  const results = [{content: 'pier', tags: ['a']}, {content: 'and'}, {type: 'punctuation'}];
  const document = {format: '2.9', job: {id: 'k3v9qd71xa', tags: []}, results};
  const {head, entries, tail} = formatJsonInParts(document, 'results', 90);
  expect(entries).toHaveLength(3);
  expect(JSON.parse(head + entries.join(',\n') + tail)).toEqual(document);
});
