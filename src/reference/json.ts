/** JSON as a person would write it: what fits on a line stays on one, the rest is broken. */
const MAX_WIDTH = 78;

/** Returns `value` as JSON text, two spaces per level, with short lists and objects on one line. */
export function formatJson(value: unknown, indent = '', used = 0): string {
  const flat = oneLine(value);
  if (indent.length + used + flat.length <= MAX_WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${formatJson(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${formatJson(member, inner, name.length)}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`);
    return members.length === 0 ? '{}' : `{${members.join(', ')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
