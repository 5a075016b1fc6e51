/** Parts of a contract: objects read by key, since a parser has checked them. */

// biome-ignore lint/suspicious/noExplicitAny: a contract is checked by its parser, and read by key everywhere
export type Part = Record<string, any>;

/** Returns a copy of `value` in which `change` replaced every object and every text, the innermost first. */
export function mapParts(value: unknown, change: (part: Part | string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapParts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapParts(part, change)])));
}

/** Returns the part that a chain of references ends in, or the part itself. */
export function resolved(root: Part, part: Part): Part {
  if (typeof part?.$ref !== 'string') return part;
  const keys = part.$ref.slice(2).split('/');
  const target = keys.reduce<Part>((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], root);
  return resolved(root, target);
}

/** Returns the name of the schema that a reference leads to. */
export function nameOf({$ref}: Part): string | undefined {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
}

/** Returns a text whose links into the site begin with its address. */
export function withAbsoluteLinks(text: string, site: string): string {
  return text.replaceAll('](/', `](${site}/`);
}

/** Returns the object without the keys for which `isUnwanted` holds. */
export function without(part: Part, isUnwanted: (key: string) => boolean): Part {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !isUnwanted(key)));
}

export const isExtension = (key: string): boolean => key.startsWith('x-');
