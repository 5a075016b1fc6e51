/** What the calculator counts. */
import {type NormalizationId, normalizeTexts} from '@site/src/lib/normalizeText';
import {countWordErrors, type WordErrors, wordsOf} from '@site/src/lib/wer';

export interface WerRequest {
  texts: readonly [reference: string, hypothesis: string];
  rules: readonly NormalizationId[];
}

/** The alignment takes memory and time for each pair of words. */
export const MAX_WORDS = 4000;

/** Returns the word errors; `null` when a text is too long. */
export function compareTexts({texts, rules}: WerRequest): WordErrors | null {
  const normalized = normalizeTexts(texts, rules);
  return normalized.some((text) => wordsOf(text).length > MAX_WORDS) ? null : countWordErrors(...normalized);
}
