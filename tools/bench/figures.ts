/** Medians and tables for benchmarks, and the files in tools/bench/figures/ that keep them. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus} from 'node:os';
import {join} from 'node:path';
import {ROOT} from '../paths';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

type Rows = Record<string, object> | readonly object[];

const printed: Record<string, Rows> = {};

/** Prints a table under a title, one row per entry, and keeps it for `writeFigures`. */
export function table(title: string, rows: Rows): void {
  console.log(`\n${title}`);
  console.table(rows);
  printed[title] = rows;
}

/** Writes every table that was printed to `tools/bench/figures/<name>.json`, with what it was measured on. */
export function writeFigures(name: string): void {
  const facts = {
    command: `npm run bench:${name}`,
    measured: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    processor: cpus()[0]?.model,
  };
  mkdirSync(join(ROOT, 'tools/bench/figures'), {recursive: true});
  writeFileSync(
    join(ROOT, 'tools/bench/figures', `${name}.json`),
    `${JSON.stringify({...facts, tables: printed}, null, 2)}\n`,
  );
  console.log(`\nThe figures are in tools/bench/figures/${name}.json.`);
}
