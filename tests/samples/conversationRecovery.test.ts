/** The apps that hold a conversation keep the table of decisions, row by row; none tries for ever. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SessionReport} from '@speech-docs/emulator/core';
import {readSource} from '@speech-docs/protocol/compile';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {afterSocket, type Decision, socketDecisions, waits} from '../../data/recovery';
import {TOOLS} from '../../samples/flow/javascript/tools.mjs';
import {temporaryFolder} from '../support/temporaryFolder';
import {FakeSocket} from './fakeSocket';
import {ROOT} from './programs';
import {installSample, startSample, withService} from './recoveryRun';

type Seen = string | number;
type Count = {waitAfter: (seen: Seen, hasWorked: boolean) => number | null};

const {'x-errors': errors} = readSource('flow') as unknown as {'x-errors': {type: string}[]};
const codes = Object.keys(socketDecisions.close).filter((code) => code !== 'other');
/** These apps have temporary keys. */
const afterError = (error: string) =>
  error === 'not_authorised' ? socketDecisions.error.unknown_error : afterSocket({error});
const rows: [Seen, Decision][] = [
  ...errors.map(({type}): [Seen, Decision] => [type, afterError(type)]),
  ...[...codes.map(Number), 1000, 1012].map((code): [Seen, Decision] => [code, afterSocket({api: 'flow', code})]),
  ['a_new_type', afterSocket({error: 'a_new_type'})],
];

/** Returns a counter of each app; the one in plain JavaScript takes an object. */
async function open(path: string): Promise<() => Count> {
  const {Recovery} = await import(join(ROOT, path));
  if (path.endsWith('.ts')) return () => new Recovery();
  return () => {
    const own = new Recovery();
    return {waitAfter: (seen, hasWorked) => own.waitAfter({seen, hasWorked})};
  };
}

describe.each(['samples/flow/javascript/recovery.js', 'samples/flow/apps/lib/recovery.ts'])('%s', async (path) => {
  const make = await open(path);

  it.each(rows)('does after %s what the table says', (seen, {action, wait}) => {
    const most = action === 'retry after' || action === 'new session' ? waits[wait ?? 'socket'].attempts : 0;
    const counter = make();
    const taken = Array.from({length: 12}, () => counter.waitAfter(seen, false));
    expect(taken.indexOf(null)).toBe(most);
    for (const [at, ms] of taken.slice(0, most).entries()) {
      const {seconds, growth, capSeconds} = waits[wait ?? 'socket'];
      const least = Math.min(capSeconds, seconds * growth ** at);
      expect(ms).toBeGreaterThanOrEqual(1000 * least);
      expect(ms).toBeLessThanOrEqual(1000 * Math.min(capSeconds * 2, 2 * least));
    }
    if (action === 'new session') expect(make().waitAfter(seen, true)).toBe(0);
  });

  it('counts anew after a reply of the agent', () => {
    const counter = make();
    for (let failure = 0; failure < 20; failure += 1) expect(counter.waitAfter(1006, true)).not.toBeNull();
  });
});

describe.each(['samples/flow/javascript/flow.js', 'samples/flow/apps/lib/flow.ts'])('%s', async (path) => {
  const {openConversation} = await import(join(ROOT, path));

  function begin() {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });
    const nothing = () => {};
    const [ended, got, voice] = [vi.fn(), vi.fn(), vi.fn()];
    const on = {started: nothing, voice, message: got, ended};
    const conversation = openConversation({on, onStarted: nothing, onVoice: voice, onMessage: got, onEnded: ended});
    const [socket] = FakeSocket.opened.splice(0) as [FakeSocket];
    socket.onopen();
    socket.get({message: 'ConversationStarted'});
    return {conversation, socket, ended, got, voice};
  }

  it.each(['session_timeout', 'conversation_termination'])(
    'counts the end after the warning %s as an end of the service, unless the user hangs up',
    (type) => {
      const end = (isHungUp: boolean) => {
        const {conversation, socket, ended} = begin();
        socket.get({message: 'Warning', type});
        if (isHungUp) conversation.hangUp();
        else socket.get({message: 'ConversationEnding'});
        socket.get({message: 'ConversationEnded'});
        return ended.mock.calls[0]?.[0].seen;
      };
      expect([end(false), end(true)]).toEqual(['session_timeout', undefined]);
    },
  );

  it('passes on each call once, and one with the same id in the next conversation', () => {
    const calls = [0, 1].map(() => {
      const {socket, got} = begin();
      for (const message of ['ToolInvoke', 'ToolInvoke']) socket.get({message, id: 'call-1'});
      return got.mock.calls.filter(([{message}]) => message === 'ToolInvoke').length;
    });
    expect(calls).toEqual([1, 1]);
  });

  it('plays no voice that comes after the user has hung up', () => {
    const {conversation, socket, voice} = begin();
    socket.onmessage({data: new ArrayBuffer(2)});
    conversation.hangUp();
    socket.onmessage({data: new ArrayBuffer(2)});
    expect(voice).toHaveBeenCalledOnce();
  });

  it('sends no result after the end', () => {
    const {conversation, socket} = begin();
    const send = vi.spyOn(socket, 'send');
    expect(conversation.send('ToolResult', {id: 'call-1', status: 'ok'})).toBe(true);
    socket.get({message: 'ConversationEnding'});
    expect(conversation.send('ToolResult', {id: 'call-2', status: 'ok'})).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['falls silent', () => vi.advanceTimersByTime(30_000)],
    ['fails', (socket: FakeSocket) => socket.get({message: 'Error', type: 'job_error', reason: ''})],
  ])('tries nothing again when the service %s after ConversationEnding', (_, end) => {
    const {socket, ended} = begin();
    for (const message of ['AddTranscript', 'ConversationEnding']) socket.get({message});
    // The last words may take longer.
    for (let spoken = 0; spoken < 3; spoken += 1) {
      vi.advanceTimersByTime(29_000);
      socket.onmessage({data: new ArrayBuffer(2)});
    }
    expect(ended).not.toHaveBeenCalled();
    end(socket);
    expect(ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({seen: undefined, reason: 'The conversation has ended.', hasWorked: true}),
    );
  });
});

