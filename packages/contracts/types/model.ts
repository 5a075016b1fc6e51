/** The schemas of a contract as types: one model, printed as TypeScript and as Python. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {nameOf, type Part, resolved} from '../parts';
import {messageSchemas} from '../schemaFiles';
import {constraints, describe} from '../words';

export type Type =
  | {kind: 'basic'; name: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'binary' | 'any'}
  | {kind: 'named'; name: string}
  | {kind: 'literals'; values: readonly (string | number | boolean)[]}
  | {kind: 'list' | 'map'; of: Type}
  | {kind: 'union'; of: readonly Type[]};

export interface Field {
  name: string;
  type: Type;
  isRequired: boolean;
  /** Meaning, values, default, and bounds, each on a line of its own. */
  doc: readonly string[];
}

export interface Declaration {
  name: string;
  doc: readonly string[];
  /** Of an object. */
  fields?: readonly Field[];
  /** Of anything else. */
  type?: Type;
  /** Of an object whose field decides which others are required: the field, its value, and the others. */
  conditions: readonly {field: string; value: string; required: readonly string[]}[];
}

/** Returns every named type of the contract, and those of objects inside them. */
export function typesOf({api, root}: Contract, site: string): Declaration[] {
  const found: Declaration[] = [];
  for (const [name, schema] of Object.entries<Part>(root.components.schemas)) declare(name, schema);
  if (api !== 'batch') {
    for (const [name, sender] of [['ClientMessage', 'client'] as const, ['ServerMessage', 'server'] as const]) {
      const of = messageSchemas(root, sender).map((message): Type => ({kind: 'named', name: message}));
      found.push({
        name,
        doc: [`Any message in JSON that the ${sender} sends.`],
        type: {kind: 'union', of},
        conditions: [],
      });
    }
  }
  return found;

  function declare(name: string, schema: Part): void {
    const doc = docOf(schema);
    if (!schema.properties) {
      found.push({name, doc, type: typeOf(schema, name), conditions: []});
      return;
    }
    const fields = Object.entries<Part>(schema.properties).map(([field, part]) => ({
      name: field,
      type: typeOf(part, `${name}${pascal(field)}`),
      isRequired: (schema.required ?? []).includes(field),
      doc: docOf(part, resolved(root, part)),
    }));
    found.push({name, doc, fields, conditions: conditionsOf(schema)});
  }

  function docOf(schema: Part, target: Part = schema): string[] {
    const merged: Part = {...target, ...schema};
    const item = merged.items ? resolved(root, merged.items) : merged;
    const text = describe(merged, site);
    return [...(text ? [text] : []), ...constraints(merged, item), ...(merged.deprecated ? ['@deprecated'] : [])];
  }

  /** `path` names the objects inside, which have no name in the contract. */
  function typeOf(schema: Part, path: string): Type {
    const name = nameOf(schema);
    if (name) return {kind: 'named', name};
    if (schema.const !== undefined) return {kind: 'literals', values: [schema.const]};
    if (schema.enum) {
      const known = {kind: 'literals', values: schema.enum} as const;
      return schema['x-open-enum'] ? union([known, {kind: 'basic', name: 'string'}]) : known;
    }
    if (schema.format === 'binary') return {kind: 'basic', name: 'binary'};
    const variants: Part[] | undefined = schema.oneOf ?? schema.anyOf;
    if (variants) return union(variants.map((variant, index) => typeOf(variant, `${path}${index + 1}`)));
    if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({...schema, type}, path)));
    if (schema.properties) {
      declare(path, schema);
      return {kind: 'named', name: path};
    }
    if (schema.type === 'array') return {kind: 'list', of: typeOf(schema.items ?? {}, `${path}Item`)};
    if (schema.type === 'object') {
      const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
      return {kind: 'map', of: typeOf(inner, `${path}Value`)};
    }
    return {kind: 'basic', name: schema.type ?? 'any'};
  }
}

function union(of: readonly Type[]): Type {
  const unique = [...new Map(of.map((type) => [JSON.stringify(type), type])).values()];
  return unique.length === 1 && unique[0] ? unique[0] : {kind: 'union', of: unique};
}

function conditionsOf(schema: Part): Declaration['conditions'] {
  return (schema.allOf ?? []).flatMap(({if: when, then}: Part) => {
    const [[field, part] = ['', {}]] = Object.entries<Part>(when?.properties ?? {});
    return typeof part?.const === 'string' && then?.required
      ? [{field, value: part.const, required: then.required as string[]}]
      : [];
  });
}

const pascal = (name: string) =>
  name.replace(/(?:^|[^a-zA-Z0-9])([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
