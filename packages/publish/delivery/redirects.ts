/**
 * Where readers of an address that a page has left are sent, for good: `'/old/address': '/new/address'`. A page that
 * vanishes without an entry here fails tests/build/routes.test.ts.
 */
export const redirects: Readonly<Record<string, string>> = {};

/** Returns the table with the base URL of each language in front of its addresses. */
export function movedAddresses(bases: readonly string[], moved = redirects): Record<string, string> {
  const lists = bases.map((base) =>
    Object.entries(moved).map(([from, to]) => [base + from.slice(1), base + to.slice(1)] as const),
  );
  return Object.fromEntries(lists.flat());
}
