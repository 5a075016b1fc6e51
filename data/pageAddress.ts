/**
 * A page of this site, or a section of it, from the root of the site. Pages are declared by their files, so a unit test
 * and not the compiler names an address that no page has (tests/unit/data).
 */
export type PageAddress = `/${string}`;
