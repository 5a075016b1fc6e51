/** What a program does to replay a session: which frames it sends, when, and what it waits for before. */
import type {Fields} from '@speech-docs/protocol/rules/contract';
import type {Protocol} from '@speech-docs/protocol/rules/protocol';
import {comesOnce} from '@speech-docs/protocol/rules/rules';
import type {LogFrame, SessionLog} from './log';

export interface Timing {
  /** Message of the service that comes first. */
  after?: string;
  /** Seconds before the step. */
  wait: number;
}

export type Step = Timing &
  (
    | {send: Fields | string}
    /** So many frames of audio, `every` so many seconds; `offset` is where they begin in the file. */
    | {frames: number; bytes: number; every: number; offset?: number}
    | {close: number}
  );

interface AudioRun {
  frames: LogFrame[];
  bytes: number;
}

/** Returns the steps of the client, in their order. */
export function stepsOf({frames, close}: SessionLog, protocol: Protocol): Step[] {
  const steps: Step[] = [];
  let lastAt = 0;
  let awaited: {name: string; at: number} | undefined;
  let run: AudioRun | undefined;
  const timing = (at: number): Timing => {
    const since = awaited && awaited.at >= lastAt ? awaited.at : lastAt;
    const found = {...(awaited && {after: awaited.name}), wait: seconds(at - since)};
    awaited = undefined;
    lastAt = at;
    return found;
  };
  const endRun = () => {
    if (run) steps.push(audioStep(run, timing));
    run = undefined;
  };
  for (const frame of frames) {
    if (frame.from === 'server') {
      const isAwaited = isMilestone(protocol, frame.name) || isAnswered(protocol, frame.name);
      if (isAwaited) {
        endRun();
        awaited = {name: frame.name, at: frame.at};
      }
    } else if (typeof frame.data !== 'string') {
      if (run && !follows(run, frame)) endRun();
      run ??= {frames: [], bytes: frame.data.length};
      run.frames.push(frame);
    } else {
      endRun();
      steps.push({...timing(frame.at), send: sendable(frame)});
    }
  }
  endRun();
  if (close?.by === 'client') steps.push({...timing(close.at), close: close.code});
  return steps;
}

/** Messages that come once mark where a session is: a program waits for them, whatever time they take. */
function isMilestone(protocol: Protocol, name: string): boolean {
  const message = protocol.contract.components.messages[name];
  return message !== undefined && name !== 'Error' && comesOnce(message);
}

/** A message that the client sends once for each of these needs the one it is about. */
function isAnswered(protocol: Protocol, name: string): boolean {
  const messages = Object.values(protocol.contract.components.messages);
  return messages.some(
    (message) => message['x-sender'] === 'client' && message['x-frequency'] === `once per \`${name}\``,
  );
}

function follows({frames, bytes}: AudioRun, {data, audio}: LogFrame): boolean {
  const last = frames.at(-1);
  if (!last || data.length !== bytes) return false;
  if (!audio || !last.audio) return audio === last.audio;
  return audio.recording === last.audio.recording && audio.offset === last.audio.offset + bytes;
}

function audioStep({frames, bytes}: AudioRun, timing: (at: number) => Timing): Step {
  const [first] = frames as [LogFrame];
  const last = frames.at(-1) ?? first;
  const start = timing(first.at);
  timing(last.at);
  const every = frames.length > 1 ? seconds((last.at - first.at) / (frames.length - 1)) : 0;
  return {...start, frames: frames.length, bytes, every, ...(first.audio && {offset: first.audio.offset})};
}

/** An object where a program sends the same text again; the text itself where it would not. */
function sendable({data, message}: LogFrame): Fields | string {
  const text = `${data}`;
  return message && JSON.stringify(message) === text && !text.includes('__proto__') ? message : text;
}

function seconds(ms: number): number {
  return Math.max(0, Math.round(ms) / 1000);
}
