/** Medians and tables for the benchmarks, and the files in tools/bench/figures/ that keep them. */
import {writeFileSync} from 'node:fs';
import {availableParallelism, cpus} from 'node:os';
import {join} from 'node:path';
import {ROOT} from '../paths';

function median(values: readonly number[]): number {
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

type Rows = Record<string, object> | readonly object[];

const printed: Record<string, Rows> = {};

/** Prints a table under a title, one row per entry, and keeps it for `writeFigures`. */
export function table(title: string, rows: Rows): void {
  console.log(`\n${title}`);
  console.table(rows);
  printed[title] = rows;
}

/** Writes every table that was printed to `tools/bench/figures/bench.json`, with what it was measured on. */
export function writeFigures(): void {
  const facts = {
    command: 'npm run bench',
    measured: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    processor: cpus()[0]?.model,
  };
  const file = 'tools/bench/figures/bench.json';
  writeFileSync(join(ROOT, file), `${JSON.stringify({...facts, tables: printed}, null, 2)}\n`);
  console.log(`\nThe figures are in ${file}.`);
}
