import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cases, notRun} from './cases';
import {missingFrom, normalize} from './compare';
import {type Program, programs, ROOT, readResolved} from './programs';
import {interpreters, outputPath, Stage} from './run';

/** `UPDATE_OUTPUT=1` writes what programs print into the output files of plain text. */
const isUpdate = process.env.UPDATE_OUTPUT === '1';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(async () => {
  await stage.close();
});

describe.concurrent('a sample prints what its page shows', () => {
  for (const program of programs.filter((one) => one.case)) {
    const isHere = interpreters[program.language] !== undefined;
    it.skipIf(!isHere)(
      isHere ? program.path : `${program.path}: not run, ${program.language} is missing (npm run setup)`,
      async () => {
        const wanted = program.case ?? {};
        const outcome = await stage.run(program);
        const told = `${program.path}\nstdout: ${outcome.output}\nstderr: ${outcome.complaints}`;
        expect(outcome.timedOut, `${told}\nit did not end within its time`).toBe(false);
        const {code} = outcome;
        if (!wanted.until) expect(code, told).toBe(wanted.exitCode ?? 0);
        if (wanted.prints) expect(outcome.output.trim(), told).toMatch(wanted.prints);
        const name = typeof wanted.output === 'object' ? wanted.output?.[program.language] : wanted.output;
        if (name) compareOutput(program, name, outcome.output);
      },
    );
  }
});

function compareOutput(program: Program, name: string, output: string): void {
  const file = outputPath(program, name);
  const isTimed = program.case?.isTimed ?? false;
  const shown = existsSync(join(ROOT, file)) ? readResolved(file) : '';
  if (file.endsWith('.json')) {
    const problem = missingFrom(parseOutput(output), JSON.parse(shown));
    expect(problem, `${program.path} and ${file} differ`).toBeUndefined();
    return;
  }
  if (isUpdate && normalize(output, isTimed) !== normalize(shown, isTimed)) {
    writeFileSync(join(ROOT, file), keepIds(output, shown));
    return;
  }
  expect(normalize(output, isTimed), `${program.path} and ${file} differ`).toBe(normalize(shown, isTimed));
}

/** Shell samples say which job they submitted before they print JSON; Python prints its own notation. */
function parseOutput(output: string): unknown {
  const text = output.slice(output.indexOf('{'));
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replaceAll("'", '"'));
  }
}

/** An updated file keeps the job id that its page speaks of. */
function keepIds(output: string, shown: string): string {
  const [, kept] = /Job (\w{10})/.exec(shown) ?? [];
  const tidy = output.replace(/[ \t]+$/gm, '');
  return kept ? tidy.replace(/Job \w{10}/, `Job ${kept}`) : tidy;
}

describe('the list of cases', () => {
  it('has a case, or a reason not to run, for every program', () => {
    expect(programs.filter((one) => !one.case && !one.reason).map(({path}) => path)).toEqual([]);
  });

  it('names no program that is gone', () => {
    const names = new Set(programs.map(({name}) => name));
    expect(Object.keys(cases).filter((name) => !names.has(name))).toEqual([]);
    const isUsed = (place: string) => programs.some(({path}) => path.startsWith(place));
    expect(Object.keys(notRun).filter((place) => !isUsed(place))).toEqual([]);
  });

  it('names output files that exist', () => {
    const missing = programs.flatMap((program) => {
      const {output} = program.case ?? {};
      const name = typeof output === 'object' ? output?.[program.language] : output;
      return name && !existsSync(join(ROOT, outputPath(program, name))) ? [`${program.path}: ${name}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it('every program says which version of its language it needs', () => {
    const silent = programs.filter(
      ({path, reason}) => !reason && !/\b(?:Python|Node(?:\.js)?|Bash|curl)\b.* \d/.test(head(path)),
    );
    expect(silent.map(({path}) => path)).toEqual([]);
  });
});

function head(path: string): string {
  return readFileSync(join(ROOT, 'samples', path), 'utf8')
    .split('\n')
    .slice(0, 4)
    .join('\n');
}
