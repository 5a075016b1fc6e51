/** The image of the reader's own: what Docker, or the script in the image, would reject is rejected here too. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Case} from './case';
import {programs, readResolved} from './programs';
import {type Outcome, Stage} from './run';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Builds and runs the image with one file of it changed. */
function runWith(name: string, text: string, instead: string, changes: Case = {}): Promise<Outcome> {
  const program = programs.find(({path}) => path === 'deployments/custom-image.sh');
  const [wanted] = program?.cases ?? [];
  if (!program || !wanted) throw new Error('no case for the image');
  const before = readResolved(`samples/deployments/${name}`);
  expect(before, `${name} does not hold ${text}`).toContain(text);
  const {[name]: _, ...copies} = wanted.copies ?? {};
  const files = {[name]: before.replace(text, instead)};
  return stage.run(program, {...wanted, copies, files, ...changes, env: {...wanted.env, ...changes.env}});
}

describe('an image of the reader’s own is rejected', () => {
  const slips: [string, string, string, string, RegExp, number?][] = [
    [
      'on a base that does not exist',
      'Dockerfile',
      'transcriber-en',
      'transcriber-xx',
      /failed to resolve source/,
      125,
    ],
    ['without the argument of its base', 'Dockerfile', 'ARG REGISTRY\n', '', /failed to resolve source/, 125],
    ['with a file that is not there', 'Dockerfile', 'run-job.sh /opt', 'job.sh /opt', /"\/job\.sh": not found/, 125],
    ['with an instruction that is none', 'Dockerfile', 'CMD', 'COMMAND', /unknown instruction: COMMAND/, 125],
    ['with a script that must not be executed', 'Dockerfile', '--chmod=755 ', '', /permission denied/, 126],
    ['with a command that it lacks', 'Dockerfile', '["/opt/run-job.sh"]', '["/opt/x.sh"]', /no such file/, 127],
    ['with a pipeline that is called elsewhere', 'run-job.sh', 'cd /opt/orchestrator\n', '', /not in \/opt\/orch/, 1],
    ['with the audio in another place', 'run-job.sh', '/input.audio', '/audio', /\/input\.audio is not valid/, 1],
    ['with a result that goes nowhere', 'run-job.sh', '> /results/', '> /elsewhere/', /\/elsewhere\/transcript/],
  ];
  it.each(slips)('%s', async (_what, file, text, instead, complaint, code) => {
    const outcome = await runWith(file, text, instead);
    expect(outcome.complaints).toMatch(complaint);
    // Which status a failed redirection has depends on the shell.
    if (code === undefined) expect(outcome.code).not.toBe(0);
    else expect(outcome.code).toBe(code);
    expect([...outcome.files.keys()].filter((name) => outcome.files.get(name)?.length)).toEqual([]);
  });

  it('without a license', async () => {
    const outcome = await runWith('run-job.sh', 'set -eu', 'set -eu', {env: {LICENSE_TOKEN: '"quoted"'}});
    expect(outcome.complaints).toMatch(/License Error: illegal base64 data/);
    expect(outcome.code).toBe(1);
  });
});
