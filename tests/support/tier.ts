/**
 * Whether everything is checked: every program, every page at every width. `npm run test:full` sets it, every night.
 * `npm test` leaves it off and checks one of each kind.
 */
export const isFull = process.env.TEST_TIER === 'full';

/** Returns the first `most` of a list, and in the full tier the whole list: put what finds most first. */
export function daily<T>(all: readonly T[], most = 1): readonly T[] {
  return isFull ? all : all.slice(0, most);
}

/** Returns the first of each kind, and in the full tier the whole list. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  if (isFull) return all;
  return [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].toReversed();
}

/** Returns the rows of the program with this number: each row is for one of the programs in turn, and at night for all. */
export function inTurn<T>(rows: readonly T[], program: number, programs = 2): readonly T[] {
  return isFull ? rows : rows.filter((_, at) => at % programs === program);
}
