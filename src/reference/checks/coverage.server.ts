/**
 * Coverage both ways: what the contracts hold stands on a page, and what pages and samples name exists in a contract.
 * Reads sources, not the build, so that it runs beside the unit tests.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {isLimit, type Limit, type LimitTree, limits} from '../../../data/limits';
import {allFields} from '../model';
import {operationPage, type Reference, SOCKET_PAGES} from '../places';
import {namedSchema, partAt} from '../refs';
import type {Api, Schema} from '../types';
import {ALLOWED} from './allowed';

export interface Coverage {
  /** What was counted, for the report. */
  counts: Record<string, number>;
  problems: string[];
}

/** Every operation and message has exactly one page, and every schema exactly one home. */
export function pagesCoverContracts(reference: Reference, pages: ReadonlyMap<string, string>): Coverage {
  const problems: string[] = [];
  const text = [...pages.values()].join('\n');
  const shown = (element: string) => text.split(element).length - 1;
  const own = reference.operations.filter(({route}) => route);
  for (const {id} of own) {
    const times = shown(`<Operation id="${id}" />`);
    if (times !== 1)
      problems.push(`operation ${id} is on ${times} pages of api-ref; write <Operation id="${id}" /> once.`);
  }
  for (const api of Object.keys(SOCKET_PAGES)) {
    const times = shown(`<Socket api="${api}" />`);
    if (times !== 1)
      problems.push(`socket ${api} is on ${times} pages of api-ref; write <Socket api="${api}" /> once.`);
  }
  if (shown('<BatchOverview />') !== 1) problems.push('the overview of the batch API needs <BatchOverview /> once.');
  let schemas = 0;
  for (const {api, root} of Object.values(reference.contracts)) {
    for (const name of Object.keys(root.components?.schemas ?? {})) {
      schemas += 1;
      if (!reference.homes.has(`${api}:${name}`) && !isInlined(reference, api, name)) {
        problems.push(`schema ${api}:${name} is on no page; use it in an operation or a message, or remove it.`);
      }
    }
  }
  const messages = reference.messages.realtime.length + reference.messages.flow.length;
  const addresses = new Set(own.map((operation) => operationPage(reference.contracts.batch, operation)));
  if (addresses.size !== own.length) problems.push('two operations share a page; give each its own x-route.');
  return {counts: {operations: own.length, messages, schemas, fields: fieldCount(reference)}, problems};
}

/** A list, an alternative or a map between two other schemas: its members are shown where it is used. */
function isInlined({contracts}: Reference, api: Api, name: string): boolean {
  const schema: Schema = namedSchema(contracts[api], name) ?? {};
  if (!contracts[api].text.includes(`/schemas/${name}'`)) return false;
  return !schema.properties || isSoleChoice(contracts[api].root.components.schemas, name);
}

/** `oneOf` with a single member is that member, under the name of the schema around it. */
function isSoleChoice(schemas: Record<string, Schema>, name: string): boolean {
  return Object.values(schemas).some(({oneOf, anyOf, allOf}) =>
    [oneOf, anyOf, allOf].some((list) => list?.length === 1 && list[0]?.$ref?.endsWith(`/${name}`)),
  );
}

function fieldCount({operations, messages}: Reference): number {
  const trees = [
    ...operations.flatMap(({parameters, nested, responses}) => [
      ...parameters.map(({fields}) => fields),
      ...nested.map(({fields}) => fields),
      ...responses.flatMap(({bodies}) => bodies.slice(0, 1).map(({fields}) => fields)),
    ]),
    ...messages.realtime.map(({fields}) => fields),
    ...messages.flow.map(({fields}) => fields),
  ];
  return trees.reduce((sum, fields) => sum + allFields(fields).length, 0);
}

/** Names of the contracts: keys, values and words of every kind that a page may set in code. */
export function namesOf(reference: Reference): Set<string> {
  const names = new Set<string>();
  const walk = (part: unknown) => {
    if (typeof part === 'string' || typeof part === 'number') names.add(String(part));
    else if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) {
        names.add(key);
        walk(value);
      }
    }
  };
  for (const {root} of Object.values(reference.contracts)) walk(root);
  return names;
}

