/** Every example of a contract fits the schema that it represents. */

import type {Contract, Pointer} from '@speech-docs/protocol/contracts/parsed';
import {ReferenceProblem} from '@speech-docs/protocol/contracts/problem';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {follow} from '../refs';
import type {Schema} from '../types';

/** A value, the schema it claims, and where both are. */
interface Claim {
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
export function exampleProblems(contract: Contract): ReferenceProblem[] {
  const check = schemaChecker(contract);
  return claimsOf(contract).flatMap(({value, schema, at}) => {
    const fault = check(schema, value);
    if (fault === null) return [];
    const text = `the example does not fit its schema: ${fault}. Correct the example, or the schema #/${schema.join('/')}.`;
    return [new ReferenceProblem(contract.file, contract.lineOf(at), text)];
  });
}

/** Counts what `exampleProblems` validates. */
export function countExamples(contract: Contract): number {
  return claimsOf(contract).length;
}

function claimsOf(contract: Contract): Claim[] {
  const claims = [...schemaClaims(contract), ...mediaClaims(contract), ...messageClaims(contract)];
  return [...claims, ...errorClaims(contract), ...narratedClaims(contract)];
}

/** `examples`, `default`, and `x-examples` inside schemas. */
function schemaClaims(contract: Contract): Claim[] {
  const claims: Claim[] = [];
  const walk = (schema: Schema | undefined, at: Pointer) => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [index, value] of (schema.examples ?? []).entries()) {
      claims.push({value, schema: at, at: [...at, 'examples', index]});
    }
    if (schema.default !== undefined) claims.push({value: schema.default, schema: at, at: [...at, 'default']});
    const named = (schema['x-examples'] ?? {}) as Record<string, {value: unknown}>;
    for (const [name, {value}] of Object.entries(named))
      claims.push({value, schema: at, at: [...at, 'x-examples', name]});
    for (const [name, field] of Object.entries(schema.properties ?? {})) walk(field, [...at, 'properties', name]);
    if (schema.items) walk(schema.items, [...at, 'items']);
    if (typeof schema.additionalProperties === 'object') {
      walk(schema.additionalProperties, [...at, 'additionalProperties']);
    }
    for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
      for (const [index, part] of (schema[key] ?? []).entries()) walk(part, [...at, key, index]);
    }
  };
  for (const [name, schema] of Object.entries<Schema>(contract.root.components?.schemas ?? {})) {
    walk(schema, ['components', 'schemas', name]);
  }
  return claims;
}

/** Examples of request bodies, responses and parameters, wherever they are in the contract. */
function mediaClaims(contract: Contract): Claim[] {
  const claims: Claim[] = [];
  const walk = (part: unknown, at: Pointer) => {
    if (typeof part !== 'object' || part === null) return;
    const media = part as Record<string, unknown>;
    if (typeof media.schema === 'object') claims.push(...claimsOfMedia(contract, media, at));
    for (const [key, value] of Object.entries(media)) if (key !== 'examples') walk(value, [...at, key]);
  };
  for (const key of ['paths', 'webhooks']) walk(contract.root[key], [key]);
  for (const key of ['parameters', 'headers', 'requestBodies', 'responses']) {
    walk(contract.root.components?.[key], ['components', key]);
  }
  return claims;
}

function claimsOfMedia(contract: Contract, media: Record<string, unknown>, at: Pointer): Claim[] {
  const schema = [...at, 'schema'];
  const claims: Claim[] = [];
  if (media.example !== undefined) claims.push({value: media.example, schema, at: [...at, 'example']});
  const named = (media.examples ?? {}) as Record<string, {$ref?: string; value?: unknown}>;
  for (const [name, example] of Object.entries(named)) {
    const {value} = follow(contract, example).part;
    const where = [...at, 'examples', name];
    claims.push({value, schema, at: where}, ...nestedClaims(contract, media.schema as Schema, value, schema, where));
  }
  return claims;
}

/** JSON text inside a form part is validated too. */
function nestedClaims(contract: Contract, schema: Schema, value: unknown, at: Pointer, where: Pointer): Claim[] {
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

function messageClaims(contract: Contract): Claim[] {
  const messages = Object.entries<{examples?: {payload: unknown}[]}>(contract.root.components?.messages ?? {});
  return messages.flatMap(([name, {examples = []}]) =>
    examples.map(({payload}, index) => ({
      value: payload,
      schema: ['components', 'messages', name, 'payload'],
      at: ['components', 'messages', name, 'examples', index],
    })),
  );
}

/** Examples in the lists of errors, warnings and infos. */
function errorClaims(contract: Contract): Claim[] {
  return ['x-errors', 'x-warnings', 'x-infos'].flatMap((list) => {
    const entries: {example?: {message?: string}}[] = contract.root[list] ?? [];
    return entries.flatMap(({example}, index) => {
      if (!example) return [];
      const message = contract.root.components?.messages?.[example.message ?? ''];
      const schema = message
        ? ['components', 'messages', String(example.message), 'payload']
        : ['components', 'schemas', 'ErrorResponse'];
      return [{value: example, schema, at: [list, index, 'example']}];
    });
  });
}

function narratedClaims(contract: Contract): Claim[] {
  const frames: {message: string; payload?: unknown}[] = contract.root['x-narrated-session'] ?? [];
  return frames.flatMap(({message, payload}, index) =>
    payload === undefined
      ? []
      : [
          {
            value: payload,
            schema: ['components', 'messages', message, 'payload'],
            at: ['x-narrated-session', index, 'payload'],
          },
        ],
  );
}
