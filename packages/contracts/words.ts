/** Constraints of a schema in words, for formats that have no field for them. */
import {describeBounds} from '@speech-docs/protocol/contracts';
import {type Part, withAbsoluteLinks} from './parts';

/** Returns the description of a schema on one line, with absolute links. */
export function describe(schema: Part, site: string): string {
  return withAbsoluteLinks(String(schema.description ?? ''), site)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the meanings of values, the default, and the bounds; `item` is the schema of the items of a list. */
export function constraints(schema: Part, item: Part = schema): string[] {
  const values = {...schema['x-enum-descriptions'], ...schema['x-known-values']};
  const bounds = describeBounds(schema, item);
  return [
    ...(Object.keys(values).length > 0 ? [`Values: ${listed(values)}`] : []),
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}.`]),
    ...(bounds.length > 0 ? [`Allowed: ${bounds.join(', ')}.`] : []),
    ...(schema['x-null-in-responses'] ? ['A response can contain null.'] : []),
  ];
}

const listed = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([value, meaning]) => `\`${value}\`: ${String(meaning).replace(/\s+/g, ' ').replace(/\.$/, '')}`)
    .join('; ')
    .concat('.');
