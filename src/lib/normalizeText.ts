/**
 * Text made comparable before word error rate is counted, so that spelling conventions do not count as errors of
 * recognition. Case and punctuation are those of any script; the other rules are for English. Each rule is independent;
 * they apply in the order of `normalizationRules`.
 */
import {toCardinal, toOrdinal} from 'n2words/en-US';

interface NormalizationRule {
  id: string;
  apply: (text: string, locale?: string) => string;
}

type Replacement = readonly [RegExp, string];

const CONTRACTIONS: readonly Replacement[] = [
  [/\bwon't\b/gi, 'will not'],
  [/\bcan(?:'t|not)\b/gi, 'can not'],
  [/\bshan't\b/gi, 'shall not'],
  [/n't\b/gi, ' not'],
  [/'re\b/gi, ' are'],
  [/'ll\b/gi, ' will'],
  [/'ve\b/gi, ' have'],
  [/'m\b/gi, ' am'],
  [/'d\b/gi, ' would'],
  [/\blet's\b/gi, 'let us'],
  [/\b(he|she|it|that|there|here|what|who|where|how)'s\b/gi, '$1 is'],
];

const ABBREVIATIONS: readonly Replacement[] = [
  [/\bdr\./gi, 'doctor'],
  [/\bmr\./gi, 'mister'],
  [/\bprof\./gi, 'professor'],
  [/\bst\./gi, 'saint'],
  [/\betc\./gi, 'et cetera'],
];

/** British to American: endings that change regularly, then words that do not. */
const SPELLINGS: readonly Replacement[] = [
  [/\b(organ|real|recogn|apolog|final|author|summar|critic)is(e|es|ed|ing|ation)\b/gi, '$1iz$2'],
  [/\b(col|fav|harb|neighb|lab|hon|behavi)our/gi, '$1or'],
  [/\b(cent|theat|met|lit)re(s?)\b/gi, '$1er$2'],
  [/\b(travel|cancel|label)l(ed|ing)\b/gi, '$1$2'],
  [/\bgrey\b/gi, 'gray'],
  [/\bcheque/gi, 'check'],
];

const SYMBOLS: readonly Replacement[] = [
  [/([£$€]\d+(?:[.,]\d+)*)bn\b/gi, '$1 billion'],
  [/([£$€]\d+(?:[.,]\d+)*)m\b/gi, '$1 million'],
  [/[£](\d+(?:[.,]\d+)*(?: [mb]illion\b)?)/g, '$1 pounds'],
  [/[$](\d+(?:[.,]\d+)*(?: [mb]illion\b)?)/g, '$1 dollars'],
  [/[€](\d+(?:[.,]\d+)*(?: [mb]illion\b)?)/g, '$1 euros'],
  [/%/g, ' percent'],
  [/&/g, ' and '],
  [/@/g, ' at '],
];

/** Larger numbers, and those with zeros in front, are names that are read digit by digit. */
function inWords(digits: string, write: (number: string) => string = toCardinal): string {
  return digits.length > 12 || /^0\d/.test(digits) ? digitByDigit(digits) : write(digits).replaceAll('-', ' ');
}

function digitByDigit(digits: string): string {
  return [...digits].map((digit) => toCardinal(digit)).join(' ');
}

/** Keeps a capital letter at the beginning, so that a rule does not depend on the one about case. */
function replaceAll(pairs: readonly Replacement[]) {
  return (text: string) =>
    pairs.reduce(
      (result, [from, to]) =>
        result.replace(from, (found: string) => {
          const replaced = found.replace(new RegExp(from.source, 'i'), to);
          return /^[A-Z]/.test(found) ? replaced.charAt(0).toUpperCase() + replaced.slice(1) : replaced;
        }),
      text,
    );
}

/** Digits within a word, such as in MP3, 5G, and 1980s, belong to its name. */
function numbersInWords(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(/(\d)(?=[ap]\.?m\b)/gi, '$1 ')
    .replace(/(?<=^|\s)[-−](?=\d)/g, 'minus ')
    .replace(/(?<![\p{L}\p{M}\d.])([1-9]\d*)(?:st|nd|rd|th)(?![\p{L}\p{M}\d])/giu, (_, digits: string) =>
      inWords(digits, toOrdinal),
    )
    .replace(
      /(?<![\p{L}\p{M}\d.])(\d+)\.(\d+)(?![\p{L}\p{M}\d]|\.\d)/gu,
      (_, before: string, after: string) => `${inWords(before)} point ${digitByDigit(after)}`,
    )
    .replace(/(?<![\p{L}\p{M}\d])\d+(?![\p{L}\p{M}\d])/gu, (digits) => inWords(digits));
}

const withSymbols = replaceAll(SYMBOLS);

export const normalizationRules = [
  {id: 'lowercase', apply: (text, locale) => text.toLocaleLowerCase(locale)},
  {id: 'contractions', apply: replaceAll(CONTRACTIONS)},
  {id: 'abbreviations', apply: replaceAll(ABBREVIATIONS)},
  {id: 'numbers', apply: (text) => numbersInWords(withSymbols(text))},
  {id: 'spelling', apply: replaceAll(SPELLINGS)},
  {
    id: 'punctuation',
    // Vowel signs and accents are marks, and belong to their letters.
    apply: (text) => text.replace(/'/g, '').replace(/[^\p{L}\p{Mn}\p{Mc}\p{N}\s]/gu, ' '),
  },
] as const satisfies readonly NormalizationRule[];

export type NormalizationId = (typeof normalizationRules)[number]['id'];

/** Letters of Turkish and Azerbaijani: there, I is the capital of ı, and İ that of i. */
const TURKIC = /[ğĞıİ]/;

/**
 * Applies the rules that are on to both texts. What looks the same is the same whatever rules are on: one form of letters
 * with accents, one width, one apostrophe, single spaces, and no invisible characters.
 */
export function normalizeTexts(
  texts: readonly [string, string],
  on: readonly NormalizationId[],
): [reference: string, hypothesis: string] {
  const rules: NormalizationRule[] = normalizationRules.filter(({id}) => on.includes(id));
  const locale = texts.some((text) => TURKIC.test(text.normalize('NFC'))) ? 'tr' : 'en';
  const normalized = (text: string) =>
    rules
      .reduce((result, rule) => rule.apply(result, locale), uniform(text))
      .replace(/\s+/g, ' ')
      .trim();
  return [normalized(texts[0]), normalized(texts[1])];
}

function uniform(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’ʼ]/g, "'");
}
