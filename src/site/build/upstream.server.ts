/** What the site takes out of packages of Docusaurus: loud when an upgrade has moved it. */

/** Returns the one entry that `isIt` finds; throws when there is none, or several, as after an upgrade. */
export function onlyEntry<T>(entries: readonly T[], what: string, isIt: (entry: T) => boolean): T {
  const found = entries.filter(isIt);
  if (found.length === 1) return found[0] as T;
  throw new Error(
    `The site replaces ${what}, and Docusaurus has it ${found.length} times. Compare src/site/build with the packages that it ` +
      'wraps: "Upgrade the framework" in CONTRIBUTING.md.',
  );
}
