/**
 * Every number that a contract bounds is the same wherever it is stated: in `data/limits.ts`, in prose near the name of
 * the field, in the contracts' own descriptions, and in the values that samples set.
 */
import {isLimit, type Limit, type LimitTree, limits} from '../../data/limits';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {namedSchema, partAt} from '../../src/reference/refs';
import type {Reference} from '../../src/reference/schemaLocations';
import type {Schema} from '../../src/reference/types';
import {type Bound, boundsByField} from './bounds';
import type {Coverage} from './coverage';
import {splitPage} from './pageNames';
import {type Sentence, sentencesOf} from './sentences';

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

/** `pages` are texts by path, tokens replaced; `samples` are programs and payloads. */
export function numbersAgree(
  reference: Reference,
  pages: ReadonlyMap<string, string>,
  samples: ReadonlyMap<string, string>,
): Coverage {
  const bounds = boundsByField(reference);
  const problems: string[] = [];
  const counts = {'fields with bounds': bounds.size, 'statements in prose': 0, 'values in samples': 0};
  const check = (file: string, sentence: Sentence, own: string[]) => {
    const statements = statementsOf(sentence.text, bounds, own);
    counts['statements in prose'] += statements.length;
    for (const {said, allowed} of statements) {
      if (allowed) problems.push(`${file}:${sentence.line}: "${said}" contradicts the contract: ${allowed}.`);
    }
  };
  for (const [file, text] of pages) for (const one of sentencesOf(splitPage(text).prose)) check(file, one, []);
  for (const {file, line, text, field} of descriptionsOf(reference)) {
    for (const one of sentencesOf(text.split('\n'))) check(file, {text: one.text, line}, [field]);
  }
  for (const [file, text] of [...samples, ...pages]) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const {said, allowed} of valuesOf(line, bounds)) {
        counts['values in samples'] += 1;
        if (allowed) problems.push(`${file}:${index + 1}: "${said}" is outside the contract: ${allowed}.`);
      }
    }
  }
  const typed = limitsAgree(reference);
  return {counts: {...typed.counts, ...counts}, problems: [...typed.problems, ...problems]};
}

/** A statement, with what the contract allows when it says something else. */
interface Statement {
  said: string;
  allowed?: string;
}

/** Statements about the fields that a sentence names, or about the field that it describes. */
function statementsOf(text: string, bounds: Map<string, Bound[]>, own: string[]): Statement[] {
  const named = [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name.split('.').at(-1) ?? '');
  const fields = [...new Set([...named, ...own])].filter((name) => bounds.has(name));
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

/** Values that a program or a payload sets: `"max_delay": 1.5`, `max_delay=1.5`. */
function valuesOf(line: string, bounds: Map<string, Bound[]>): Statement[] {
  return [...line.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:["']\s*:|\s*:\s|\s*=)\s*(-?\d+(?:\.\d+)?)\b/g)].flatMap(
    ([said, field = '', number = '']) => {
      const known = bounds.get(field);
      if (!known) return [];
      return [
        known.some((bound) => isWithin(Number(number), bound)) ? {said} : {said, allowed: inWords([field], bounds)},
      ];
    },
  );
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

/** A limit that names its field has the same number as the contract. */
export function limitsAgree(reference: Reference): Coverage {
  const problems: string[] = [];
  const bounded = leaves(limits).filter(({limit}) => limit.contract);
  for (const {path, limit} of bounded) {
    const values = contractValues(reference, limit.contract ?? '');
    if (values.length === 0) problems.push(`limits.${path}: no contract has ${limit.contract}. Correct "contract".`);
    else if (!values.includes(limit.value)) {
      const said = `limits.${path} is ${limit.value}, and ${limit.contract} is ${values.join(', ')}`;
      problems.push(`${said}. Make them agree.`);
    }
  }
  return {counts: {'limits that a contract bounds': bounded.length}, problems};
}

/** What the contracts say at `Schema.field:keyword`, or at `realtime#id:keyword`. */
function contractValues(reference: Reference, place: string): unknown[] {
  const [path = '', keyword = ''] = place.split(':');
  const [api = '', id] = path.split('#');
  if (id !== undefined) {
    const wire: ({id: string} & Record<string, unknown>)[] =
      reference.contracts[api as Api]?.root['x-protocol-limits'] ?? [];
    return wire.filter((limit) => limit.id === id && keyword in limit).map((limit) => limit[keyword]);
  }
  const inSchemas = Object.values(reference.contracts).flatMap((contract) => boundsAt(contract, path, keyword));
  return [...inSchemas, ...parameterBounds(reference, path, keyword)];
}

/** `ListJobs.limit` names a parameter of the operation `listJobs`. */
function parameterBounds({contracts, operations}: Reference, place: string, keyword: string): unknown[] {
  const [operation, parameter] = place.split('.');
  const found = operations.find(({id}) => id.toLowerCase() === operation?.toLowerCase());
  const raw = found && (partAt(contracts.batch.root, found.pointer) as {parameters?: {name: string; schema: Schema}[]});
  const schema = raw?.parameters?.find(({name}) => name === parameter)?.schema;
  return schema && keyword in schema ? [schema[keyword]] : [];
}

function boundsAt(contract: Reference['contracts'][Api], place: string, keyword: string): unknown[] {
  const [name = '', ...path] = place.split('.');
  let schema = namedSchema(contract, name);
  for (const step of path) {
    const field: Schema | undefined = schema?.properties?.[step.replace('[]', '')];
    const target = field?.$ref ? namedSchema(contract, field.$ref.split('/').at(-1) ?? '') : field;
    schema = step.endsWith('[]') ? target?.items : target;
  }
  return schema && keyword in schema ? [schema[keyword]] : [];
}

/** Returns every limit of the tree with its path. */
export function leaves(tree: LimitTree, path = ''): {path: string; limit: Limit}[] {
  return Object.entries(tree).flatMap(([name, node]: [string, Limit | LimitTree]) => {
    const here = path ? `${path}.${name}` : name;
    return isLimit(node) ? [{path: here, limit: node}] : leaves(node, here);
  });
}
