import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {shared} from '@speech-docs/emulator/testing';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readLastRunFile} from '../../src/content/lastRun.server';
import {oneOfEach} from '../support/tier';
import {readBlocks} from './blocks';
import {notCompared} from './cases';
import {missingFrom} from './compare';
import {isCompiled, missingFor} from './ingredients';
import {judge, outputName} from './judge';
import {lastRunProblems, writeLastRun} from './lastRun';
import {browserPath, browserVersion, openPage, type PageRun, pageCases, pageOf} from './pages';
import {matches, type Program, programs, ROOT} from './programs';
import {responses} from './responses';
import {outputPath, rawSamples, SampleRunner} from './run';
import {isWalkthrough, judgeFrames} from './walkthroughs';

/** `UPDATE_OUTPUT=1` writes what programs print into the output files of plain text, and the frames of walkthroughs. */
const isUpdate = process.env.UPDATE_OUTPUT === '1';
/** `npm run record -- samples` writes what the programs ran with. */
const isRecording = process.env.SAMPLES_RECORD === '1';

const passed = new Set<string>();
const blocks = readBlocks();
/** Which pages show a program: those that name it, and those of the reference by their own name. */
const pagesOf = (path: string) =>
  path.startsWith('reference/')
    ? [`api-ref/batch/${basename(path).replace(/\.\w+$/, '')}.mdx`]
    : [...new Set(blocks.flatMap(({page, meta}) => (meta.file === `samples/${path}` ? [page] : [])))];

let stage: SampleRunner;
beforeAll(async () => {
  stage = await SampleRunner.open();
});
afterAll(async () => {
  await stage.close();
  if (isRecording) writeLastRun(programs, passed, await browserVersion());
});

/** The command with which a quickstart runs a program, and what lies where a reader types it. */
interface Typed {
  page: string;
  file: string;
  command: string;
  files: Record<string, string | Buffer>;
}

const QUICKSTARTS = [
  'speech-to-text/batch/quickstart',
  'speech-to-text/real-time/quickstart',
  'voice-agents-flow/index',
];
const RUNS = /^(?:python3|node|bash) ([\w.-]+\.(?:py|mjs|sh)) .*$/m;
const question = join(ROOT, 'samples/audio/repair-desk.wav');
const typed: Typed[] = QUICKSTARTS.flatMap((name) => {
  const page = `docs/${name}.mdx`;
  const shown = blocks.filter((block) => block.page === page);
  return shown.flatMap(({language, code: line}) => {
    const [command, file = ''] = (language === 'bash' && RUNS.exec(line)) || [];
    const {code = '', meta} = shown.find((one) => basename(one.meta.file ?? '') === file && !one.meta.region) ?? {};
    const recordings = {'question.wav': readFileSync(question), 'question.raw': rawSamples(question)};
    return command ? [{page, command, file: `${meta?.file}`, files: {[file]: code, ...recordings}}] : [];
  });
});

// A reader without an account: `npm run emulator`, the variables that it prints (emulator/command.test.ts), and the page.
it('each quickstart has a command to run, and shows the output of its program', () => {
  expect([...new Set(typed.map(({page}) => page))]).toEqual(QUICKSTARTS.map((name) => `docs/${name}.mdx`));
  for (const {page, file} of typed) {
    const program = programs.find(({path}) => `samples/${path}` === file) as Program;
    const output = outputPath(program, `${outputName(program.cases[0] ?? {}, program)}`);
    expect(blocks.filter((block) => block.page === page).map(({meta}) => meta.file)).toContain(output);
  }
});

/** Compiling takes seconds of the processor: every day, one program of each API in such a language, its quickstart first. */
const run = oneOfEach(
  programs
    .filter(({cases}) => cases.length > 0)
    .sort((one, other) => Number(/quickstart$/.test(other.name)) - Number(/quickstart$/.test(one.name))),
  ({path, language}) => (isCompiled(language) ? dirname(path) : path),
);

describe.concurrent('a sample prints what its page shows', () => {
  for (const program of run) {
    const missing = missingFor(program);
    it.skipIf(missing)(
      missing ? `${program.path}: not run, ${missing} is missing (npm run setup)` : program.path,
      async () => {
        const {command, files} = typed.find(({file}) => file === `samples/${program.path}`) ?? {};
        for (const [index, wanted] of program.cases.entries()) {
          const asShown = index === 0 ? {...wanted, command, files: {...wanted.files, ...files}} : wanted;
          const isNoted = index === 0 && isWalkthrough(program);
          const outcome = await stage.run(program, isNoted ? {...asShown, service: {...wanted.service}} : asShown);
          judge(program, wanted, outcome, pagesOf(program.path), isUpdate);
          if (isNoted) judgeFrames(program, outcome.sessions[0]?.frames ?? [], isUpdate);
        }
        passed.add(program.path);
      },
    );
  }
});

