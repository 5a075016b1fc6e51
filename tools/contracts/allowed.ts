/** Why a word may be in code on a page or in a sample although no contract contains it. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {languages} from '../../data/languages';
import {translationPairs} from '../../data/translationPairs';
import {ROOT} from '../paths';

const REASONS: Record<string, string[]> = parse(readFileSync(join(ROOT, 'tools/contracts/allowed.yaml'), 'utf8'));

/** Every listed word with its reason. */
export const ALLOWED: ReadonlyMap<string, string> = new Map(
  Object.entries(REASONS).flatMap(([reason, words]) => words.map((word) => [word, reason] as const)),
);

const CODES = new Set([
  ...languages.map(({code}) => code as string),
  ...translationPairs.flatMap(({source, target}) => [source, target]),
]);

/** Kinds of words that no list could contain. */
const KINDS: {reason: string; pattern: RegExp}[] = [
  {reason: 'option of a command', pattern: /^-/},
  {reason: 'environment variable', pattern: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]*)+$/},
  {reason: 'file, or the end of its name', pattern: /^[\w-]*(?:\.[\w-]+)*\.(?:wav|py|m?js|json|h|dbl|html|tsx|env)$/},
];

/** Returns the reason; `undefined` when nothing allows the word. */
export function reasonFor(word: string): string | undefined {
  if (CODES.has(word)) return 'language code of data/languages or data/translationPairs';
  return ALLOWED.get(word) ?? KINDS.find(({pattern}) => pattern.test(word))?.reason;
}
