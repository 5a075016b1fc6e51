/**
 * Compares what a program printed with what its page prints. Ids and moments may differ, ports that the system chooses,
 * and random waits; nothing else.
 */

const VOLATILE_MEMBERS = new Set(
  'id created_at timestamp since until confidence data_name start_time end_time duration'.split(' '),
);

export function normalize(text: string, isTimed = false): string {
  const plain = text
    .replace(/\r/g, '')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>')
    .replace(/\b(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{10}\b/g, '<id>')
    .replace(/\b(on port|next try in|Again in) \d+\b/g, '$1 <n>')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return isTimed ? plain.replace(/\d+\.\d+/g, 'N').replace(/ +/g, ' ') : plain;
}

/**
 * Returns where `actual` lacks something that the page shows, or `undefined`. A page shortens lists: what it shows of
 * one must be there in the same order.
 */
export function missingFrom(actual: unknown, shown: unknown, place = ''): string | undefined {
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return `${place}: the page shows a list, the program prints ${JSON.stringify(actual)}`;
    let next = 0;
    for (const [index, item] of shown.entries()) {
      const found = actual.findIndex((one, at) => at >= next && missingFrom(one, item) === undefined);
      if (found < 0) {
        const nearest = missingFrom(actual[next], item, `${place}[${index}]`);
        return nearest ?? `${place}[${index}]: ${JSON.stringify(item)} is not printed`;
      }
      next = found + 1;
    }
    return undefined;
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof actual !== 'object' || actual === null) return `${place}: the page shows an object`;
    for (const [name, value] of Object.entries(shown)) {
      const member = (actual as Record<string, unknown>)[name];
      const inside = place ? `${place}.${name}` : name;
      if (member === undefined) return `${inside}: the page shows this field, the program does not print it`;
      const isVolatile = VOLATILE_MEMBERS.has(name) && typeof member === typeof value;
      const problem = isVolatile ? undefined : missingFrom(member, value, inside);
      if (problem) return problem;
    }
    return undefined;
  }
  if (actual === shown) return undefined;
  return `${place}: the page shows ${JSON.stringify(shown)}, the program prints ${JSON.stringify(actual)}`;
}
