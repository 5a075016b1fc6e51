import {expect, it} from 'vitest';
import {formatJsonInParts} from '../../../src/lib/jsonText';

it('JSON in parts is the same document when they are put together', () => {
  const results = [{content: 'pier', tags: ['a']}, {content: 'and'}, {type: 'punctuation'}];
  const document = {format: '2.9', job: {id: 'k3v9qd71xa', tags: []}, results};
  const {head, entries, tail} = formatJsonInParts(document, 'results', 90);
  expect(entries).toHaveLength(3);
  expect(JSON.parse(head + entries.join(',\n') + tail)).toEqual(document);
});
