/** JSON as the pages of this site write it: what fits stands on one line, what does not has a line per member. */

const LINE_LENGTH = 90;

/** Writes a value that stands in a line with this indent, after `before` characters more. */
export function writeJson(value: unknown, indent = 0, before = 0): string {
  const flat = writeFlat(value);
  if (typeof value !== 'object' || value === null || indent + before + flat.length <= LINE_LENGTH) return flat;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((one) => inner + writeJson(one, indent + 2)).join(',\n')}\n${outer}]`;
  }
  const members = Object.entries(value).map(([name, member]) => {
    return `${inner}"${name}": ${writeJson(member, indent + 2, name.length + 4)}`;
  });
  return `{\n${members.join(',\n')}\n${outer}}`;
}

function writeFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `"${name}": ${writeFlat(member)}`);
  return `{${members.join(', ')}}`;
}

/** Writes a document whose last member is a list, cut so that each entry of that list can be marked. */
export function writeJsonInParts<List extends string>(
  document: Record<List, readonly unknown[]>,
  list: List,
): {head: string; entries: string[]; tail: string} {
  const before = Object.entries(document).filter(([name]) => name !== list);
  const members = before.map(([name, value]) => `  "${name}": ${writeJson(value, 2, name.length + 4)},\n`);
  const entries = document[list].map((entry, place, all) => {
    return `    ${writeJson(entry, 4)}${place < all.length - 1 ? ',' : ''}\n`;
  });
  return {head: `{\n${members.join('')}  "${list}": [\n`, entries, tail: '  ]\n}\n'};
}
