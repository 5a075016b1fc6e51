/**
 * JSON Schema → trees of fields as readers see them. Finite for schemas that contain themselves, and tolerant of what
 * a schema leaves out: every keyword that is present is shown, none is needed.
 */
import {type Contract, describeBounds} from '@speech-docs/protocol/contracts';
import {follow} from './refs';
import type {FieldNode, Schema, Value, Variant} from './types';

type AncestorSchemas = readonly string[];

/** Returns the fields of an object schema, or of the items of an array of objects. */
export function fieldsOf(contract: Contract, schema: Schema, ancestors: AncestorSchemas = []): FieldNode[] {
  const {part, name} = follow(contract, schema);
  const inside = name ? [...ancestors, name] : ancestors;
  const merged = mergeAllOf(contract, part);
  const fields = Object.entries(merged.properties ?? {}).map(([key, field]) =>
    fieldOf(contract, key, field, merged.required?.includes(key) ?? false, inside),
  );
  if (typeof merged.additionalProperties === 'object') {
    fields.push(fieldOf(contract, '<key>', merged.additionalProperties, false, inside));
  }
  if (fields.length === 0 && merged.items) return fieldsOf(contract, merged.items, inside);
  return fields;
}

/** Returns one field with everything below it. */
export function fieldOf(
  contract: Contract,
  name: string,
  schema: Schema,
  required: boolean,
  ancestors: AncestorSchemas = [],
): FieldNode {
  const {part: found, name: ownName} = follow(contract, schema);
  const part = mergeAllOf(contract, found);
  const {part: innermost, name: itemName} = itemOf(contract, part);
  const schemaName = ownName && !part.items ? ownName : (itemName ?? ownName);
  const isRecursive = [ownName, itemName].some((one) => one !== undefined && ancestors.includes(one));
  const inside = [...ancestors, ...[ownName, itemName].filter((one) => one !== undefined)];
  return {
    name,
    id: '',
    type: typeInWords(contract, part),
    required,
    description: part.description ?? innermost.description,
    default: part.default,
    constant: part.const,
    values: valuesOf(innermost.enum, innermost['x-enum-descriptions']),
    known: valuesOf(Object.keys(innermost['x-known-values'] ?? {}), innermost['x-known-values']),
    bounds: describeBounds(part, innermost),
    examples: part.examples ?? (innermost === part ? [] : (innermost.examples ?? [])),
    since: part['x-since'],
    changed: part['x-changed'],
    deprecatedSince: part['x-deprecated-since'],
    removedOn: part['x-removed-on'],
    useInstead: part['x-use-instead'],
    isDeprecated: part.deprecated === true,
    isReadOnly: part.readOnly === true,
    isWriteOnly: part.writeOnly === true,
    isNullInResponses: part['x-null-in-responses'] === true,
    isOmittedWhenEmpty: part['x-omit-empty'] === true,
    maxUsefulItems: part['x-soft-max-items'],
    schema: schemaName,
    children: isRecursive ? [] : fieldsOf(contract, innermost, inside),
    variants: isRecursive ? [] : variantsOf(contract, innermost, inside),
    isRecursive,
  };
}

/** The schema of the innermost items: `array of array of X` → X. */
function itemOf(contract: Contract, part: Schema): {part: Schema; name?: string} {
  let current = part;
  let name: string | undefined;
  for (let depth = 0; current.items && depth < 5; depth += 1) {
    const next = follow(contract, current.items);
    name = next.name;
    current = mergeAllOf(contract, next.part);
  }
  return {part: current, name};
}

/** The shapes among which a value chooses; none when all it chooses among is `null`. */
function variantsOf(contract: Contract, part: Schema, ancestors: AncestorSchemas): Variant[] {
  const choices = (part.oneOf ?? part.anyOf ?? []).filter((choice) => choice.type !== 'null');
  if (choices.length < 2) return [];
  return choices.map((choice) => {
    const {part: shape, name} = follow(contract, choice);
    const isRecursive = name !== undefined && ancestors.includes(name);
    return {
      id: '',
      schema: name,
      title: shape.title ?? name ?? typeInWords(contract, shape),
      type: typeInWords(contract, shape),
      description: shape.description,
      fields: isRecursive ? [] : fieldsOf(contract, choice, ancestors),
      values: valuesOf(shape.enum, shape['x-enum-descriptions']),
    };
  });
}

