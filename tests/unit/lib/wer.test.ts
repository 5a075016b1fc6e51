import fc from 'fast-check';
import {distance} from 'fastest-levenshtein';
import {describe, expect, it} from 'vitest';
import {type NormalizationId, normalizationRules, normalizeTexts, numberInWords} from '../../../src/lib/normalizeText';
import {countWordErrors} from '../../../src/lib/wer';
import {languages} from './languages';

const WORKED = {
  reference: 'please send the signed contract back to us today',
  hypothesis: 'send the signed contact back to us later today',
};

/** Gives every word a character of its own, so that a distance of characters is one of words. */
function wordDistance(reference: string[], hypothesis: string[]): number {
  const letters = new Map<string, string>();
  const letterOf = (word: string) => {
    const known = letters.get(word) ?? String.fromCharCode(0x4e00 + letters.size);
    letters.set(word, known);
    return known;
  };
  return distance(reference.map(letterOf).join(''), hypothesis.map(letterOf).join(''));
}

describe('word error rate', () => {
  it('finds one error of each kind in the worked example', () => {
    const errors = countWordErrors(WORKED.reference, WORKED.hypothesis);
    expect(errors).toMatchObject({insertions: 1, deletions: 1, substitutions: 1, words: 9});
    expect(errors.rate).toBeCloseTo(1 / 3);
    expect(errors.edits.filter(({kind}) => kind !== 'same')).toEqual([
      {kind: 'deletion', reference: 'please'},
      {kind: 'substitution', reference: 'contract', hypothesis: 'contact'},
      {kind: 'insertion', hypothesis: 'later'},
    ]);
  });

  it('counts as many errors as a library of edit distances does, on many random texts', () => {
    const words = fc.array(fc.constantFrom(...'abcdefg'), {maxLength: 29});
    fc.assert(
      fc.property(words, words, (reference, hypothesis) => {
        const [said, heard] = [reference.join(' '), hypothesis.join(' ')];
        const {insertions, deletions, substitutions, edits} = countWordErrors(said, heard);
        expect(insertions + deletions + substitutions).toBe(wordDistance(reference, hypothesis));
        expect(edits.flatMap((edit) => ('reference' in edit ? [edit.reference] : []))).toEqual(reference);
        expect(edits.flatMap((edit) => ('hypothesis' in edit ? [edit.hypothesis] : []))).toEqual(hypothesis);
      }),
      {seed: 1, numRuns: 500},
    );
  });

  it('is 0 for equal texts, above 1 for many insertions, and undefined without a reference', () => {
    expect(countWordErrors('one two', ' one\n two ').rate).toBe(0);
    expect(countWordErrors('one', 'one two three').rate).toBe(2);
    expect(countWordErrors(' ', 'one').rate).toBeNull();
  });
});

const all = normalizationRules.map(({id}) => id);
const normalize = (text: string, on: readonly NormalizationId[]) => normalizeTexts([text, ''], on)[0];
const normalizedErrors = (reference: string, hypothesis: string, on: readonly NormalizationId[] = all) =>
  countWordErrors(...normalizeTexts([reference, hypothesis], on));

/** Words as the library of Unicode finds them, without case; it gives an elision or an apostrophe to its word. */
function unicodeWords(text: string, language: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/['’ʼ]/g, '');
  return [...new Intl.Segmenter(language, {granularity: 'word'}).segment(plain)]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment.toLocaleLowerCase(language));
}

describe('word error rate of other languages', () => {
  it.each(languages)('is that of the words of Unicode, and that counted by hand: $language, $about', (pair) => {
    const {language, reference, hypothesis, errors, words} = pair;
    const [said, recognized] = [reference, hypothesis].map((text) => unicodeWords(text, language));
    const {
      insertions,
      deletions,
      substitutions,
      words: counted,
    } = normalizedErrors(reference, hypothesis, ['lowercase', 'punctuation']);
    expect([said?.length, wordDistance(said ?? [], recognized ?? [])]).toEqual([words, errors]);
    expect([counted, insertions + deletions + substitutions]).toEqual([words, errors]);
  });

  it('has no error in what only looks different: the composed and decomposed forms of Unicode', () => {
    for (let code = 0xc0; code < 0x1_f000; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter) || letter.normalize('NFD') === letter) continue;
      expect(normalizedErrors(`a${letter}b`, `a${letter.normalize('NFD')}b`).rate, code.toString(16)).toBe(0);
    }
  });
});

describe('normalization', () => {
  it('leaves only the errors of recognition, on the example of the page', () => {
    const reference = "Dr. Lee organised 27 visits, and she's open until 9. Let's call the U.S. office.";
    const hypothesis = 'doctor lee organized twenty seven visits and she is open until nine let us call the us office';
    expect(countWordErrors(reference, hypothesis)).toMatchObject({insertions: 3, substitutions: 10, words: 15});
    const after = normalizedErrors(reference, hypothesis);
    expect(after).toMatchObject({insertions: 0, deletions: 1, substitutions: 1, words: 19});
  });

  it.each([
    ['lowercase', 'Good Morning, Ana', 'good morning, ana'],
    ['numbers', 'room 27 is 45% full', 'room twenty seven is forty five percent full'],
    ['numbers', '$1,250.50', 'one thousand two hundred fifty point five zero dollars'],
    ['numbers', 'the 2nd, the 31st, and the 20th', 'the second, the thirty first, and the twentieth'],
    ['numbers', 'MP3 over 5G in the 1980s, 4K', 'MP3 over 5G in the 1980s, 4K'],
    ['numbers', '10am or 7 pm', 'ten am or seven pm'],
    ['numbers', '2,500,000 or 007', 'two million five hundred thousand or zero zero seven'],
    ['numbers', 'version 1.2.3', 'version one.two.three'],
    ['contractions', "she's sure they won't", 'she is sure they will not'],
    ['contractions', "Won't she? It’s Ana's", "Will not she? It is Ana's"],
    ['abbreviations', 'Dr. Lee', 'Doctor Lee'],
    ['spelling', 'Organise the Colours', 'Organize the Colors'],
    ['punctuation', 'नमस्ते, दुनिया!', 'नमस्ते दुनिया'],
    ['abbreviations', 'prof. ortiz', 'professor ortiz'],
    ['spelling', 'organise the colours', 'organize the colors'],
    ['punctuation', "well, why not? It's Ana's", 'well why not Its Anas'],
  ] as const)('%s turns "%s" into "%s"', (rule, before, after) => {
    expect(normalize(before, [rule])).toBe(after);
  });

  it('collapses white space without any rule', () => {
    expect(normalize('  see \n  you soon ', [])).toBe('see you soon');
  });

  it('writes numbers in words', () => {
    expect([0, 13, 40, 99, 100, 105, 1999, 20_000, 3_000_017].map(numberInWords)).toEqual([
      'zero',
      'thirteen',
      'forty',
      'ninety nine',
      'one hundred',
      'one hundred five',
      'one thousand nine hundred ninety nine',
      'twenty thousand',
      'three million seventeen',
    ]);
  });
});
