/** The bridge of the page keeps the table of decisions: a call goes on, or ends, and attempts are bounded. */
import {afterEach, expect, it, vi} from 'vitest';
import {waits} from '../../data/recovery';
import {startCall as start} from './phoneStage';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function startCall(fault: string) {
  const stage = await start(fault);
  close = stage.close;
  return stage;
}

it.each([
  'socket:cut@1*1',
  'socket:quota*2',
  'socket:503*2',
  'socket:internal_error@1*1',
  'socket:1003@1*1',
  'socket:4005@0*1',
  'socket:session_timeout@1*1',
])('keeps the call when the service has the fault %s', async (fault) => {
  const {output, call} = await startCall(fault);
  await vi.waitFor(() => expect(output()).toContain('agent   I can take it in'), 20_000);
  expect(call.received.map(({event}) => event)).not.toContain('transfer');
});

it.each([
  ['socket:config_error@0', 0],
  ['socket:timelimit_exceeded@1', 0],
  ['socket:unknown_error@0', 1],
  ['socket:1011@0', waits.socket.attempts],
])(
  'hangs up when every conversation ends with %s, after %i more attempts',
  async (fault, attempts) => {
    const {output, call} = await startCall(fault);
    expect((await call.ended).code).toBe(1000);
    await vi.waitFor(() => expect(output()).toContain('The call failed: '));
    expect(output().match(/Again in/g)?.length ?? 0).toBe(attempts);
  },
  40_000,
);
