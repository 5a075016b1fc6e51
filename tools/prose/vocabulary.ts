/** The words of vocabulary.yaml: what to do instead of each phrase. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {ROOT} from '../paths';

type Phrases = Record<string, string>;

const lists = parse(readFileSync(join(ROOT, 'tools/prose/vocabulary.yaml'), 'utf8')) as Record<
  'vocabulary' | 'exact' | 'onPages',
  Phrases
> & {names: string};

export const [VOCABULARY, EXACT, ON_PAGES] = [lists.vocabulary, lists.exact, lists.onPages].map(byPhrase) as [
  Phrases,
  Phrases,
  Phrases,
];
export const NAMES = lists.names.split(', ');

/** A sentence that is longer is two sentences. The pages aim at 25; a list of names may need more. */
export const LONGEST_SENTENCE_WORDS = 35;

function byPhrase(groups: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([advice, phrases]) => phrases.split(', ').map((one) => [one, advice])),
  );
}
