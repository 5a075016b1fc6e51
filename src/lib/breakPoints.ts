/** Where an identifier of this length may have to break in a column on a phone. */
const LONG = 14;

/**
 * Cuts a long identifier where a line may end within it: after `.`, `_`, `/`, `=` or `:`. Anything short, and a message
 * with spaces, stays whole.
 */
export function breakPoints(code: string): string[] {
  return code.length < LONG || /\s/.test(code) ? [code] : code.split(/(?<=\w[._/=:])(?=[a-z])/i);
}
