/** The rules about words and sentences, run over the passages that passages.ts finds. */
import type {Passage, Problem} from './passages';
import {EXACT, LONGEST_SENTENCE_WORDS, NAMES, ON_PAGES, VOCABULARY} from './vocabulary';

/** A phrase in any case; a hyphen for a space, and a curly apostrophe, do not matter. */
const wholeWords = (phrases: readonly string[], flags: string) => {
  const alternatives = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll('.', '\\.').replaceAll("'", "['’]").replaceAll(' ', '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_./'’-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_'’-]|\\.\\p{L})`, flags);
};

const lists = [
  {rule: 'vocabulary', advice: VOCABULARY, pattern: wholeWords(Object.keys(VOCABULARY), 'giu')},
  {rule: 'vocabulary', advice: EXACT, pattern: wholeWords(Object.keys(EXACT), 'gu')},
  {rule: 'page-words', advice: ON_PAGES, pattern: wholeWords(Object.keys(ON_PAGES), 'giu')},
];
const names = wholeWords(NAMES, 'giu');
const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** The networks' own words, which are no server's response. */
const KEPT = /connection (?:is )?refused|refused connection/gi;

/** Returns what is wrong with the words of a passage. */
export function problemsOfPassage({text: whole, line}: Passage): Problem[] {
  const text = whole.replace(KEPT, (words) => '…'.repeat(words.length));
  const problems: Problem[] = [];
  const say = (rule: string, at: number, words: string) =>
    problems.push({line: line + text.slice(0, at).split('\n').length - 1, column: 1, rule, text: words});
  for (const {rule, advice, pattern} of lists) {
    for (const {0: found, index} of text.matchAll(pattern)) {
      const phrase = found.replace(/[\s-]+/g, ' ').replace('’', "'");
      say(
        rule,
        index,
        `"${found}": ${advice[found] ?? advice[phrase.toLowerCase()] ?? 'See tools/prose/vocabulary.yaml.'}`,
      );
    }
  }
  for (const {0: found, index} of text.matchAll(names)) {
    const right = NAMES.find((name) => name.toLowerCase() === found.toLowerCase());
    if (!NAMES.includes(found)) say('names', index, `"${found}": Write "${right}".`);
  }
  for (const {0: found, index} of text.matchAll(/\b(\p{L}+)\s+\1\b/gu)) say('repeated-words', index, `"${found}"`);
  for (const {index} of text.matchAll(/!(?=\s|$)/g)) say('no-exclamation', index, 'End the sentence with a full stop.');
  // A sentence that begins with code would be taken for a part of the one before.
  for (const {segment, index} of segmenter.segment(text.replaceAll('`…`', 'One'))) {
    const words = wordsIn(segment);
    const advice = `${words} words; make two sentences, ${LONGEST_SENTENCE_WORDS} at most.`;
    if (words > LONGEST_SENTENCE_WORDS) say('long-sentence', index, advice);
  }
  return problems;
}

/** Returns how many words a sentence has; a run without a letter or digit is no word, and code is one. */
function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}
