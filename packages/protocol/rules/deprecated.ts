/** Finds fields of a message that the contract calls deprecated. */
import {type ContractSchema, refName} from './contract';

type Schemas = Record<string, ContractSchema>;

/** Returns the paths of the deprecated fields that a value has. */
export function deprecatedFields(
  schema: ContractSchema | undefined,
  value: unknown,
  schemas: Schemas,
  path = '',
): string[] {
  if (!schema || value === undefined || value === null) return [];
  const target = resolve(schema, schemas);
  const own = (schema.deprecated || target.deprecated) && path ? [path] : [];
  if (own.length > 0) return own;
  const parts = [target, ...[target.allOf, target.oneOf, target.anyOf].flatMap((some) => some ?? [])];
  const inside = parts.map((part) => resolve(part, schemas));
  if (Array.isArray(value)) {
    const items = inside.find((one) => one.items)?.items;
    return [...new Set(value.flatMap((item, index) => deprecatedFields(items, item, schemas, `${path}[${index}]`)))];
  }
  if (typeof value !== 'object') return [];
  const found = inside.flatMap(({properties = {}}) =>
    Object.entries(value).flatMap(([key, field]) =>
      Object.hasOwn(properties, key)
        ? deprecatedFields(properties[key], field, schemas, path ? `${path}.${key}` : key)
        : [],
    ),
  );
  return [...new Set(found)];
}

function resolve(schema: ContractSchema, schemas: Schemas): ContractSchema {
  return schemas[refName(schema) ?? ''] ?? schema;
}
