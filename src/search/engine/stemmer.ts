/** A stemmer for English: `speaking` and `speaker`, `transcripts` and `transcript`, `notify` and `notification`. */
const ENDING = /(?:ications?|ations?|ions?|ings?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;
/** A shorter rest would be the stem of unrelated words. */
const LEAST_STEM = 4;

/** Returns the stem of a word; the word itself when it is short or contains more than letters. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const stem = word.replace(ENDING, '');
  if (stem.length < LEAST_STEM) return word.replace(/(?<=[a-z]{3}[^s])s$/, '');
  // "stopping" is "stop".
  return american(stem.replace(/([bdfglmnprt])\1$/, '$1'));
}

/** Readers who write "recognise", "behaviour", or "licence" find "recognize", "behavior", and "license". */
function american(stem: string): string {
  return stem.replace(/is$/, 'iz').replace(/our$/, 'or').replace(/enc$/, 'ens');
}
