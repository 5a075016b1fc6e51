/**
 * How long the sentences of a text are. A page of very short sentences leaves it to readers to connect them, so a
 * page may have a bounded share of them, and its mean has a range.
 */

/** A sentence with this many words or fewer is very short. */
export const SHORT_WORDS = 8;
/** Most very short sentences that one page may have; the whole site has to stay below `SITE_SHORT_SHARE`. */
export const PAGE_SHORT_SHARE = 0.3;
export const SITE_SHORT_SHARE = 0.26;
/** Range of the mean, in words per sentence. */
export const MEAN_WORDS = {min: 13, max: 18} as const;
/** A page of instructions may be this much shorter or longer in its sentences than the site. */
const PAGE_TOLERANCE = 2;
/** A page with fewer sentences has no rhythm to speak of. */
const FEWEST_SENTENCES = 12;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Returns the sentences in `text`. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text.replace(/\s+/g, ' ').trim())].map(({segment}) => segment.trim()).filter(wordsIn);
}

/** Returns how many words a sentence has; a run without a letter or digit is no word. */
export function wordsIn(sentence: string): number {
  return sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export interface Rhythm {
  sentences: number;
  /** Share of very short sentences, from 0 to 1. */
  short: number;
  /** Mean words per sentence. */
  mean: number;
}

export function rhythmOf(found: readonly string[]): Rhythm {
  const lengths = found.map(wordsIn);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const short = lengths.filter((length) => length <= SHORT_WORDS).length;
  return {sentences: lengths.length, short: short / lengths.length, mean: words / lengths.length};
}

/** Says what is wrong with the rhythm of a page, or nothing. */
export function rhythmProblem(found: readonly string[]): string | undefined {
  const {sentences: count, short, mean} = rhythmOf(found);
  if (count < FEWEST_SENTENCES) return undefined;
  const average = `${mean.toFixed(1)} words a sentence on average`;
  if (short > PAGE_SHORT_SHARE) {
    const examples = found.filter((one) => wordsIn(one) <= SHORT_WORDS).map((one) => `\n    ${one}`);
    const share = `${Math.round(short * 100)}% of ${count} sentences have ${SHORT_WORDS} words or fewer`;
    return `${share}; join a statement with its reason until ${PAGE_SHORT_SHARE * 100}% are left:${examples.join('')}`;
  }
  if (mean < MEAN_WORDS.min - PAGE_TOLERANCE) return `${average}; aim at ${MEAN_WORDS.min} to ${MEAN_WORDS.max}.`;
  if (mean > MEAN_WORDS.max + PAGE_TOLERANCE) return `${average}; split some, down to ${MEAN_WORDS.max}.`;
  return undefined;
}
