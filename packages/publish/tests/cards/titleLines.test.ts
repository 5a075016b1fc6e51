import {describe, expect, it} from 'vitest';
import {titleLines} from '../../cards/titleLines';

const WIDTH = 1000;
/** Every character is half as wide as the letters are high. */
const widthOf = (text: string) => text.length / 2;
const broken = (title: string) => titleLines(title, WIDTH, widthOf);

describe('the title of a card', () => {
  it('stays in one line, in the largest letters, when it is short', () => {
    expect(broken('Batch quickstart')).toEqual({lines: ['Batch quickstart'], size: 84});
  });

  it('gets two lines of similar length before its letters get small', () => {
    const {lines, size} = broken('Transcribe audio over a WebSocket connection');
    expect(lines).toEqual(['Transcribe audio over', 'a WebSocket connection']);
    expect(size).toBe(84);
  });

  it('has three lines at most, in which it fits, however many words it has', () => {
    for (const count of [1, 2, 3, 8, 20, 40]) {
      const words = Array.from({length: count}, (_, index) => 'word'.repeat(1 + (index % 3)));
      const {lines, size} = broken(words.join(' '));
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.join(' ').split(' ')).toEqual(words);
      expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('is never cut inside a word: a long word gets smaller letters', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const {lines, size} = broken(`The ${word}`);
    expect(lines.join(' ')).toBe(`The ${word}`);
    expect(lines.some((line) => line.includes(word))).toBe(true);
    expect(widthOf(word) * size).toBeLessThanOrEqual(WIDTH);
  });

  it('may be empty', () => {
    expect(broken('  ').lines).toEqual(['']);
  });
});
