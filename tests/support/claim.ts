/** A claim about many things as one test, which reports everything that it fails for. */

/** Runs `check` for each item, `atOnce` of them at a time, and throws one error that names every item that failed. */
export async function claimForAll<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => unknown,
  atOnce = 1,
): Promise<void> {
  if (items.length === 0) throw new Error('there is nothing to check');
  const failures: string[] = [];
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await check(item);
      } catch (error) {
        failures.push(`${nameOf(item)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  if (failures.length > 0) throw new Error(`${failures.length} of ${items.length} fail:\n${failures.join('\n')}`);
}
