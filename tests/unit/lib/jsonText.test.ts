import {describe, expect, it} from 'vitest';
import {formatJson, formatJsonInParts} from '../../../src/lib/jsonText';

const word = {
  alternatives: [{confidence: 0.87, content: 'pier', language: 'en', speaker: 'UU'}],
  end_time: 4.76,
  start_time: 4.37,
  type: 'word',
};

describe('JSON on a page', () => {
  it('is on one line when it fits, and has a line per field when it does not', () => {
    expect(formatJson({a: [1, true, null], b: {c: 'x "y"'}})).toBe('{"a": [1, true, null], "b": {"c": "x \\"y\\""}}');
    expect(formatJson(word, {indent: 4, width: 90})).toBe(
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

  it('breaks long lists and keeps lines short enough for a code block', () => {
    expect(formatJson({a: [1, 2], b: {}})).toBe('{"a": [1, 2], "b": {}}');
    const long = formatJson({words: Array.from({length: 30}, (_, index) => `word ${index}`)});
    expect(long.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(JSON.parse(long).words).toHaveLength(30);
  });

  it('is the same document when its parts are put together', () => {
    const document = {format: '2.9', job: {id: 'k3v9qd71xa', tags: []}, results: [word, word, {type: 'punctuation'}]};
    const {head, entries, tail} = formatJsonInParts(document, 'results', 90);
    expect(entries).toHaveLength(3);
    expect(JSON.parse(head + entries.join(',\n') + tail)).toEqual(document);
  });
});
