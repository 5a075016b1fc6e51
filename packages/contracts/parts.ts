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

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns every operation below `paths`, or another group, with the parameters of its path. */
export function operationsIn(root: Part, group = 'paths') {
  return Object.entries<Part>(root[group] ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation: Part = item[method];
      return {path, method, operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])]};
    }),
  );
}

/** Returns the keys of a reference into the same document, from its root to a part. */
export function keysOf(ref: string): string[] {
  const keys = ref.slice('#/'.length).split('/');
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the part that a chain of references ends in, or the part itself. */
export function resolved(root: Part, part: Part): Part {
  if (typeof part?.$ref !== 'string') return part;
  const target = keysOf(part.$ref).reduce<Part>((at, key) => at?.[key], root);
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
