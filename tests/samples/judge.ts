/** Judges one run of a sample: its end, what it leaves, and what it prints against what its pages show. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import type {Case} from './cases';
import {missingFrom, normalize} from './compare';
import {type Program, ROOT, readResolved} from './programs';
import {type Outcome, outputPath} from './run';

/**
 * Throws, with the program, its pages and what differs, when something is wrong. `pages` show the program; an update
 * writes what it prints into the output files of plain text instead.
 */
export function judge(
  program: Program,
  wanted: Case,
  outcome: Outcome,
  pages: readonly string[],
  isUpdate = false,
): void {
  const place = `samples/${program.path}, shown in ${pages.join(' and ') || 'no page'}`;
  const context = `${place}\nstdout: ${outcome.output}\nstderr: ${outcome.stderr}`;
  const compare = (name: string, printed: string) => {
    compareOutput(place, wanted, outputPath(program, name), printed, isUpdate);
  };
  expect(outcome.timedOut, `${context}\nit did not end within its time`).toBe(false);
  if (!wanted.until) expect(outcome.code, context).toBe(wanted.exitCode ?? 0);
  expect(outcome.hasOrphans, `${context}\nit left a process running`).toBe(false);
  const files = new Map([...outcome.files].map(([file, content]) => [normalize(file), content]));
  expect([...files.keys()].sort(), `${context}\nfiles that it leaves`).toEqual(Object.keys(wanted.writes ?? {}).sort());
  expect(outcome.gone, `${context}\nfiles that it takes away`).toEqual([]);
  if (wanted.stderr instanceof RegExp) expect(outcome.stderr.trim(), context).toMatch(wanted.stderr);
  if (typeof wanted.stderr === 'string') compare(wanted.stderr, outcome.stderr);
  if (wanted.prints) expect(outcome.output.trim(), context).toMatch(wanted.prints);
  const name = outputName(wanted, program);
  if (name) compare(name, outcome.output);
  for (const [file, shown] of Object.entries(wanted.writes ?? {})) {
    const text = files.get(file)?.toString() ?? '';
    if (shown instanceof RegExp) expect(text, `${context}\n${file}`).toMatch(shown);
    else if (shown) compare(shown, text);
  }
}

/** Returns the output file of a case, for the language of the program: the one of its name, unless the case has another. */
export function outputName({output, prints}: Case, program: Program): string | null | undefined {
  const {name, language} = program;
  if (output === null || typeof output === 'string') return output;
  const own = output?.[language];
  if (own !== undefined || (prints && !output)) return own;
  const base = name.replace(/^.*\//, '');
  const isJson = language === 'shell' && existsSync(join(ROOT, outputPath(program, `${base}.json`)));
  return `${base}.${isJson ? 'json' : 'txt'}`;
}

function compareOutput(place: string, wanted: Case, file: string, printed: string, isUpdate: boolean): void {
  const isTimed = wanted.isTimed ?? false;
  const shown = existsSync(join(ROOT, file)) ? readResolved(file) : '';
  const context = `${place}: its output differs from ${file}`;
  if (file.endsWith('.json')) {
    expect(missingFrom(parseOutput(printed), JSON.parse(shown)), context).toBeUndefined();
    return;
  }
  const [found, expected] = [normalize(printed, isTimed), normalize(shown, isTimed)];
  if (isUpdate && found !== expected) {
    writeFileSync(join(ROOT, file), keepIds(printed, readFileSync(join(ROOT, file), 'utf8')));
    return;
  }
  expect(wanted.isBeginning ? found.slice(0, expected.length) : found, context).toBe(expected);
}

/** Shell samples say which job they submitted before they print JSON. */
function parseOutput(output: string): unknown {
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** An updated file keeps the job id that its page speaks of. */
function keepIds(output: string, shown: string): string {
  const [, kept] = /Job (\w{10})/.exec(shown) ?? [];
  const tidy = output.replace(/[ \t]+$/gm, '');
  return kept ? tidy.replace(/Job \w{10}/, `Job ${kept}`) : tidy;
}
