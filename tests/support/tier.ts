/**
 * Whether everything is checked: every program, every page at every width. `npm run test:full` sets it, every night.
 * `npm test` leaves it off and checks one of each kind.
 */
export const isFull = process.env.TEST_TIER === 'full';

/** Returns the whole list in the full tier, and otherwise the first of each kind. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  if (isFull) return all;
  return [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].toReversed();
}
