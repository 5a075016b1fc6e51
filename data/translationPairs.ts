/**
 * The 69 pairs of languages that a transcript can be translated between: 34 languages from and to English, and
 * Norwegian Bokmål to Nynorsk.
 */
import {findLanguage, languages} from './languages';

export interface TranslationPair {
  source: string;
  /** Code for `target_languages`. */
  target: string;
  sourceName: string;
  targetName: string;
  batchSaas: boolean;
  realtimeSaas: boolean;
  onPrem: boolean;
  /** Where the pair works; `null` when it works everywhere. */
  restriction: string | null;
}

/** Translated from and to English, in batch and real-time, hosted and on-premises. */
const withEnglish = languages
  .filter(({translateToEnglish}) => translateToEnglish === true)
  .map(({code}) => code)
  .sort();

function everywhere(source: string, target: string): TranslationPair {
  return {
    source,
    target,
    sourceName: findLanguage(source)?.name ?? source,
    targetName: findLanguage(target)?.name ?? target,
    batchSaas: true,
    realtimeSaas: true,
    onPrem: true,
    restriction: null,
  };
}

/** All pairs: from English, to English, then Norwegian to Norwegian. */
export const translationPairs: readonly TranslationPair[] = [
  ...withEnglish.map((code) => everywhere('en', code)),
  ...withEnglish.map((code) => everywhere(code, 'en')),
  {
    source: 'no',
    target: 'nn',
    sourceName: 'Norwegian Bokmål',
    targetName: 'Norwegian Nynorsk',
    batchSaas: true,
    realtimeSaas: false,
    onPrem: true,
    restriction: 'Batch only',
  },
];

/** Returns the pairs that translate a spoken language. */
export function translationsFrom(source: string): readonly TranslationPair[] {
  return translationPairs.filter((pair) => pair.source === source);
}

export function translationPair(source: string, target: string): TranslationPair | undefined {
  return translationPairs.find((pair) => pair.source === source && pair.target === target);
}
