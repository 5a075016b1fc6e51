/**
 * A number that a contract bounds is the same near the name of its field: in the prose of pages, and in the contracts' own
 * descriptions. Payloads and programs need no look: the build validates each block of JSON, and the emulator each request.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import type {Schema} from '../../src/reference/types';
import {type Report, splitPage, type Texts} from './texts';

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten)`;
const UNIT = String.raw`(?:\s?(?:s|ms|%|speakers|seconds|items|entries|words))?`;
const RANGE = new RegExp(String.raw`(?<![\w.,-])${NUMBER}${UNIT}\s?(?:–|to|and)\s?${NUMBER}(?![\w.]*\d)`, 'gi');
const AT_MOST = new RegExp(
  String.raw`\b(?:at most|up to|no more than|maximum (?:of|is)|over)\s+${NUMBER}(?![\d.,]*\s?%)`,
  'gi',
);
const AT_LEAST = new RegExp(String.raw`\b(?:at least|minimum (?:of|is))\s+${NUMBER}`, 'gi');
const DEFAULT = new RegExp(
  String.raw`\bdefault(?:s to| is| of)\s+${NUMBER}|\b(?:is\s+)${NUMBER}${UNIT}\s+by default`,
  'gi',
);
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Bound {
  minimum?: number;
  maximum?: number;
  default?: number;
}

/** Reports every statement that no contract makes. `pages` have their tokens replaced. */
export function numbersAgree(reference: Reference, pages: Texts): Report {
  const bounds = boundsByField(reference);
  const texts = [
    ...[...pages].map(([file, text]) => ({file, text: splitPage(text).prose.join('\n'), line: 1, field: ''})),
    ...descriptionsOf(reference),
  ];
  let statements = 0;
  const problems = texts.flatMap(({file, text, line: first, field}) =>
    sentencesOf(text).flatMap(({text: sentence, line}) => {
      const found = statementsOf(sentence, bounds, field);
      statements += found.length;
      const wrong = found.filter(({allowed}) => allowed);
      return wrong.map(({said, allowed}) => `${file}:${first + line}: "${said}" contradicts the contract: ${allowed}.`);
    }),
  );
  return {counts: {'fields with bounds': bounds.size, 'statements in prose': statements}, problems};
}

/** Returns sentences, items of lists, and rows of tables with the head of their table; lines are counted from 0. */
function sentencesOf(text: string): {text: string; line: number}[] {
  let head = '';
  const blocks = [...text.matchAll(/\S.*(?:\n(?!\s*(?:\||[-*]\s|\d+\.\s))(?!\s*$).+)*/gm)];
  return blocks.flatMap(({0: block, index}, number) => {
    const lineAt = (offset: number) => text.slice(0, index + offset).split('\n').length - 1;
    if (!block.startsWith('|')) {
      const sentences = [...block.matchAll(/\S[\s\S]*?(?:[.!?:](?=\s+[A-Z`*[])|$)/g)];
      return sentences.map((sentence) => ({text: sentence[0].replaceAll(/\s+/g, ' '), line: lineAt(sentence.index)}));
    }
    if (/^[\s|:-]+$/.test(blocks[number + 1]?.[0] ?? '')) head = block;
    return [{text: `${head} ${block}`, line: lineAt(0)}];
  });
}

/** A statement, with what the contract allows when it says something else. */
interface Statement {
  said: string;
  allowed?: string;
}

/** Statements about the fields that a sentence names, or about the field that it describes. */
function statementsOf(text: string, bounds: Map<string, Bound[]>, own: string): Statement[] {
  const named = [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name.split('.').at(-1) ?? '');
  const fields = [...new Set([...named, own])].filter((name) => bounds.has(name));
  const known = fields.flatMap((name) => bounds.get(name) ?? []);
  if (known.length === 0) return [];
  const judge = (pattern: RegExp, fits: (bound: Bound, numbers: number[]) => boolean): Statement[] =>
    [...text.matchAll(pattern)].map(([said, ...groups]) => {
      const numbers = groups.filter((group) => group !== undefined).map(numberIn);
      return known.some((bound) => fits(bound, numbers)) ? {said} : {said, allowed: inWords(fields, bounds)};
    });
  const is = (bound: number | undefined, value: number | undefined) => bound === undefined || bound === value;
  return [
    ...judge(RANGE, (bound, numbers) => numbers.every((number) => isWithin(number, bound))),
    ...judge(AT_MOST, ({maximum}, [value]) => is(maximum, value)),
    ...judge(AT_LEAST, ({minimum}, [value]) => is(minimum, value)),
    ...judge(DEFAULT, (bound, [value]) => bound.default === value),
  ];
}

function isWithin(value: number, {minimum, maximum}: Bound): boolean {
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

function numberIn(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replaceAll(',', '').replace(/\.$/, ''));
}

function inWords(fields: string[], bounds: Map<string, Bound[]>): string {
  const parts = fields.map((field) => {
    const said = (bounds.get(field) ?? []).map(({minimum, maximum, default: usual}) =>
      [
        minimum === undefined ? '' : `at least ${minimum}`,
        maximum === undefined ? '' : `at most ${maximum}`,
        usual === undefined ? '' : `default ${usual}`,
      ]
        .filter(Boolean)
        .join(', '),
    );
    return `${field} is ${[...new Set(said)].join(' or ')}`;
  });
  return parts.join('; ');
}

/** Descriptions of bounded fields in the contracts, with their lines. */
function descriptionsOf({contracts}: Reference): {file: string; line: number; text: string; field: string}[] {
  return Object.values(contracts).flatMap((contract) =>
    Object.entries<Schema>(contract.root.components?.schemas ?? {}).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {}).flatMap(([field, {description}]) => {
        if (!description) return [];
        const line = contract.lineOf(['components', 'schemas', name, 'properties', field, 'description']);
        return [{file: contract.file, line, text: description, field}];
      }),
    ),
  );
}

const LOWER = ['minimum', 'minItems', 'minLength'] as const;
const UPPER = ['maximum', 'maxItems', 'maxLength'] as const;

/** Returns the bounds of every field that has some; a name that occurs in several schemas has several. */
function boundsByField({contracts}: Pick<Reference, 'contracts'>): Map<string, Bound[]> {
  const found = new Map<string, Bound[]>();
  const note = (name: string, part: unknown) => {
    const bound = boundOf(part);
    if (bound) found.set(name, [...(found.get(name) ?? []), bound]);
  };
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) return part.forEach(walk);
    const {properties, name, schema} = part as Record<string, unknown>;
    for (const [key, field] of Object.entries((properties ?? {}) as object)) note(key, field);
    // Parameters of a request, and those of a handshake, carry their name beside the bounds.
    if (typeof name === 'string') note(name, schema ?? part);
    for (const value of Object.values(part)) walk(value);
  };
  for (const {root} of Object.values(contracts)) walk(root);
  return found;
}

function boundOf(part: unknown): Bound | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const schema = part as Record<string, unknown>;
  const first = (keys: readonly string[]) => keys.map((key) => schema[key]).find((value) => typeof value === 'number');
  const bound: Bound = {
    minimum: first(LOWER) as number | undefined,
    maximum: first(UPPER) as number | undefined,
    default: first(['default']) as number | undefined,
  };
  return Object.values(bound).some((value) => value !== undefined) ? bound : undefined;
}
