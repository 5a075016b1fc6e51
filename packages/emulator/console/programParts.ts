/** What the exported programs of both languages share. */
import type {SessionLog} from './log';

/** Variable that each API's programs take their address from, as those of `samples/` do. */
export const URL_VARIABLE = {realtime: 'REALTIME_URL', flow: 'FLOW_URL'};

/** How a session ended: by an Error, a close code, or the status of its handshake. */
export interface Ending {
  error: string | null;
  code: number | null;
  status: number | null;
}

/** Returns how the session ended; `null` when it had not ended yet. */
export function endingOf({frames, close, status}: SessionLog): Ending | null {
  if (!close && status === null) return null;
  const error = frames.find(({from, name}) => from === 'server' && name === 'Error');
  const type = error?.message?.type;
  return {error: typeof type === 'string' ? type : null, code: close?.code ?? null, status};
}

/** Returns the name of the recording whose sound the session sent, if it sent one. */
export function recordingOf({frames}: SessionLog): string | undefined {
  return frames.find(({audio}) => audio)?.audio?.recording;
}
