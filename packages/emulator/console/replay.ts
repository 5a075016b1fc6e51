/** Replays a recording of a client: sends the same frames at the same times, on a clock that takes no time. */

import {type CapturedFrame, type CapturedSession, NotACapture} from '@speech-docs/protocol/sessionCheck/capture';
import {apiOf} from '@speech-docs/protocol/sessionCheck/check';
import {ManualClock} from '../core/clock';
import type {Knowledge} from '../core/sockets';
import {ConsoleSession, NORMAL_CLOSE} from './consoleSession';

/** Returns the bytes of a recording of `samples/audio`; `undefined` for names that it does not have. */
export type AudioOf = (recording: string) => Uint8Array | undefined;

const START = Date.parse('2026-11-22T12:00:00Z');
/** How often time limits are enforced, and between long gaps. */
const STEP_MS = 100;
const LONG_STEP_MS = 1000;
const LONG_GAP_MS = 600_000;
/** Frames without a time follow one another like this. */
const PAUSE_MS = 100;
/** What the service still sends after the last frame of the client. */
const TAIL_MS = 10_000;
const MOST_MS = 49 * 3_600_000;

/** Returns the session that the service holds with this client; the same recording always gives the same session. */
export function replay(knowledge: Knowledge, recording: CapturedSession, fault: string, audioOf: AudioOf) {
  const clock = new ManualClock(START);
  const session = new ConsoleSession({knowledge, clock, random: countingBytes()}, {api: apiOf(recording), fault});
  session.open();
  const advance = (until: number) => {
    while (clock.now() < until && !session.isOver) {
      const left = until - clock.now();
      clock.advance(Math.min(left, left > LONG_GAP_MS ? LONG_STEP_MS : STEP_MS));
      session.tick();
    }
  };
  const first = recording.frames.find(({at}) => at !== null)?.at ?? recording.close?.at ?? 0;
  let now = START;
  const timeOf = (at: number | null) => {
    now = at === null ? now + PAUSE_MS : Math.max(now, START + at - first);
    if (now - START > MOST_MS) {
      throw new NotACapture('Expected a session of at most 49 hours, and found frames that are further apart.');
    }
    return now;
  };
  for (const frame of recording.frames) {
    if (frame.from !== 'client') continue;
    advance(timeOf(frame.at));
    sendAgain(session, frame, audioOf);
  }
  const {close, frames} = recording;
  if (close?.by === 'client') {
    advance(timeOf(close.at));
    session.close(close.code ?? NORMAL_CLOSE);
  }
  // What the service did long after the last frame, such as ending a silent session, takes as long again.
  const end = timeOf(close?.at ?? frames.at(-1)?.at ?? first) + TAIL_MS;
  while (clock.now() < end && !session.isOver) {
    if (session.isDone) session.close();
    else advance(Math.min(end, clock.now() + LONG_STEP_MS));
  }
  return session;
}

/** Returns the names of the recordings whose sound the frames contain. */
export function recordingsIn({frames}: CapturedSession): string[] {
  return [...new Set(frames.flatMap(({audio}) => audio?.split('@')[0] ?? []))];
}

function sendAgain(session: ConsoleSession, {kind, message, text, bytes, audio}: CapturedFrame, audioOf: AudioOf) {
  if (kind === 'text') {
    session.send(message ? JSON.stringify(message) : (text ?? ''));
    return;
  }
  const [recording = '', offset = '0'] = audio?.split('@') ?? [];
  const chunk = audioOf(recording)?.slice(Number(offset), Number(offset) + bytes);
  if (chunk?.length === bytes) session.sendAudio(chunk, {recording, offset: Number(offset)});
  else session.sendAudio(new Uint8Array(bytes), null);
}

/** Counts up in place of random bytes, so that ids are the same in each replay. */
function countingBytes(): (count: number) => Uint8Array {
  let next = 0;
  return (count) =>
    Uint8Array.from({length: count}, () => {
      next = (next + 1) % 256;
      return next;
    });
}
