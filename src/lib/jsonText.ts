/** JSON as the pages of this site write it: what fits is on one line, what does not has a line per field. */

/** Code blocks of guides and reference show lines of this length without scrolling. */
const LINE_LENGTH = 78;

interface Layout {
  /** Characters that fit on a line. */
  width?: number;
  /** Spaces in front of the line that the value begins on. */
  indent?: number;
  /** Characters between those spaces and the value. */
  before?: number;
}

/** Returns `value` as JSON text, two spaces per level, with short lists and objects on one line. */
export function formatJson(value: unknown, {width = LINE_LENGTH, indent = 0, before = 0}: Layout = {}): string {
  const flat = onOneLine(value);
  if (indent + before + flat.length <= width || typeof value !== 'object' || value === null) return flat;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  const nested = (item: unknown, name = '') =>
    `${inner}${name}${formatJson(item, {width, indent: indent + 2, before: name.length})}`;
  if (Array.isArray(value)) return `[\n${value.map((item) => nested(item)).join(',\n')}\n${outer}]`;
  const fields = Object.entries(value).map(([key, item]) => nested(item, `${JSON.stringify(key)}: `));
  return `{\n${fields.join(',\n')}\n${outer}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`)
    .join(', ')}}`;
}

/**
 * Returns a document whose last field is a list, cut so that each entry of that list can be marked. Commas and line ends
 * between entries are left out.
 */
export function formatJsonInParts<List extends string>(
  document: Record<List, readonly unknown[]>,
  list: List,
  width: number,
): {head: string; entries: string[]; tail: string} {
  const before = Object.entries(document).filter(([name]) => name !== list);
  const fields = before.map(([name, value]) => {
    return `  "${name}": ${formatJson(value, {width, indent: 2, before: name.length + 4})},\n`;
  });
  const entries = document[list].map((entry) => `    ${formatJson(entry, {width, indent: 4})}`);
  return {head: `{\n${fields.join('')}  "${list}": [\n`, entries, tail: '  ]\n}\n'};
}
