/** Every example of a contract fits the schema that it represents. */
import {type Contract, type ContractProblem, type Pointer, problemAt} from '@speech-docs/protocol/contracts';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {follow} from '../refs';
import type {Schema} from '../types';

interface SchemaExample {
  value: unknown;
  schema: Pointer;
  at: Pointer;
}

/** Returns a function that says what is wrong with a value, or `null`; schemas are named by pointer. */
function schemaChecker(contract: Contract): (schema: Pointer, value: unknown) => string | null {
  const ajv = new Ajv2020({strict: false, allErrors: false, validateSchema: false, validateFormats: true});
  addFormats(ajv);
  const {paths, webhooks, components, channels} = contract.root;
  ajv.addSchema({paths, webhooks, components, channels}, contract.api);
  return (schema, value) => {
    const pointer = schema.map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1')));
    const check = ajv.getSchema(`${contract.api}#/${pointer.join('/')}`);
    if (!check) return `there is no schema at ${schema.join('.')}`;
    if (check(value)) return null;
    const [error] = check.errors ?? [];
    const detail = JSON.stringify(error?.params.allowedValues ?? error?.params.allowedValue);
    return `${error?.instancePath || 'the value'} ${error?.message}${detail ? ` ${detail}` : ''}`;
  };
}

/** Returns one problem per example that its schema rejects. */
export function exampleProblems(contract: Contract): ContractProblem[] {
  const check = schemaChecker(contract);
  return schemaExamples(contract).flatMap(({value, schema, at}) => {
    const fault = check(schema, value);
    if (fault === null) return [];
    const text = `the example does not fit its schema: ${fault}. Correct the example, or the schema #/${schema.join('/')}.`;
    return [problemAt(contract, at, text)];
  });
}

function schemaExamples(contract: Contract): SchemaExample[] {
  const examples = [...examplesOfNotices(contract), ...payloadsOfSession(contract)];
  const walk = (part: unknown, at: Pointer) => {
    if (typeof part !== 'object' || part === null) return;
    const isNames = NAMES.has(at.at(-1));
    if (!isNames) examples.push(...examplesOfPart(contract, part, at));
    for (const [key, value] of Object.entries(part)) if (isNames || !VALUES.has(key)) walk(value, [...at, key]);
  };
  for (const key of ['paths', 'webhooks', 'channels', 'components']) walk(contract.root[key], [key]);
  return examples;
}

/** What has names for keys, and what has values that are no part of a contract. */
const NAMES = new Set<unknown>(['properties', 'responses']);
const VALUES = new Set(['default', 'example', 'examples', 'x-examples', 'enum', 'const']);

interface Part {
  default?: unknown;
  example?: unknown;
  /** A list in schemas and messages, by name in bodies, parameters, and headers. */
  examples?: {payload?: unknown}[] | Record<string, {$ref?: string; value?: unknown}>;
  'x-examples'?: Record<string, {value: unknown}>;
  payload?: Schema;
  schema?: Schema;
}

function examplesOfPart(contract: Contract, part: Part, at: Pointer): SchemaExample[] {
  const {default: usual, example, examples = {}, 'x-examples': more = {}, payload, schema} = part;
  const of = [...at, 'schema'];
  const found: SchemaExample[] = Object.entries(more).map(([name, {value}]) => ({
    value,
    schema: at,
    at: [...at, 'x-examples', name],
  }));
  if (usual !== undefined) found.push({value: usual, schema: at, at: [...at, 'default']});
  if (schema && example !== undefined) found.push({value: example, schema: of, at: [...at, 'example']});
  for (const [name, one] of Object.entries(examples)) {
    const where = [...at, 'examples', name];
    if (payload) found.push({value: one.payload, schema: [...at, 'payload'], at: where});
    else if (Array.isArray(examples)) found.push({value: one, schema: at, at: where});
    else if (schema) {
      const {value} = follow(contract, one).part;
      found.push({value, schema: of, at: where}, ...examplesInFormParts(contract, schema, value, of, where));
    }
  }
  return found;
}

/** JSON text inside a form part is validated too. */
function examplesInFormParts(
  contract: Contract,
  schema: Schema,
  value: unknown,
  at: Pointer,
  where: Pointer,
): SchemaExample[] {
  return Object.entries(follow(contract, schema).part.properties ?? {}).flatMap(([name, part]) => {
    const text = (value as Record<string, unknown> | undefined)?.[name];
    if (!part.contentSchema || typeof text !== 'string') return [];
    return [{value: parseJson(text), schema: [...at, 'properties', name, 'contentSchema'], at: where}];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Never what a schema of ours allows, so that the example is reported.
    return Symbol.for('not JSON');
  }
}

function examplesOfNotices({root}: Contract): SchemaExample[] {
  return ['x-errors', 'x-warnings', 'x-infos'].flatMap((list) => {
    const entries: {example?: {message?: string}}[] = root[list] ?? [];
    return entries.flatMap(({example}, index) => {
      if (!example) return [];
      const isMessage = root.components?.messages?.[example.message ?? ''];
      const schema = isMessage ? payloadOf(`${example.message}`) : ['components', 'schemas', 'ErrorResponse'];
      return [{value: example, schema, at: [list, index, 'example']}];
    });
  });
}

const payloadOf = (message: string) => ['components', 'messages', message, 'payload'];

function payloadsOfSession({root}: Contract): SchemaExample[] {
  const frames: {message: string; payload?: unknown}[] = root['x-narrated-session'] ?? [];
  const examples = frames.map(({message, payload}, index) => ({
    value: payload,
    schema: payloadOf(message),
    at: ['x-narrated-session', index, 'payload'],
  }));
  return examples.filter(({value}) => value !== undefined);
}
