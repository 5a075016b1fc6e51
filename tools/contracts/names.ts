/**
 * Every name that a page sets in code exists in a contract, or in the list of exceptions. Names in programs are not
 * read: the tests run the programs, and the emulator rejects what the contracts do not have.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {drills} from '@speech-docs/emulator/drills';
import {parse} from 'yaml';
import {languages} from '../../data/languages';
import {translationPairs} from '../../data/translationPairs';
import type {Reference} from '../../src/reference/schemaLocations';
import {ROOT} from '../paths';
import {inlineCode, problemsInLines, type Texts} from './texts';

const REASONS: Record<string, string[]> = parse(readFileSync(join(ROOT, 'tools/contracts/allowed.yaml'), 'utf8'));

/** Why a word may be in code although no contract contains it. */
export const ALLOWED: ReadonlyMap<string, string> = new Map(
  Object.entries(REASONS).flatMap(([reason, words]) => words.map((word) => [word, reason] as const)),
);

const LANGUAGE_CODES = [
  ...languages.map(({code}) => code),
  ...translationPairs.flatMap(({source, target}) => [source, target]),
];

/** Options of commands, environment variables, and files: no list could contain them. */
const OTHER_KINDS =
  /^(?:-.*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]*)+|[\w-]*(?:\.[\w-]+)*\.(?:wav|mp3|py|m?js|json|h|dbl|html|tsx?|env))$/;

/** What looks like a name of an API: `snake_case` in lower case, or a message in CamelCase of two words or more. */
const API_NAME = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|(?:[A-Z][a-z]+){2,})$/;

export function contractsKnowNames({contracts}: Reference, pages: Texts): string[] {
  const known = new Set<string>([...ALLOWED.keys(), ...LANGUAGE_CODES, ...drills.map(({name}) => name)]);
  for (const {root} of Object.values(contracts)) addWords(root, known);
  // A dotted path is known when each of its parts is.
  const isKnown = (name: string) =>
    known.has(name) || OTHER_KINDS.test(name) || name.split('.').every((part) => known.has(part));
  return problemsInLines(pages, ({text, language}) => {
    const names = language === undefined ? namesInProse(text) : language === 'json' ? members(text) : [];
    return names
      .filter((name) => !isKnown(name))
      .map((name) => `no contract knows "${name}". Correct it, or explain it in tools/contracts/allowed.yaml.`);
  });
}

/** Adds the keys and values of a contract, each whole and, where it is no sentence, in parts. */
function addWords(part: unknown, known: Set<string>): void {
  if (Array.isArray(part)) for (const item of part) addWords(item, known);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      addWords(key, known);
      known.add(key.toUpperCase());
      addWords(value, known);
    }
  } else {
    const text = String(part);
    known.add(text);
    if (!/\s/.test(text)) for (const word of text.split(/[/.:{}?&=]+/)) known.add(word);
  }
}

/** Of whole expressions, only what looks like a name of an API. */
const namesInProse = (text: string) =>
  inlineCode(text).flatMap((code) =>
    /^[\w.-]+$/.test(code) ? [code] : code.split(/[^\w-]+/).filter((word) => API_NAME.test(word)),
  );

const members = (text: string) => [...text.matchAll(/"([A-Za-z_][\w-]*)"\s*:/g)].map(([, name = '']) => name);
