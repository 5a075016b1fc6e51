/**
 * What the batch contract contains is on a guide too, so that readers meet it outside the reference: fields and
 * values. Errors are in the catalogue. A part marked `x-reference-only` is exempt.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import type {Coverage} from './coverage';
import {fieldsOfContracts} from './coverage';

/** Reports every part of the batch contract that no guide names. `guides` are pages, and the outputs they show. */
export function guidesNameContract(reference: Reference, guides: ReadonlyMap<string, string>): Coverage {
  const {root} = reference.contracts.batch;
  const text = [...guides.values()].join('\n').replaceAll('\\"', '"').replaceAll(/\s+/g, ' ');
  const exempt = referenceOnly(root);
  const isNamed = (word: string) => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`).test(text);
  const fields = fieldsOfContracts({operations: reference.operations, messages: {realtime: [], flow: []}}).filter(
    ({name, isDeprecated}) => !isDeprecated && !exempt.has(name) && /^[\w-]+$/.test(name),
  );
  const names = new Set(fields.map(({name}) => name));
  const values = new Set(fields.flatMap((field) => field.values.map(({value}) => `${value}`)));
  const missing = [
    ...[...names].filter((name) => !isNamed(name)).map((name) => `the field "${name}"`),
    ...[...values].filter((value) => !isNamed(value)).map((value) => `the value "${value}"`),
  ];
  return {
    counts: {fields: names.size, values: values.size},
    problems: missing.map((what) => `no guide names ${what}. Name it in docs/, or mark it x-reference-only.`),
  };
}

/** Returns the names of the properties and parameters that have the mark. */
export function referenceOnly(node: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const part = node as Record<string, unknown>;
  if (part['x-reference-only'] === true) found.add(typeof part.in === 'string' ? String(part.name) : name);
  for (const [key, child] of Object.entries(part)) referenceOnly(child, key, found);
  return found;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
