/** JSON from outside: not deeper than code that walks it can follow. */

export const MAX_DEPTH = 64;

export class TooDeep extends Error {}

/** Parses a text; throws `TooDeep` when it has more levels than the service reads, and a `SyntaxError` when it is no JSON. */
export function parseJson(text: string): unknown {
  if (nestingDepth(text) > MAX_DEPTH) throw new TooDeep(`more than ${MAX_DEPTH} levels`);
  return JSON.parse(text);
}

/** Parses a JSON object; returns `undefined` for any other text. */
export function parseObject(text: string): {[field: string]: unknown} | undefined {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the nesting depth of a JSON text: arrays and objects. */
function nestingDepth(text: string): number {
  let level = 0;
  let max = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isString = false;
    } else if (letter === '"') isString = true;
    else if (letter === '{' || letter === '[') max = Math.max(max, ++level);
    else if (letter === '}' || letter === ']') level -= 1;
  }
  return max;
}
