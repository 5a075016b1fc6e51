/** Sessions without a network, on a clock that the test moves: they take no time and never differ. */
import {readLibrary} from '../../../emulator/compile/recordings';
import {ManualClock} from '../../../emulator/core/clock';
import type {Options} from '../../../emulator/core/options';
import {Service} from '../../../emulator/core/service';
import {audioFile, contracts, type Message} from './client';

export type NewService = (options: Partial<Options>) => Service;

const START = Date.parse('2026-11-22T12:00:00Z');
const library = readLibrary();

function nodeService(options: Partial<Options>): Service {
  return new Service({contracts, library}, options);
}

/** Counts up instead of rolling dice. */
function countingBytes(): (count: number) => Uint8Array {
  let next = 0;
  return (count) =>
    Uint8Array.from({length: count}, () => {
      next = (next + 1) % 256;
      return next;
    });
}

/** Sends messages, then a recording in frames of a tenth of a second, then the end; returns every frame of the service. */
export function runSession(
  newService: NewService = nodeService,
  messages: readonly object[],
  recording?: string,
): Message[] {
  const clock = new ManualClock(START);
  const service = newService({clock, random: countingBytes()});
  const result = service.handshake({method: 'GET', url: '/v2?jwt=key', headers: new Headers()});
  if (!('open' in result)) throw new Error(`HTTP ${result.status}`);
  const frames: Message[] = [];
  const session = result.open({
    send: (data) => frames.push(JSON.parse(`${data}`)),
    close: (code, reason) => frames.push({message: 'close', code, reason}),
    drop: () => {},
    breakFrame: () => {},
  });
  for (const message of messages) {
    session.receive(JSON.stringify(message));
    clock.advance(10);
  }
  const samples = recording ? audioFile(recording).subarray(44) : Buffer.alloc(0);
  for (let at = 0; at < samples.length; at += 1600) {
    session.receive(samples.subarray(at, at + 1600));
    clock.advance(100);
  }
  session.receive(JSON.stringify({message: 'EndOfStream', last_seq_no: Math.ceil(samples.length / 1600)}));
  clock.advance(10);
  return frames;
}
