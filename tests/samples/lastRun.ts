/** The stamp under a program: what it last ran with. Names follow from the program, versions from the machine. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {LAST_RUN_FILE, type LastRun, readLastRunFile} from '../../src/content/lastRun.server';
import {notRun} from './cases';
import {ingredientsOf} from './ingredients';
import {type Program, ROOT} from './programs';

/** What replaces a device or a package that is not here, by the import that asks for it. */
const SHIMS = /^(?:import|from) (pyaudio|sounddevice)\b|from '\.\/(livekit-client)\.mjs'/m;
/** What Mono lacks of .NET (shims/dotnet.cs). */
const DOTNET = /^using (System\.Text\.Json)\b/m;
const CLIENT_LIBRARY = /^from \{\{provider\.sdk\.python\.module\}\}|from '\{\{provider\.sdk\.js\./m;

/** Returns the stamp of a program that has just run. */
export function lastRunOf(program: Program, chromium: string | undefined): string {
  const path = join(ROOT, 'samples', program.path);
  const inBrowser = program.isPage && path.endsWith('.js');
  const parts = inBrowser ? [{name: 'Chromium', version: chromium}] : ingredientsOf(path, program.language);
  const text = readFileSync(path, 'utf8');
  const shim = SHIMS.exec(text) ?? DOTNET.exec(text);
  const name = shim?.[1] ?? shim?.[2] ?? (CLIENT_LIBRARY.test(text) ? 'the client library' : undefined);
  const played = name ? [`a stub of ${name}`] : program.cases[0]?.container ? ['a stub of the container'] : [];
  return [...parts.map((part) => `${part.name} ${part.version}`), ...played].join(', ');
}

/** Writes the versions that each program passed with; a program that could not run here keeps those it has. */
export function writeLastRun(programs: readonly Program[], passed: ReadonlySet<string>, chromium: string | undefined) {
  const before = readLastRunFile(ROOT).ran;
  const ran: LastRun['ran'] = {};
  for (const program of programs) {
    const stamp = passed.has(program.path) ? lastRunOf(program, chromium) : before[program.path];
    if (stamp && !program.reason) ran[program.path] = stamp;
  }
  writeFileSync(join(ROOT, LAST_RUN_FILE), `${JSON.stringify({ran, notRun} satisfies LastRun, null, 2)}\n`);
}

/** A number, or none where the package is missing on this machine. */
const VERSION = / (?:\d+(?:\.\d+)*|undefined)(?=,|$)/g;

/**
 * Returns what is wrong with the lastRun: one is missing, names other packages than the program, or belongs to nothing.
 * Versions are not compared: a machine with another Python is no mistake, and a stamp says what was, not what must be.
 */
export function lastRunProblems(programs: readonly Program[], lastRun: LastRun): string[] {
  const expected = programs.filter(({cases, isPage}) => cases.length > 0 || isPage);
  const faults = expected.flatMap((program) => {
    const stamp = lastRun.ran[program.path];
    if (!stamp) return [`${program.path}: no stamp`];
    const wanted = lastRunOf(program, undefined).replace(VERSION, ' N');
    return stamp.replace(VERSION, ' N') === wanted ? [] : [`${program.path}: stamped "${stamp}", runs with ${wanted}`];
  });
  const known = new Set(expected.map(({path}) => path));
  const stale = Object.keys(lastRun.ran).filter((path) => !known.has(path));
  const reasons = JSON.stringify(lastRun.notRun) === JSON.stringify(notRun) ? [] : ['the reasons not to run differ'];
  return [...faults, ...stale.map((path) => `${path}: stamped, and not run`), ...reasons].map(
    (fault) => `${LAST_RUN_FILE}: ${fault}. Write it anew with npm run record -- samples.`,
  );
}