/** What looks like a name of an API: `snake_case` in lower case, or a message in CamelCase of two words or more. */
const API_NAME = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|(?:[A-Z][a-z]+){2,})$/;

/** Every API-like name that a page sets in code exists in a contract, or in the explained list. */
export function contractsKnowNames(reference: Reference, pages: ReadonlyMap<string, string>): Coverage {
  const names = namesOf(reference);
  const problems: string[] = [];
  let checked = 0;
  for (const [file, text] of pages) {
    for (const [index, line] of withoutFences(text).entries()) {
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
        for (const name of code.split(/[.=[\]()\s]+/).filter((part) => API_NAME.test(part))) {
          checked += 1;
          if (names.has(name) || Object.hasOwn(ALLOWED, name)) continue;
          problems.push(
            `${file}:${index + 1}: no contract knows "${name}". Correct it, or explain it in src/reference/checks/allowed.ts.`,
          );
        }
      }
    }
  }
  return {counts: {'names in code style': checked}, problems};
}

/** Lines of a page; those inside code fences are empty. */
function withoutFences(text: string): string[] {
  let isInside = false;
  return text.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isInside = !isInside;
      return '';
    }
    return isInside ? '' : line;
  });
}

/** A limit that names its field has the same number as the contract. */
export function limitsAgree(reference: Reference): Coverage {
  const problems: string[] = [];
  const bounded = leaves(limits).filter(({limit}) => limit.contract);
  for (const {path, limit} of bounded) {
    const [place = '', keyword = ''] = (limit.contract ?? '').split(':');
    const schemas = Object.values(reference.contracts).map(({root}) => root.components?.schemas);
    const inSchemas = schemas.flatMap((found) => boundsAt(found, place, keyword));
    const values = [...inSchemas, ...parameterBounds(reference, place, keyword)];
    if (values.length === 0) problems.push(`limits.${path}: no contract has ${limit.contract}. Correct "contract".`);
    else if (!values.includes(limit.value)) {
      problems.push(
        `limits.${path} is ${limit.value}, and ${limit.contract} is ${values.join(', ')}. Make them agree.`,
      );
    }
  }
  return {counts: {'limits that a contract bounds': bounded.length}, problems};
}

/** `ListJobs.limit` names a parameter of the operation `listJobs`. */
function parameterBounds({contracts, operations}: Reference, place: string, keyword: string): unknown[] {
  const [operation, parameter] = place.split('.');
  const found = operations.find(({id}) => id.toLowerCase() === operation?.toLowerCase());
  const raw = found && (partAt(contracts.batch.root, found.pointer) as {parameters?: {name: string; schema: Schema}[]});
  const schema = raw?.parameters?.find(({name}) => name === parameter)?.schema;
  return schema && keyword in schema ? [schema[keyword]] : [];
}

function boundsAt(schemas: Record<string, Schema> | undefined, place: string, keyword: string): unknown[] {
  const [name = '', ...path] = place.split('.');
  let schema: Schema | undefined = schemas?.[name];
  for (const step of path) {
    const field: Schema | undefined = schema?.properties?.[step.replace('[]', '')];
    const target = field?.$ref ? schemas?.[field.$ref.split('/').at(-1) ?? ''] : field;
    schema = step.endsWith('[]') ? target?.items : target;
  }
  return schema && keyword in schema ? [schema[keyword]] : [];
}

function leaves(tree: LimitTree, path = ''): {path: string; limit: Limit}[] {
  return Object.entries(tree).flatMap(([name, node]: [string, Limit | LimitTree]) => {
    const here = path ? `${path}.${name}` : name;
    return isLimit(node) ? [{path: here, limit: node}] : leaves(node, here);
  });
}

/** Returns the pages below a folder: path → text. */
export function readPages(...folders: string[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile() || !['.md', '.mdx'].includes(extname(entry.name))) continue;
      const path = join(entry.parentPath, entry.name);
      pages.set(path, readFileSync(path, 'utf8'));
    }
  }
  return pages;
}
