/**
 * Where readers of an address that a page has left are sent, for good: `'/old/address': '/new/address'`. A page that
 * vanishes without an entry here fails tests/build/routes.test.ts.
 */
export const movedPages: Readonly<Record<string, string>> = {};
