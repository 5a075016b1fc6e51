/**
 * What the contracts contain is on a guide too, so that readers meet it outside the reference: messages, fields, and values.
 * Errors, warnings, and close codes are in the catalogue instead. A part marked `x-reference-only` is exempt.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import {fieldsOfContracts} from './pages';
import {escaped, type Report, type Texts} from './texts';

/** Reports every part of the contracts that no guide names. `guides` are pages, and the outputs they show. */
export function guidesNameContracts({contracts, operations, messages}: Reference, guides: Texts): Report {
  const text = [...guides.values()].join('\n').replaceAll('\\"', '"').replaceAll(/\s+/g, ' ');
  const counts = {messages: 0, fields: 0, values: 0};
  const problems: string[] = [];
  for (const api of ['batch', 'realtime', 'flow'] as const) {
    const {root} = contracts[api];
    const own = api === 'batch' ? [] : messages[api];
    const only = {operations: api === 'batch' ? operations : [], messages: {realtime: [], flow: [], [api]: own}};
    const exempt = referenceOnly(root);
    const fields = fieldsOfContracts(only).filter(
      ({name, isDeprecated}) => !isDeprecated && !exempt.has(name) && /^[\w-]+$/.test(name),
    );
    const types = ['x-errors', 'x-warnings', 'x-infos'].flatMap((kind) =>
      ((root[kind] ?? []) as {type: string}[]).map(({type}) => type),
    );
    const values = fields.flatMap((field) => field.values.map(({value}) => `${value}`));
    const parts = {
      messages: own.map(({name}) => name),
      fields: fields.map(({name}) => name),
      values: values.filter((value) => !types.includes(value)),
    };
    for (const what of ['messages', 'fields', 'values'] as const) {
      const names = [...new Set(parts[what])].filter((name) => !exempt.has(name));
      counts[what] += names.length;
      const missing = names.filter((name) => !new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(text));
      problems.push(
        ...missing.map(
          (name) => `no guide names "${name}" of ${api} (${what}). Name it in docs/, or mark it x-reference-only.`,
        ),
      );
    }
  }
  return {counts, problems};
}

/** Returns the names of the properties and parameters that have the mark. */
function referenceOnly(node: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const part = node as Record<string, unknown>;
  if (part['x-reference-only'] === true) found.add(typeof part.in === 'string' ? String(part.name) : name);
  for (const [key, child] of Object.entries(part)) referenceOnly(child, key, found);
  return found;
}
