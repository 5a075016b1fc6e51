/** A telephone service: calls the bridge, speaks, and plays what comes back at the pace of speech. */
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const FRAME_MS = 20;
/** One frame of mu-law with 8 kHz. */
export const FRAME_BYTES = 160;
const SILENCE = Buffer.alloc(FRAME_BYTES, 0xff);

export interface Call {
  /** Sends frames of the caller, at the pace of speech. */
  speak(audio: Buffer): Promise<void>;
  press(digit: string): void;
  hangUp(): void;
  /** Sends nothing more, as when its network breaks. */
  fallSilent(): void;
  /** Sends what is no message of the protocol. */
  sendText(text: string): void;
  /** What the bridge sent, in order. */
  received: {event: string; to?: string; media?: {payload: string}}[];
  /** Sound that came, whether it was played or not. */
  sound(): Buffer;
  ended: Promise<{code: number; at: number}>;
}

/** Calls the bridge; the line is silent while nobody speaks. */
export async function callBridge(port: number, from: string, token: string): Promise<Call> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`);
  const received: Call['received'] = [];
  socket.on('message', (data) => received.push(JSON.parse(`${data}`)));
  const ended = new Promise<{code: number; at: number}>((resolve) =>
    socket.on('close', (code) => resolve({code, at: Date.now()})),
  );
  const send = (message: object) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  send({event: 'start', start: {from}});
  let waiting: Buffer[] = [];
  const begun = Date.now();
  let frames = 0;
  // By the clock: a timer of a busy machine comes late, and speech doesn't get slower.
  const line = setInterval(() => {
    for (; frames * FRAME_MS <= Date.now() - begun; frames++) {
      const frame = waiting.shift() ?? SILENCE;
      send({event: 'media', media: {payload: frame.toString('base64')}});
    }
  }, FRAME_MS);
  socket.on('close', () => clearInterval(line));
  return {
    received,
    ended,
    async speak(audio) {
      for (let at = 0; at < audio.length; at += FRAME_BYTES) waiting.push(audio.subarray(at, at + FRAME_BYTES));
      while (waiting.length > 0 && socket.readyState === WebSocket.OPEN) await sleep(20);
    },
    press: (digit) => send({event: 'dtmf', dtmf: {digit}}),
    fallSilent: () => clearInterval(line),
    sendText: (text) => socket.send(text),
    hangUp() {
      send({event: 'stop'});
      waiting = [];
      socket.close(1000);
    },
    sound: () => Buffer.concat(received.flatMap(({media}) => (media ? [Buffer.from(media.payload, 'base64')] : []))),
  };
}
