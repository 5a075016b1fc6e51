import {describe, expect, it} from 'vitest';
import {writeJson, writeJsonInParts} from '../../../src/lib/jsonText';

const word = {
  alternatives: [{confidence: 0.87, content: 'pier', language: 'en', speaker: 'UU'}],
  end_time: 4.76,
  start_time: 4.37,
  type: 'word',
};

describe('JSON on a page', () => {
  it('stands on one line when it fits, and has a line per member when it does not', () => {
    expect(writeJson({a: [1, true, null], b: {c: 'x "y"'}})).toBe('{"a": [1, true, null], "b": {"c": "x \\"y\\""}}');
    expect(writeJson(word, 4)).toBe(
      [
        '{',
        '      "alternatives": [',
        '        {"confidence": 0.87, "content": "pier", "language": "en", "speaker": "UU"}',
        '      ],',
        '      "end_time": 4.76,',
        '      "start_time": 4.37,',
        '      "type": "word"',
        '    }',
      ].join('\n'),
    );
  });

  it('is the same document when its parts are put together', () => {
    const document = {format: '2.9', job: {id: 'k3v9qd71xa', tags: []}, results: [word, word, {type: 'punctuation'}]};
    const {head, entries, tail} = writeJsonInParts(document, 'results');
    expect(entries).toHaveLength(3);
    expect(JSON.parse(head + entries.join('') + tail)).toEqual(document);
  });
});
