/** Every name that the contracts define: fields, messages, schemas, values, errors, statuses, close codes. */
import type {Reference} from '../../src/reference/schemaLocations';

export interface ContractNames {
  words: ReadonlySet<string>;
  /** HTTP statuses and WebSocket close codes, as text. */
  codes: ReadonlySet<string>;
}

/** Keys of OpenAPI, AsyncAPI and JSON Schema whose members are named by us. */
const NAME_MAPS = new Set([
  ...'properties schemas messages parameters headers responses requestBodies securitySchemes channels'.split(' '),
  ...'operations content examples x-examples x-enum-descriptions x-known-values x-directions'.split(' '),
]);

/** Keys below which everything is data of ours, at any depth. */
const DATA = new Set(['example', 'examples', 'payload', 'value', 'default', 'requestExample', 'responseExample']);

const CODE = /^(?:status|statuses|code|closeCode)$/;

/** Keywords of the formats are no names of fields: `minLength` on a page is JSON Schema's. */
export function namesOf({contracts}: Pick<Reference, 'contracts'>): ContractNames {
  const words = new Set<string>();
  // The two that every socket can end with: a normal end, and one without a close frame.
  const codes = new Set(['1000', '1006']);

  const take = (text: string) => {
    words.add(text);
    if (/\s/.test(text)) return;
    for (const word of text.split(/[/.:{}?&=]+/)) if (word) words.add(word);
  };
  const walk = (part: unknown, kind: 'format' | 'names' | 'data', key: string) => {
    if (typeof part === 'string') take(part);
    else if (typeof part === 'number') {
      words.add(String(part));
      if (CODE.test(key)) codes.add(String(part));
    } else if (Array.isArray(part)) for (const item of part) walk(item, kind, key);
    else if (typeof part === 'object' && part !== null) {
      for (const [name, value] of Object.entries(part)) {
        if (kind !== 'format') take(name);
        if (key === 'responses' && /^\d{3}$/.test(name)) codes.add(name);
        walk(value, kind === 'data' ? 'data' : kindBelow(name, kind), name);
      }
    }
  };
  for (const {root} of Object.values(contracts)) {
    walk(root, 'format', '');
    for (const [path, item] of Object.entries<object>(root.paths ?? {})) {
      take(path);
      for (const method of Object.keys(item)) words.add(method.toUpperCase());
    }
    for (const {requests = []} of [root['x-notifications'] ?? {}]) for (const {startLine} of requests) take(startLine);
  }
  return {words, codes};
}

function kindBelow(name: string, kind: 'format' | 'names'): 'format' | 'names' | 'data' {
  // A field may be called `examples` or `value`: below a map of names is the format again.
  if (kind === 'names') return 'format';
  if (DATA.has(name)) return 'data';
  return NAME_MAPS.has(name) ? 'names' : 'format';
}
