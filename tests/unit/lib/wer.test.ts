import {expect, it} from 'vitest';
import {type NormalizationId, normalizationRules, normalizeTexts} from '../../../src/lib/normalizeText';
import {countWordErrors} from '../../../src/lib/wer';

/** Texts with their word errors, counted by hand: what marks, forms, widths, and cases do to a count. */
const LANGUAGES: [about: string, reference: string, hypothesis: string, errors: number, words: number][] = [
  ['Hindi: vowel signs and a danda', 'मैं घर जा रहा हूँ।', 'मैं घर जा रही हूँ', 1, 5],
  ['Bengali: a vowel sign of two parts', 'আমি ভালো আছি', 'আমি ভালো আছি', 0, 3],
  ['Arabic: marks above letters', 'ذهبَ الولدُ إلى المدرسةِ', 'ذهبَ البنتُ إلى المدرسةِ', 1, 4],
  ['Arabic: its own comma and question mark', 'مرحبا، كيف حالك؟', 'مرحبا كيف حالك', 0, 3],
  ['Farsi: a joiner that is not seen', 'می‌خواهم بروم', 'می‌خواهم نروم', 1, 2],
  ['Turkish: dotted and dotless capitals', 'İSTANBUL’DA IŞIK VAR', "istanbul'da ışık var", 0, 3],
  ['Turkish: two words that a dot tells apart', 'sınır çok uzun', 'sinir çok uzun', 1, 3],
  ['French: accents and quotation marks', '« Où est-il né ? »', 'ou est il né', 1, 4],
  ['Ukrainian: three apostrophes', "п'ять м’яких мʼячів", "п’ять мʼяких м'ячів", 0, 3],
  ['Greek: a final sigma', 'Ο ΔΡΌΜΟΣ ΕΊΝΑΙ ΜΑΚΡΎΣ', 'ο δρόμος είναι μακρύς', 0, 4],
  ['English: full width', 'Ｃａｌｌ ｍｅ ｎｏｗ！', 'call me now', 0, 3],
  ['English: soft hyphens', 'recog\u00adnition works', 'recognition works', 0, 2],
];

const WORKED = {
  reference: 'please send the signed contract back to us today',
  hypothesis: 'send the signed contact back to us later today',
};

it('word error rate finds one error of each kind in the worked example', () => {
  const errors = countWordErrors(WORKED.reference, WORKED.hypothesis);
  expect(errors).toMatchObject({insertions: 1, deletions: 1, substitutions: 1, words: 9});
  expect(errors.rate).toBeCloseTo(1 / 3);
  expect(errors.edits.filter(({kind}) => kind !== 'same')).toEqual([
    {kind: 'deletion', reference: 'please'},
    {kind: 'substitution', reference: 'contract', hypothesis: 'contact'},
    {kind: 'insertion', hypothesis: 'later'},
  ]);
});

it('word error rate is that of the fewest errors, 0 for equal texts, above 1 for many insertions, and undefined without a reference', () => {
  expect(countWordErrors('one two', ' one\n two ').rate).toBe(0);
  expect(countWordErrors('one', 'one two three').rate).toBe(2);
  // Fewer errors than with the word that both have.
  expect(countWordErrors('one two three', 'three four five').rate).toBe(1);
  expect(countWordErrors(' ', 'one').rate).toBeNull();
});

const all = normalizationRules.map(({id}) => id);
const normalize = (text: string, on: readonly NormalizationId[]) => normalizeTexts([text, ''], on)[0];
const normalizedErrors = (reference: string, hypothesis: string, on: readonly NormalizationId[] = all) =>
  countWordErrors(...normalizeTexts([reference, hypothesis], on));

it.each(LANGUAGES)(
  'word error rate of other languages is that counted by hand: %s',
  (_about, reference, hypothesis, errors, words) => {
    const counted = normalizedErrors(reference, hypothesis, ['lowercase', 'punctuation']);
    const {insertions, deletions, substitutions} = counted;
    expect([insertions + deletions + substitutions, counted.words]).toEqual([errors, words]);
  },
);

it('word error rate of other languages has no error in what only looks different: the composed and decomposed forms of Unicode', () => {
  for (let code = 0xc0; code < 0x1_f000; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/\p{L}/u.test(letter) || letter.normalize('NFD') === letter) continue;
    expect(normalizedErrors(`a${letter}b`, `a${letter.normalize('NFD')}b`).rate, code.toString(16)).toBe(0);
  }
});

it('normalization leaves only the errors of recognition, on the example of the page', () => {
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
  ['numbers', 'it was £5m, not $1,000.', 'it was five million pounds, not one thousand dollars.'],
  ['numbers', 'from -5 to 7-9', 'from minus five to seven-nine'],
  ['numbers', 'the 2nd, the 31st, and the 20th', 'the second, the thirty first, and the twentieth'],
  ['numbers', 'MP3 over 5G in the 1980s, 4K, 0th', 'MP3 over 5G in the 1980s, 4K, 0th'],
  ['numbers', '10am or 7 pm', 'ten am or seven pm'],
  ['numbers', '2,500,000 or 007', 'two million five hundred thousand or zero zero seven'],
  ['numbers', 'version 1.2.3', 'version one.two.three'],
  [
    'numbers',
    '0, 13, 100, 105, 1,999',
    'zero, thirteen, one hundred, one hundred five, one thousand nine hundred ninety nine',
  ],
  ['contractions', "she's sure they won't", 'she is sure they will not'],
  ['contractions', "I'd say we cannot", 'I would say we can not'],
  ['contractions', "Won't she? It’s Ana's", "Will not she? It is Ana's"],
  ['abbreviations', 'Dr. Lee', 'Doctor Lee'],
  ['spelling', 'Organise the Colours', 'Organize the Colors'],
  ['punctuation', 'नमस्ते, दुनिया!', 'नमस्ते दुनिया'],
  ['punctuation', "well, why not? It's Ana's", 'well why not Its Anas'],
] as const)('normalization %s turns "%s" into "%s"', (rule, before, after) => {
  expect(normalize(before, [rule])).toBe(after);
});

it('normalization collapses white space without any rule', () =>
  expect(normalize('  see \n  you soon ', [])).toBe('see you soon'));
