/**
 * English text made comparable before word error rate is counted, so that spelling conventions do not count as errors
 * of recognition. Each rule is independent; they apply in the order of `normalizationRules`.
 */
interface NormalizationRule {
  id: string;
  apply: (text: string) => string;
}

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
  [/\blet's\b/g, 'let us'],
  [/\b(he|she|it|that|there|here|what|who|where|how)'s\b/g, '$1 is'],
];

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bdr\./g, 'doctor'],
  [/\bmr\./g, 'mister'],
  [/\bprof\./g, 'professor'],
  [/\bst\./g, 'saint'],
  [/\betc\./g, 'et cetera'],
];

/** British to American: endings that change regularly, then words that do not. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(organ|real|recogn|apolog|final|author|summar|critic)is(e|es|ed|ing|ation)\b/g, '$1iz$2'],
  [/\b(col|fav|harb|neighb|lab|hon|behavi)our/g, '$1or'],
  [/\b(cent|theat|met|lit)re(s?)\b/g, '$1er$2'],
  [/\b(travel|cancel|label)l(ed|ing)\b/g, '$1$2'],
  [/\bgrey\b/g, 'gray'],
  [/\bcheque/g, 'check'],
];

const SYMBOLS: readonly [RegExp, string][] = [
  [/[£](\d[\d,.]*)/g, '$1 pounds'],
  [/[$](\d[\d,.]*)/g, '$1 dollars'],
  [/[€](\d[\d,.]*)/g, '$1 euros'],
  [/%/g, ' percent'],
  [/&/g, ' and '],
  [/@/g, ' at '],
];

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes a whole number below a million in words, without "and"; larger ones digit by digit. */
export function numberInWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return rest(TENS[Math.trunc(value / 10)] ?? '', value % 10);
  if (value < 1000) return rest(`${numberInWords(Math.trunc(value / 100))} hundred`, value % 100);
  if (value < 1_000_000) return rest(`${numberInWords(Math.trunc(value / 1000))} thousand`, value % 1000);
  return [...String(value)].map((digit) => ONES[Number(digit)]).join(' ');
}

function rest(words: string, remainder: number): string {
  return remainder === 0 ? words : `${words} ${numberInWords(remainder)}`;
}

function replaceAll(pairs: readonly [RegExp, string][]) {
  return (text: string) => pairs.reduce((result, [from, to]) => result.replace(from, to), text);
}

function numbersInWords(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+)\.(\d+)/g, (_whole, before: string, after: string) =>
      [numberInWords(Number(before)), 'point', ...[...after].map((digit) => ONES[Number(digit)])].join(' '),
    )
    .replace(/\d+/g, (digits) => numberInWords(Number(digits)));
}

const withSymbols = replaceAll(SYMBOLS);

export const normalizationRules = [
  {id: 'lowercase', apply: (text) => text.toLowerCase().replaceAll('’', "'")},
  {id: 'contractions', apply: replaceAll(CONTRACTIONS)},
  {id: 'abbreviations', apply: replaceAll(ABBREVIATIONS)},
  {id: 'numbers', apply: (text) => numbersInWords(withSymbols(text))},
  {id: 'spelling', apply: replaceAll(SPELLINGS)},
  {
    id: 'punctuation',
    apply: (text) => text.replace(/'/g, '').replace(/[^\p{L}\p{N}\s]/gu, ' '),
  },
] as const satisfies readonly NormalizationRule[];

export type NormalizationId = (typeof normalizationRules)[number]['id'];

/** Applies the rules that are on, then brings white space down to single spaces. */
export function normalizeText(text: string, on: readonly NormalizationId[]): string {
  const rules = normalizationRules.filter(({id}) => on.includes(id));
  return rules
    .reduce((result, rule) => rule.apply(result), text)
    .replace(/\s+/g, ' ')
    .trim();
}
