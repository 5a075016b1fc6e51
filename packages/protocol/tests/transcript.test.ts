import {describe, expect, it} from 'vitest';
import {cuesOf, type Item, type Transcript, textOf, turnsOf, unitsOf} from '../transcript';

type Facts = Partial<Item> & {speaker?: string};

function item(content: string, start: number, end: number, {speaker = 'UU', ...facts}: Facts = {}): Item {
  return {
    type: 'word',
    start_time: start,
    end_time: end,
    alternatives: [{content, confidence: 0.99, language: 'en', speaker}],
    ...facts,
  };
}

const mark = (content: string, at: number, facts: Facts = {}) =>
  item(content, at, at, {type: 'punctuation', attaches_to: 'previous', is_eos: content === '.', ...facts});

const transcript = (results: Item[], word_delimiter = ' '): Transcript => ({
  metadata: {language_pack_info: {word_delimiter}},
  results,
});

describe('a transcript read word by word', () => {
  it('has marks at the words that they attach to, and knows the items behind each', () => {
    const units = unitsOf(transcript([item('Yes', 0, 0.4), mark(',', 0.4), item('two', 0.5, 0.9), mark('.', 0.9)]));
    expect(units.map(({text, indexes, endsSentence}) => [text, indexes, endsSentence])).toEqual([
      ['Yes,', [0, 1], false],
      ['two.', [2, 3], true],
    ]);
  });

  it('has marks before and between words too, and names the word first', () => {
    const opening = mark('¿', 0, {attaches_to: 'next'});
    const hyphen = mark('-', 0.8, {attaches_to: 'both'});
    const units = unitsOf(
      transcript([opening, item('Lee', 0, 0.4), item('well', 0.5, 0.8), hyphen, item('made', 0.8, 1)]),
    );
    expect(units.map(({text, indexes}) => [text, indexes])).toEqual([
      ['¿Lee', [1, 0]],
      ['well-made', [2, 3, 4]],
    ]);
    expect(units[1]?.end).toBe(1);
  });

  it('changes turns with the speaker, or with the channel when there are channels', () => {
    const spoken = [
      item('Hi', 0, 1, {speaker: 'S1'}),
      item('there', 1, 2, {speaker: 'S1'}),
      item('Oh', 2, 3, {speaker: 'S2'}),
    ];
    expect(turnsOf(unitsOf(transcript(spoken))).map((turn) => [turn[0]?.label, turn.length])).toEqual([
      ['S1', 2],
      ['S2', 1],
    ]);
    const onChannels = [item('Hi', 0, 1, {channel: 'Host'}), item('Oh', 2, 3, {channel: 'Guest'})];
    expect(unitsOf(transcript(onChannels)).map(({label}) => label)).toEqual(['Host', 'Guest']);
  });
});

it('plain text is one paragraph without labels, and has a heading for each turn with them', () => {
  const words = (speakers: [string, string]) =>
    transcript([
      item('Hi', 0, 1, {speaker: speakers[0]}),
      mark('.', 1, {speaker: speakers[0]}),
      item('Oh', 2, 3, {speaker: speakers[1]}),
    ]);
  expect(textOf(words(['UU', 'UU']))).toBe('Hi. Oh');
  expect(textOf(words(['S1', 'S2']))).toBe('SPEAKER: S1\nHi.\nSPEAKER: S2\nOh');
});

it('plain text has no spaces in languages that are written without', () => {
  expect(textOf(transcript([item('你', 0, 1), item('好', 1, 2), mark('。', 2)], ''))).toBe('你好。');
});

describe('subtitles', () => {
  const words = 'one two three four five six'.split(' ').map((word, index) => item(word, index, index + 0.5));

  it('break lines that are full, and begin another subtitle when all lines are', () => {
    expect(cuesOf(transcript(words), 9, 2)).toEqual([
      {start: 0, end: 2.5, text: 'one two\nthree'},
      {start: 3, end: 5.5, text: 'four five\nsix'},
    ]);
    expect(cuesOf(transcript(words), 9, 1)).toHaveLength(4);
  });

  it('begin with each sentence', () => {
    const cues = cuesOf(transcript([item('Stop', 0, 1), mark('.', 1), item('Go', 2, 3), mark('.', 3)]));
    expect(cues.map(({text}) => text)).toEqual(['Stop.', 'Go.']);
  });

  it('may break an entity between its written words, and keep its mark', () => {
    const written_form = [item('23rd', 1, 1.5), item('of', 1.5, 1.7), item('April', 1.7, 2)];
    const date = item('23rd of April', 1, 2, {type: 'entity', entity_class: 'date', written_form});
    const cues = cuesOf(transcript([item('On', 0, 1), date, mark('.', 2)]), 10, 1);
    expect(cues).toEqual([
      {start: 0, end: 1.7, text: 'On 23rd of'},
      {start: 1.7, end: 2, text: 'April.'},
    ]);
  });
});
