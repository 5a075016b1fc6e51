/** Medians and tables for the benchmarks. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The median of each figure over several runs of the same measurement. */
export function medians<T extends Record<string, number>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))])) as T;
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const ratio = (value: number, base: number) => (base === 0 ? '—' : `${(value / base).toFixed(2)} ×`);

/** Prints a table under a title, one row per entry, named by its key. */
export function table(title: string, rows: Record<string, object>): void {
  console.log(`\n${title}`);
  console.table(rows);
}
