/**
 * What the contracts contain is on a guide too, so that readers meet it outside the reference: messages, fields, and values.
 * Errors, warnings, and close codes are in the catalogue instead. A part marked `x-reference-only` is exempt.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import {fieldsOfContracts} from './schemas';
import {escaped, type Texts} from './texts';

/** Reports every part of the contracts that no guide names. `guides` are pages, and the outputs they show. */
export function guidesNameContracts({contracts, operations, messages}: Reference, guides: Texts): string[] {
  const text = [...guides.values()].join('\n').replaceAll('\\"', '"').replaceAll(/\s+/g, ' ');
  return (['batch', 'realtime', 'flow'] as const).flatMap((api) => {
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
    const names = new Set([
      ...own.map(({name}) => name),
      ...fields.map(({name}) => name),
      ...values.filter((value) => !types.includes(value)),
    ]);
    return [...names]
      .filter((name) => !exempt.has(name) && !new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(text))
      .map((name) => `no guide names "${name}" of ${api}. Name it in docs/, or mark it x-reference-only.`);
  });
}

function referenceOnly(node: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const part = node as Record<string, unknown>;
  if (part['x-reference-only'] === true) found.add(typeof part.in === 'string' ? String(part.name) : name);
  for (const [key, child] of Object.entries(part)) referenceOnly(child, key, found);
  return found;
}
