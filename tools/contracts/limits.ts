/**
 * Limits of `data/` have the numbers of the contracts, and come into prose by a token: a number with its noun, such as
 * `48 hours`, is never typed.
 */
import type {Api} from '@speech-docs/protocol/contracts';
import {listLimits} from '../../data/limits';
import {replaceSiteTokens} from '../../data/siteTokens';
import {namedSchema, partAt} from '../../src/reference/refs';
import type {Reference} from '../../src/reference/schemaLocations';
import type {Schema} from '../../src/reference/types';
import {escaped, problemsInProse, type Texts} from './texts';

/** A limit that names its field has the same number as the contract. */
export function limitsAgree(reference: Reference): string[] {
  const bounds = listLimits().flatMap(({path, limit: {contract, value, most}}) => [
    {path, contract, value},
    ...(most === undefined ? [] : [{path, contract: contract?.replace('minimum', 'maximum'), value: most}]),
  ]);
  return bounds.flatMap(({path, contract, value}) => {
    const values = contract ? contractValues(reference, contract) : [value];
    if (values.length === 0) return [`limits.${path}: no contract has ${contract}. Correct "contract".`];
    return values.includes(value)
      ? []
      : [`limits.${path} is ${value}, and ${contract} is ${values.join(', ')}. Make them agree.`];
  });
}

/** Values of the contracts by `Schema.field:keyword`, or by `realtime#id:keyword`. */
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
    const field: Schema | undefined = schema?.properties?.[step];
    schema = field?.$ref ? namedSchema(contract, field.$ref.split('/').at(-1) ?? '') : field;
  }
  return schema && keyword in schema ? [schema[keyword]] : [];
}

/** Units, and texts, that many other numbers of a page have: with them, an equal number is no sign of a limit. */
const COMMON = ['s', 'language', 'languages', '16 kHz', '250 ms'];

/** What a count counts, as pages write it. */
const COUNTED: Record<string, string> = {
  languages: 'languages',
  languagePacks: 'packs',
  medicalLanguages: 'languages and packs',
  smartFormattingLanguages: 'languages and packs',
  translationPairs: '(?:language )?pairs',
  translationPairsOnPremises: '(?:language )?pairs',
  flowLanguages: 'languages',
  entityClasses: 'classes',
};

/** Reports every typed number of a page that a token can bring. `pages` still have their tokens. */
export function numbersComeFromData(pages: Texts): string[] {
  const facts = [...limitTexts(), ...countTexts()];
  const bodies = new Map([...pages].map(([file, page]) => [file, withoutFrontMatter(page)]));
  return problemsInProse(bodies, (line) => {
    const prose = line.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, '');
    return facts.flatMap(({pattern, token}) => {
      const [said] = pattern.exec(prose) ?? [];
      return said ? [`"${said}" is typed. Write {{${token}}}.`] : [];
    });
  });
}

interface Fact {
  pattern: RegExp;
  token: string;
}

function limitTexts(): Fact[] {
  return listLimits().flatMap(({path}) => {
    const token = `limits.${path}`;
    const text = replaceSiteTokens(`{{${token}}}`, 'data/limits.ts');
    const [, number = '', unit] = /^(?:under )?([\d,.]+\s([A-Za-z]+).*)/.exec(text) ?? [];
    const isOwn = unit && ![unit, number].some((one) => COMMON.includes(one));
    return isOwn ? [{token, pattern: wordsOf(escaped(number))}] : [];
  });
}

function countTexts(): Fact[] {
  return Object.entries(COUNTED).map(([name, noun]) => {
    const token = `counts.${name}`;
    return {token, pattern: wordsOf(`${escaped(replaceSiteTokens(`{{${token}}}`, 'data/index.ts'))} ${noun}`)};
  });
}

function wordsOf(text: string): RegExp {
  return new RegExp(`(?<![\\w.,–-])${text.replaceAll(/\s/g, '[\\s\\u00a0]')}(?!\\w)`);
}

/** Keywords of the front matter are words that readers search for; they take no tokens. */
function withoutFrontMatter(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/[^\n]/g, ''));
}