const last = 'The last turns, quoted: ["User: My bike needs ';
const ends = [
  {fault: 'cut', begins: `Context: The connection broke. ${last}`},
  {fault: 'session_timeout', begins: `Context: ${last}`},
];

it.concurrent.each(
  ['samples/flow/python/book_repair.py', 'samples/flow/javascript/book-repair.mjs'].flatMap((program) =>
    ends.map((end) => ({program, ...end})),
  ),
)(
  '$program tells the agent the last turns again, and the result that it had not said, after $fault',
  async ({program, fault, begins}) => {
    const imported = ['python/conversation.py', 'javascript/conversation.mjs', 'javascript/tools.mjs'];
    for (const file of imported) installSample(`samples/flow/${file}`);
    const sessions: SessionReport[] = [];
    const reports = {session: (one: SessionReport) => void sessions.push(one)};
    const question = join(ROOT, 'samples/audio/repair-desk.wav');
    const reply = join(temporaryFolder('reply'), 'reply.wav');
    const code = await withService(
      {fault: `socket:${fault}@7*1`, reports, keepFrames: true},
      (variables) => startSample(program, {AGENT_ID: 'any', ...variables}, [question, reply]).status,
    );
    const sent = (wanted: string) =>
      sessions.map(({frames}) => frames.find(({message}) => message?.message === wanted)?.message);
    expect({code, inputs: sent('AddInput')}).toEqual({
      code: 0,
      inputs: [undefined, {message: 'AddInput', input: expect.stringContaining('Booked for Thu')}],
    });
    expect(`${sent('AddInput')[1]?.input}`.slice(0, begins.length)).toBe(begins);
    expect(sent('StartConversation')[0]).toMatchObject({tools: TOOLS});
  },
);

describe('the worklets', () => {
  it.each([8000, 44_100, 48_000])('send every sample, in blocks of 50 to 250 ms at %i Hz', (rate) => {
    for (const path of [
      'realtime/browser/microphone.js',
      'flow/javascript/microphone.worklet.js',
      'flow/nextjs/public/worklets.js',
    ]) {
      const {processor, posted} = worklet(path, 'microphone', rate);
      const spoken = Array.from({length: 3 * rate}, (_, at) => ((at % 256) - 128) / 128);
      for (let at = 0; at + 128 <= spoken.length; at += 128) {
        processor.process([[Float32Array.from(spoken.slice(at, at + 128))]], []);
      }
      const blocks = posted as Int16Array[];
      for (const {length} of blocks)
        expect(length / rate).toSatisfy((seconds: number) => seconds >= 0.05 && seconds <= 0.25);
      const heard = blocks.flatMap((block) => [...block]);
      expect(heard).toEqual(spoken.slice(0, heard.length).map((sample) => Math.trunc(32_767 * sample)));
    }
  });

  it('play the last words to their end before the loudspeaker closes', () => {
    for (const path of ['flow/javascript/loudspeaker.worklet.js', 'flow/nextjs/public/worklets.js']) {
      const {processor, posted, send} = worklet(path, 'loudspeaker', 16_000);
      send({play: new Float32Array(300).fill(1)});
      send({drain: true});
      const played: number[] = [];
      while (posted.length === 0) {
        const channel = new Float32Array(128);
        processor.process([], [[channel]]);
        played.push(...channel);
      }
      expect(played.filter(Boolean)).toHaveLength(300);
    }
  });
});

interface Processor {
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

function worklet(path: string, wanted: string, sampleRate: number) {
  const posted: unknown[] = [];
  const port = {postMessage: (data: unknown) => posted.push(data), onmessage: (_: {data: unknown}) => {}};
  const Base = class {
    port = port;
  };
  const processors: Record<string, new () => Processor> = {};
  const register = (name: string, processor: new () => Processor) => {
    processors[name] = processor;
  };
  const text = readFileSync(join(ROOT, 'samples', path), 'utf8');
  new Function('AudioWorkletProcessor', 'registerProcessor', 'sampleRate', text)(Base, register, sampleRate);
  const Found = processors[wanted];
  if (!Found) throw new Error(`${path} has no ${wanted}`);
  return {processor: new Found(), posted, send: (data: unknown) => port.onmessage({data})};
}
