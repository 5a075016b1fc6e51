/** Streams a recording into a session, a tenth of a second at a time. */
import type {Clock} from '../core/clock';
import {wavFacts} from '../core/recordings';
import type {ConsoleSession} from './consoleSession';

const CHUNK_MS = 100;

export interface Stream {
  stop(): void;
}

/** Sends the recording at `speed` times its own pace, and calls `ended` after the last frame. */
export function streamAudio(
  session: ConsoleSession,
  clock: Clock,
  {file, speed}: {file: Uint8Array; speed: number},
  ended: () => void,
): Stream {
  const {samples, bytesPerSecond} = wavFacts(file) ?? {samples: file, bytesPerSecond: 16_000};
  const size = Math.round((bytesPerSecond * CHUNK_MS) / 1000);
  // A start that declares a file gets the header too; raw audio has none.
  let offset = declaresFile(session) ? 0 : samples.byteOffset - file.byteOffset;
  const end = samples.byteOffset - file.byteOffset + samples.length;
  let cancel = () => {};
  const next = () => {
    if (offset >= end || session.isOver) {
      ended();
      return;
    }
    session.sendAudio(file.slice(offset, Math.min(offset + size, end)));
    offset += size;
    cancel = clock.later(CHUNK_MS / speed, next);
  };
  next();
  return {stop: () => cancel()};
}

function declaresFile({log}: ConsoleSession): boolean {
  const start = log.frames.find(({from, name, broken}) => from === 'client' && /^Start/.test(name) && !broken);
  return (start?.message?.audio_format as {type?: string} | undefined)?.type === 'file';
}
