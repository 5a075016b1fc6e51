/** The rules about words and sentences, run over the passages that passages.ts finds. */

import {toNlcst} from 'mdast-util-to-nlcst';
import type {Nodes, Paragraph, Root, Sentence, Word} from 'nlcst';
import {search} from 'nlcst-search';
import {toString as textOf} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Passage} from './passages';
import type {Problem} from './problem';
import {DISCOURAGED, LONGEST_SENTENCE_WORDS, MISSPELLED, MOST_PASSIVES, NAMES, ON_PAGES, VOICE} from './wording';

const OURS = 'prose';
const spelledNames = new Map(NAMES.map((name) => [name.toLowerCase(), name]));

const rules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(() => wordingRule)
  .use(() => sentenceRule)
  .use(() => passiveRule)
  .freeze();

/** Returns what is wrong with the words of a passage. */
export function problemsOfPassage({content, source, firstLine}: Passage): Problem[] {
  const scratch = new VFile(source);
  const tree = toNlcst(content, scratch, ParseEnglish, {source: ['inlineCode']});
  rules.runSync(tree, scratch);
  return scratch.messages.map(({line = 1, column = 1, source: plugin, ruleId, reason}) => ({
    line: firstLine + line - 1,
    column,
    // Plugins put the word in question where the rule's name would be.
    rule: (plugin === OURS ? ruleId : plugin) ?? OURS,
    text: reason,
  }));
}

function wordingRule(tree: Root, file: VFile): void {
  search(tree, Object.keys(VOICE), (nodes, _, __, phrase) => {
    say(file, 'voice', nodes[0], `"${nodes.map((node) => textOf(node)).join('')}": ${VOICE[phrase]}`);
  });
  search(tree, Object.keys(ON_PAGES), (nodes, _, __, phrase) => {
    say(file, 'page-words', nodes[0], `"${nodes.map((node) => textOf(node)).join('')}": ${ON_PAGES[phrase]}`);
  });
  search(tree, Object.keys(DISCOURAGED), (nodes, _, __, phrase) => {
    say(file, 'discouraged-words', nodes[0], `"${nodes.map((node) => textOf(node)).join('')}": ${DISCOURAGED[phrase]}`);
  });
  visit(tree, 'WordNode', (node: Word) => {
    // The parser takes the full stop after a short word for a part of it.
    const whole = textOf(node);
    const word = MISSPELLED[whole] ? whole : whole.replace(/\.$/, '');
    if (MISSPELLED[word]) say(file, 'one-term', node, `"${word}": ${MISSPELLED[word]}`);
    const name = spelledNames.get(word.toLowerCase());
    if (name && name !== word) say(file, 'names', node, `"${word}": Write "${name}".`);
  });
  visit(tree, 'PunctuationNode', (node) => {
    if (node.value.includes('!')) say(file, 'no-exclamation', node, 'End the sentence with a full stop.');
  });
}

function sentenceRule(tree: Root, file: VFile): void {
  visit(tree, 'SentenceNode', (node: Sentence) => {
    let words = 0;
    let longest = 0;
    for (const [index, child] of node.children.entries()) {
      if (child.type === 'WordNode' || child.type === 'SourceNode') words++;
      longest = Math.max(longest, words);
      // The parser joins a sentence that begins with code to the one before, and takes its full stop for a part of the
      // last word.
      if (/[.?]$/.test(textOf(child)) && node.children[index + 1]?.type === 'WhiteSpaceNode') words = 0;
    }
    if (longest <= LONGEST_SENTENCE_WORDS) return;
    say(file, 'long-sentence', node, `${longest} words; make two sentences, ${LONGEST_SENTENCE_WORDS} at most.`);
  });
}

function passiveRule(tree: Root, file: VFile): void {
  const scratch = new VFile(file.value);
  unified().use(retextPassive).runSync(tree, scratch);
  visit(tree, 'ParagraphNode', (node: Paragraph) => {
    const verbs = scratch.messages.map(({actual}) => actual);
    if (verbs.length <= MOST_PASSIVES) return;
    say(file, 'passive', node, `${verbs.length} passive verbs (${verbs.join(', ')}); name who acts in some of them.`);
  });
}

function say(file: VFile, rule: string, node: Nodes | undefined, text: string): void {
  file.message(text, {place: node?.position, ruleId: rule, source: OURS});
}
