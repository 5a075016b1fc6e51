/** Where sections went that pages of a release had and have no more. Begins with release 1.0.0. */

/** Where a section is now, with its title, or what replaced it, as a sentence. Addresses are from the root of a language. */
export type Successor = {to: string; title: string} | {note: string};

/** By old address: `'/old/page#section': {to: '/page#section', title: 'Section'}`. */
export const movedAnchors: Readonly<Record<string, Successor>> = {};
