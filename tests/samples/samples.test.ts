/** Runs every program of every language, and says at the end what ran. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serviceAnswers} from './answers';
import {readBlocks} from './blocks';
import {cases} from './cases';
import {inBrowser, notCompared, notRun} from './exceptions';
import {missingFor} from './ingredients';
import {judge, outputName} from './judge';
import {lastRunProblems, readLastRunFile, writeLastRun} from './lastRun';
import {browserPath, browserVersion, pageCases, pageOf, runPage, runRejections} from './pages';
import {matches, type Program, programs, ROOT} from './programs';
import {pageFinder, type Result, reportOf} from './report';
import {outputPath, Stage} from './run';

/** `UPDATE_OUTPUT=1` writes what programs print into the output files of plain text. */
const isUpdate = process.env.UPDATE_OUTPUT === '1';
/** `npm run record -- samples` writes what the programs ran with. */
const isRecording = process.env.SAMPLES_RECORD === '1';

const results = new Map<string, Result>();
const blocks = readBlocks();
const pagesOf = pageFinder(blocks);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(async () => {
  await stage.close();
  const passed = new Set([...results].filter(([, result]) => result === 'passed').map(([path]) => path));
  if (isRecording) writeLastRun(programs, passed, await browserVersion());
  console.log(reportOf(programs, results).join('\n'));
});

describe.concurrent('a sample prints what its page shows', () => {
  for (const program of programs.filter((one) => one.cases.length > 0)) {
    const missing = missingFor(program);
    if (missing) results.set(program.path, {missing});
    it.skipIf(missing)(
      missing ? `${program.path}: not run, ${missing} is missing (npm run setup)` : program.path,
      async () => {
        results.set(program.path, 'failed');
        for (const wanted of program.cases) {
          const outcome = await stage.run(program, wanted);
          judge(program, wanted, outcome, pagesOf(program.path), isUpdate);
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

  it.skipIf(!browserPath).each(pageCases.map((wanted) => [wanted.folder, wanted] as const))(
    '%s says within ten seconds that the key or the settings are rejected',
    (_folder, wanted) => runRejections(stage, wanted),
  );

  it('and none of the programs has left a connection open', async () => {
    expect(await stage.leftOpen()).toEqual({sessions: 0, connections: 0});
  });
});

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

  it('compares every output that a page shows with a run, or says why not', () => {
    const compared = new Set([
      ...serviceAnswers,
      ...programs.flatMap((program) =>
        program.cases
          .flatMap((wanted) => [outputName(wanted, program), ...Object.values(wanted.writes ?? {}), wanted.complains])
          .flatMap((name) => (typeof name === 'string' ? [outputPath(program, name)] : [])),
      ),
    ]);
    const shown = new Set(blocks.flatMap(({meta}) => (meta.file?.includes('/output/') ? [meta.file] : [])));
    const isExcused = (file: string) => Object.keys(notCompared).some((place) => matches(file, place));
    expect([...shown].filter((file) => !compared.has(file) && !isExcused(file))).toEqual([]);
    const isStale = (place: string) => ![...shown].some((file) => matches(file, place) && !compared.has(file));
    expect(Object.keys(notCompared).filter(isStale)).toEqual([]);
  });

  it('every program says which version of its language it needs', () => {
    const silent = programs.filter(
      ({path, cases: mine}) => mine.length > 0 && !/\b(?:Python|Node(?:\.js)?|Bash|curl|Docker)\b/.test(head(path)),
    );
    expect(silent.map(({path}) => path)).toEqual([]);
  });

  it.skipIf(isRecording)('has a stamp for every program that runs', () => {
    expect(lastRunProblems(programs, readLastRunFile())).toEqual([]);
  });
});

function head(path: string): string {
  return readFileSync(join(ROOT, 'samples', path), 'utf8')
    .split('\n')
    .slice(0, 4)
    .join('\n');
}
