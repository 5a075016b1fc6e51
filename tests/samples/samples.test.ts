/** Runs every program of every language, and says at the end what ran. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readBlocks} from './blocks';
import {type Case, cases, inBrowser, notRun} from './cases';
import {missingFrom, normalize} from './compare';
import {ingredientsOf} from './ingredients';
import {browserPath, browserVersion, pageCases, pageOf, runPage} from './pages';
import {matches, type Program, programs, ROOT, readResolved} from './programs';
import {pageFinder, type Result, reportOf} from './report';
import {type Outcome, outputPath, Stage} from './run';
import {readStampFile, stampFaults, writeStamps} from './stamps';

/** `UPDATE_OUTPUT=1` writes what programs print into the output files of plain text. */
const isUpdate = process.env.UPDATE_OUTPUT === '1';
/** `npm run samples:stamp` writes what the programs ran with. */
const isStamp = process.env.SAMPLES_STAMP === '1';

const results = new Map<string, Result>();
const pagesOf = pageFinder(readBlocks());

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(async () => {
  await stage.close();
  const passed = new Set([...results].filter(([, result]) => result === 'passed').map(([path]) => path));
  if (isStamp) writeStamps(programs, passed, await browserVersion());
  console.log(reportOf(programs, results, pagesOf).join('\n'));
});

describe.concurrent('a sample prints what its page shows', () => {
  for (const program of programs.filter((one) => one.cases.length > 0)) {
    const missing = ingredientsOf(join(ROOT, 'samples', program.path), program.language).find(({version}) => !version);
    if (missing) results.set(program.path, {missing: missing.name});
    it.skipIf(missing)(
      missing ? `${program.path}: not run, ${missing.name} is missing (npm run setup)` : program.path,
      async () => {
        results.set(program.path, 'failed');
        for (const wanted of program.cases) {
          const outcome = await stage.run(program, wanted);
          judge(program, wanted, outcome);
        }
        results.set(program.path, 'passed');
      },
    );
  }
});

// One after the other: a recording is played at the pace of speech, and a busy machine stutters.
describe('a sample that is a page does what its guide says', () => {
  for (const wanted of pageCases) {
    const mine = programs.filter(({path, isPage}) => isPage && pageOf(path) === wanted);
    if (!browserPath) for (const {path} of mine) results.set(path, {missing: 'Chromium'});
    it.skipIf(!browserPath)(
      browserPath ? wanted.folder : `${wanted.folder}: not run, Chromium is missing (npm run setup)`,
      async () => {
        for (const {path} of mine) results.set(path, 'failed');
        await runPage(stage, wanted);
        for (const {path} of mine) results.set(path, 'passed');
      },
    );
  }

  it('and none of the programs has left a connection open', async () => {
    expect(await stage.leftOpen()).toEqual({sessions: 0, connections: 0});
  });
});

function judge(program: Program, wanted: Case, outcome: Outcome): void {
  const told = `${whereShown(program)}\nstdout: ${outcome.output}\nstderr: ${outcome.complaints}`;
  expect(outcome.timedOut, `${told}\nit did not end within its time`).toBe(false);
  if (!wanted.until) expect(outcome.code, told).toBe(wanted.exitCode ?? 0);
  expect(outcome.hasOrphans, `${told}\nit left a process running`).toBe(false);
  expect([...outcome.files.keys()].sort(), `${told}\nfiles that it leaves`).toEqual(
    Object.keys(wanted.writes ?? {}).sort(),
  );
  expect(outcome.gone, `${told}\nfiles that it takes away`).toEqual(wanted.removes ?? []);
  if (wanted.complains instanceof RegExp) expect(outcome.complaints.trim(), told).toMatch(wanted.complains);
  if (typeof wanted.complains === 'string') compareOutput(program, wanted, wanted.complains, outcome.complaints);
  if (wanted.prints) expect(outcome.output.trim(), told).toMatch(wanted.prints);
  const name = outputName(wanted, program);
  if (name) compareOutput(program, wanted, name, outcome.output);
  for (const [file, shown] of Object.entries(wanted.writes ?? {})) {
    const text = outcome.files.get(file)?.toString() ?? '';
    if (shown instanceof RegExp) expect(text, `${told}\n${file}`).toMatch(shown);
    else if (shown) compareOutput(program, wanted, shown, text);
  }
}

function outputName({output}: Case, {language}: Program): string | null | undefined {
  return typeof output === 'object' ? output?.[language] : output;
}

function compareOutput(program: Program, wanted: Case, name: string, output: string): void {
  const file = outputPath(program, name);
  const isTimed = wanted.isTimed ?? false;
  const shown = existsSync(join(ROOT, file)) ? readResolved(file) : '';
  const told = `${whereShown(program)}: its output differs from ${file}`;
  if (file.endsWith('.json')) {
    const problem = missingFrom(parseOutput(output), JSON.parse(shown));
    expect(problem, told).toBeUndefined();
    return;
  }
  if (isUpdate && normalize(output, isTimed) !== normalize(shown, isTimed)) {
    writeFileSync(join(ROOT, file), keepIds(output, shown));
    return;
  }
  const [found, expected] = [normalize(output, isTimed), normalize(shown, isTimed)];
  expect(wanted.isBeginning ? found.slice(0, expected.length) : found, told).toBe(expected);
}

/** The program, and the pages whose readers would be misled by it. */
function whereShown({path}: Program): string {
  return `samples/${path}, shown in ${pagesOf(path).join(' and ') || 'no page'}`;
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

describe('the list of cases', () => {
  it('has a case, or a reason not to run, for every program', () => {
    const isKnown = ({path, cases: mine, isPage, reason}: Program) =>
      mine.length > 0 || reason || (isPage && pageOf(path));
    expect(programs.filter((one) => !isKnown(one)).map(({path}) => path)).toEqual([]);
  });

  it('names no program that is gone', () => {
    const names = new Set(programs.map(({name}) => name));
    expect(Object.keys(cases).filter((name) => !names.has(name))).toEqual([]);
    const isUsed = (place: string) => programs.some(({path}) => matches(path, place));
    expect([...Object.keys(notRun), ...inBrowser].filter((place) => !isUsed(place))).toEqual([]);
  });

  it('names output files that exist', () => {
    const missing = programs.flatMap((program) =>
      program.cases
        .flatMap((wanted) => [outputName(wanted, program), ...Object.values(wanted.writes ?? {}), wanted.complains])
        .filter((name) => typeof name === 'string' && !existsSync(join(ROOT, outputPath(program, name))))
        .map((name) => `${program.path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('every program says which version of its language it needs', () => {
    const silent = programs.filter(
      ({path, cases: mine}) => mine.length > 0 && !/\b(?:Python|Node(?:\.js)?|Bash|curl|Docker)\b/.test(head(path)),
    );
    expect(silent.map(({path}) => path)).toEqual([]);
  });

  it.skipIf(isStamp)('has a stamp for every program that runs', () => {
    expect(stampFaults(programs, readStampFile())).toEqual([]);
  });
});

function head(path: string): string {
  return readFileSync(join(ROOT, 'samples', path), 'utf8')
    .split('\n')
    .slice(0, 4)
    .join('\n');
}
