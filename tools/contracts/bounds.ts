/** What the contracts say in numbers about each field, by its name: bounds, default, lengths. */
import type {Reference} from '../../src/reference/schemaLocations';

export interface Bound {
  minimum?: number;
  maximum?: number;
  default?: number;
}

const LOWER = ['minimum', 'minItems', 'minLength'] as const;
const UPPER = ['maximum', 'maxItems', 'maxLength'] as const;

/** Returns the bounds of every field that has some; a name that occurs in several schemas has several. */
export function boundsByField({contracts}: Pick<Reference, 'contracts'>): Map<string, Bound[]> {
  const found = new Map<string, Bound[]>();
  const note = (name: string, part: unknown) => {
    const bound = boundOf(part);
    if (bound) found.set(name, [...(found.get(name) ?? []), bound]);
  };
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) return part.forEach(walk);
    const {properties, name, schema} = part as Record<string, unknown>;
    for (const [key, field] of Object.entries((properties ?? {}) as object)) note(key, field);
    // Parameters of a request, and those of a handshake, carry their name beside the bounds.
    if (typeof name === 'string') note(name, schema ?? part);
    for (const value of Object.values(part)) walk(value);
  };
  for (const {root} of Object.values(contracts)) walk(root);
  return found;
}

function boundOf(part: unknown): Bound | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const schema = part as Record<string, unknown>;
  const first = (keys: readonly string[]) => keys.map((key) => schema[key]).find((value) => typeof value === 'number');
  const bound: Bound = {
    minimum: first(LOWER) as number | undefined,
    maximum: first(UPPER) as number | undefined,
    default: first(['default']) as number | undefined,
  };
  return Object.values(bound).some((value) => value !== undefined) ? bound : undefined;
}
