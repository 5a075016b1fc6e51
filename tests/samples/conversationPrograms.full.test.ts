/** The programs that hold a conversation from the shell keep the table of decisions: attempts, and the exit status. */
import {copyFileSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it, vi} from 'vitest';
import {waits} from '../../data/recovery';
import {ROOT} from './programs';
import {startDeafService, startSample, WORK, withService} from './recoveryRun';

beforeAll(() => {
  mkdirSync(WORK, {recursive: true});
  copyFileSync(join(ROOT, 'samples/audio/repair-desk.wav'), join(WORK, 'question.wav'));
});

const runAgainst = (sample: string, fault: string) =>
  withService({fault: `socket:${fault}`, timeScale: 1}, async (variables) => {
    const {said, status} = startSample(sample, variables, ['question.wav', 'reply.wav']);
    return {status: await status, attempts: said.errors.match(/Again in/g)?.length ?? 0, errors: said.errors};
  });

const rows: [fault: string, attempts: number, status: number][] = [
  ['quota*2', 2, 0],
  ['503*2', 2, 0],
  ['cut@1*1', 1, 0],
  ['internal_error@1*1', 1, 0],
  // Flow has no close codes of its own.
  ['1003@1*1', 1, 0],
  ['1008@0*2', 2, 0],
  ['4005@0*1', 1, 0],
  ['session_timeout@1*1', 1, 0],
  ['config_error@0', 0, 1],
  ['timelimit_exceeded@1', 0, 1],
  ['401', 0, 1],
  ['501', 0, 1],
  ['unknown_error@0', 1, 1],
  ['1011@0', waits.socket.attempts, 1],
];
const programs = ['samples/flow/python/conversation.py', 'samples/flow/javascript/conversation.mjs'];

it.concurrent.each(programs.flatMap((program) => rows.map((row) => [program, ...row] as const)))(
  '%s meets %s, tries again %i times, and ends with %i',
  async (program, fault, attempts, status) => {
    expect(await runAgainst(program, fault)).toMatchObject({status, attempts});
  },
);

it.each(programs)('%s says which rate a recording has, and which it needs', async (program) => {
  copyFileSync(join(ROOT, 'samples/audio/harbor-tour.wav'), join(WORK, 'slow.wav'));
  const {said, status} = startSample(program, {FLOW_URL: 'ws://127.0.0.1:9'}, ['slow.wav', 'reply.wav']);
  expect(await status).toBe(1);
  expect(said.errors).toMatch(/slow\.wav has 8000 Hz\. Convert it to 16000 Hz/);
});

it.concurrent.each(programs)('%s waits as long as Retry-After asks', async (program) => {
  const {status, errors} = await runAgainst(program, '429@3*1');
  expect([status, errors]).toEqual([0, expect.stringContaining('Again in 3 s.')]);
});

it.concurrent.for(programs)('%s stops when nothing follows ConversationEnding', async (program, context) => {
  const greetings = ['ConversationStarted', 'ConversationEnding'];
  const service = await startDeafService(context, {greetings, isChatty: false});
  const {said, status} = startSample(program, {FLOW_URL: service.url}, ['question.wav', 'reply.wav']);
  expect([await status, said.errors, service.connections()]).toEqual([1, expect.stringContaining('failed'), 1]);
});

it.concurrent.for(programs)('%s gives a connection up that no longer confirms audio', async (program, context) => {
  const service = await startDeafService(context, {greetings: ['ConversationStarted']});
  const {program: running, said} = startSample(program, {FLOW_URL: service.url}, ['question.wav', 'reply.wav']);
  await vi.waitFor(() => expect(said.errors).toContain('Again in'), 60_000);
  running.kill();
});
