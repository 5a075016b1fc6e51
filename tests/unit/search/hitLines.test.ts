import {plainText, unmarked} from '@speech-docs/search/segments';
import type {Hit} from '@speech-docs/search/types';
import {describe, expect, it} from 'vitest';
import {hitLines} from '../../../src/search/ui/list/hitLines';

const hit = (titles: string[], snippet: string | null): Hit => ({
  objectID: '1',
  type: snippet ? 'content' : 'lvl3',
  url: 'https://docs.example.com/errors#4006',
  urlWithoutAnchor: 'https://docs.example.com/errors',
  hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, unmarked(title)])),
  snippet: snippet === null ? null : unmarked(snippet),
});

const read = (one: Hit, fromLevel = 1, hasTwin = false) => {
  const {title, text} = hitLines(one, fromLevel, hasTwin);
  return [plainText(title), text && plainText(text)];
};

describe('a hit reads', () => {
  it('page and heading first, then the text that matched', () => {
    const one = hit(['Speech to Text', 'Errors', 'Close codes', '4006 timelimit_exceeded'], 'The usage is spent.');
    expect(read(one)).toEqual(['Errors › 4006 timelimit_exceeded', 'The usage is spent.']);
  });

  it('where it is when its heading says it all', () => {
    const one = hit(['API', 'Realtime', 'Messages you send', 'StartRecognition', 'max_delay'], null);
    expect(read(one)).toEqual(['Realtime › max_delay', 'Messages you send › StartRecognition']);
    expect(read(hit(['API', 'Realtime'], null))).toEqual(['Realtime', null]);
  });

  it('with the heading above between them where another row has the same page and heading', () => {
    const one = hit(['API', 'Realtime', 'Messages you send', 'StartRecognition', 'max_delay'], null);
    expect(read(one, 1, true)).toEqual(['Realtime › StartRecognition › max_delay', 'Messages you send']);
    expect(read(hit(['API', 'Realtime', 'Errors'], null), 1, true)).toEqual(['Realtime › Errors', null]);
  });

  it('its heading alone below a title that names the page', () => {
    expect(read(hit(['API', 'Errors', 'Close codes'], 'How it ends.'), 2)).toEqual(['Close codes', 'How it ends.']);
  });
});