/** Merges the schemas of `allOf` into the schema itself; conditions (`if`) say what descriptions say in words. */
function mergeAllOf(contract: Contract, schema: Schema): Schema {
  const only = soleChoice(contract, schema);
  const parts = (schema.allOf ?? []).map((part) => mergeAllOf(contract, follow(contract, part).part));
  let whole = schema;
  for (const part of [...parts, only]) whole = merge(whole, part);
  return whole;
}

/** Merges two schemas; keywords of `first` take precedence. */
function merge(first: Schema, second: Schema): Schema {
  const hasProperties = first.properties !== undefined || second.properties !== undefined;
  return {
    ...second,
    ...first,
    properties: hasProperties ? {...second.properties, ...first.properties} : undefined,
    required: [...(first.required ?? []), ...(second.required ?? [])],
  };
}

/** `anyOf: [X, null]` is X. */
function soleChoice(contract: Contract, schema: Schema): Schema {
  const choices = (schema.oneOf ?? schema.anyOf ?? []).filter((choice) => choice.type !== 'null');
  return choices.length === 1 && choices[0] ? follow(contract, choices[0]).part : {};
}

function typeInWords(contract: Contract, schema: Schema): string {
  const {part: found} = follow(contract, schema);
  const part = mergeAllOf(contract, found);
  const isNullable = part.nullable || (part.oneOf ?? part.anyOf ?? []).some((choice) => choice.type === 'null');
  const names = new Set(baseTypes(contract, part));
  if (isNullable) names.add('null');
  return [...names].join(' or ');
}

function baseTypes(contract: Contract, part: Schema): string[] {
  const declared = part.type === undefined ? [] : [part.type].flat();
  if (declared.length > 0) return declared.map((type) => typeName(contract, type, part));
  if (part.items) return [typeName(contract, 'array', part)];
  if (part.properties || part.additionalProperties) return ['object'];
  const values = part.enum ?? (part.const === undefined ? [] : [part.const]);
  if (values.length > 0) return values.map((value) => (value === null ? 'null' : typeof value));
  const choices = part.oneOf ?? part.anyOf ?? [];
  if (choices.length > 0) return choices.flatMap((choice) => typeInWords(contract, choice).split(' or '));
  return ['any'];
}

function typeName(contract: Contract, type: string, part: Schema): string {
  if (type === 'array') return part.items ? `array of ${typeInWords(contract, part.items)}` : 'array';
  if (type === 'object' && typeof part.additionalProperties === 'object' && !part.properties) {
    return `object of ${typeInWords(contract, part.additionalProperties)}`;
  }
  if (type === 'string' && part.contentMediaType === 'application/json') return 'JSON text';
  if (type === 'string' && part.contentMediaType) return 'file';
  if (type === 'string' && part.format === 'binary') return 'bytes';
  if (type === 'string' && (part.format === 'date-time' || part.format === 'date')) return part.format;
  return type;
}

function valuesOf(values: unknown[] | undefined, meanings: Record<string, string> | undefined): Value[] {
  return (values ?? []).map((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return {value: text, meaning: meanings?.[text]};
  });
}

/** Gives every field of a tree its anchor: `prefix.name.name`; list brackets and variants add nothing a reader types. */
export function anchor(fields: FieldNode[], prefix: string, used = new Set<string>()): FieldNode[] {
  for (const field of fields) {
    field.id = unused(`${prefix}.${slug(field.name)}`, used);
    anchor(field.children, field.id, used);
    for (const variant of field.variants) {
      variant.id = unused(`${field.id}.${slug(variant.title)}`, used);
      anchor(variant.fields, variant.id, used);
    }
  }
  return fields;
}

function slug(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'field';
}

function unused(id: string, used: Set<string>): string {
  let free = id;
  for (let number = 2; used.has(free); number += 1) free = `${id}-${number}`;
  used.add(free);
  return free;
}

/** All fields of a tree, parents first. */
export function allFields(fields: readonly FieldNode[]): FieldNode[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.children),
    ...field.variants.flatMap((variant) => allFields(variant.fields)),
  ]);
}