// One after the other: a recording is played at the pace of speech, and a busy machine stutters.
describe.skipIf(!browserPath).each(pageCases)(
  `$folder, in ${browserPath ?? 'no browser (npm run setup)'}`,
  (wanted) => {
    let run: PageRun;
    beforeAll(async () => {
      run = await openPage(stage, wanted);
    });
    afterAll(() => run.close());

    it('does what its guide says', async () => {
      await run.talk();
      for (const {path, isPage} of programs) if (isPage && pageOf(path) === wanted) passed.add(path);
    });

    it('says why nothing is heard', () => run.cannotTalk());
    it('says within ten seconds that the key or the settings are rejected', () => run.rejections());

    const agent = it.skipIf(wanted.folder !== 'flow/javascript');
    agent('hangs up when its microphone is unplugged, and says so', () =>
      run.unplugged('The microphone is gone. Talk again to use another one.'),
    );
    agent('tells the agent the last turns again in the conversation after a broken one', async () => {
      const told = expect.stringMatching(
        /^Context: The connection broke\. .*"User: My bike needs new brakes\..*","Agent: I /,
      );
      expect(await run.reconnection()).toEqual([told]);
    });
  },
);

it('none of the programs has left a connection open', async () => {
  expect(await stage.leftOpen()).toEqual({sessions: 0, connections: 0});
});

const {rest} = shared({timeScale: 0.001, fetchTimeoutMs: 1000});

it.each(Object.entries(responses))(
  'a response that a page shows, and no program prints, is what the service says: %s',
  async (file, ask) => {
    const shown = readFileSync(join(ROOT, file), 'utf8');
    const response = await ask(rest);
    if (file.endsWith('.json')) expect(missingFrom(response, JSON.parse(shown))).toBeUndefined();
    else expect(`${response}`.trim()).toBe(shown.trim());
  },
);

const outputs = programs.flatMap((program) =>
  program.cases
    .flatMap((wanted) => [outputName(wanted, program), ...Object.values(wanted.writes ?? {}), wanted.stderr])
    .flatMap((name) => (typeof name === 'string' ? [outputPath(program, name)] : [])),
);

describe('the list of cases', () => {
  it('has a case, or a reason not to run, for every program', () => {
    const isKnown = ({path, cases: mine, isPage, reason}: Program) =>
      mine.length > 0 || reason || (isPage && pageOf(path));
    expect(programs.filter((one) => !isKnown(one)).map(({path}) => path)).toEqual([]);
  });

  it('compares every output that a page shows with a run, or says why not', () => {
    const compared = new Set([...Object.keys(responses), ...outputs]);
    const shown = new Set(blocks.flatMap(({meta}) => (meta.file?.includes('/output/') ? [meta.file] : [])));
    const isExcused = (file: string) => Object.keys(notCompared).some((place) => matches(file, place));
    expect([...shown].filter((file) => !compared.has(file) && !isExcused(file))).toEqual([]);
    const isStale = (place: string) => ![...shown].some((file) => matches(file, place) && !compared.has(file));
    expect(Object.keys(notCompared).filter(isStale)).toEqual([]);
  });

  it('every program says which version of its language it needs', () => {
    const silent = programs.filter(
      ({path, cases: mine}) =>
        mine.length > 0 && !/\b(?:Python|Node(?:\.js)?|Bash|curl|Docker|Java|Go|C#)/.test(head(path)),
    );
    expect(silent.map(({path}) => path)).toEqual([]);
    // Pages take the command that installs the packages from here (`run=` of a fence).
    const form = /^(?:# Python 3\.9|\/\/ Node\.js \d+) or later\. Packages: (?:none|(?:pip|npm) install \S.*)$/m;
    const run = blocks.flatMap(({meta}) => (meta.run === undefined ? [] : `${meta.file}`.replace('samples/', '')));
    expect(run.length).toBeGreaterThan(50);
    expect(run.filter((path) => !form.test(head(path)))).toEqual([]);
  });

  it.skipIf(isRecording)('has a stamp for every program that runs', () => {
    expect(lastRunProblems(programs, readLastRunFile(ROOT))).toEqual([]);
  });
});

function head(path: string): string {
  return readFileSync(join(ROOT, 'samples', path), 'utf8')
    .split('\n')
    .slice(0, 4)
    .join('\n');
}
