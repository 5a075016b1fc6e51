/** A telephone streams both sides of calls, and the program prints who said what, also when its sessions break. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {numberAudio} from '@speech-docs/emulator/core/numbers';
import {describe, expect, it, vi} from 'vitest';
import WebSocket from 'ws';
import {SILENCE, toMuLaw} from '../../samples/flow/javascript/mulaw.mjs';
import {installSample, skipWithoutLanguage, startSample, withService} from './recoveryRun';

const RATE = 8000;
/** What a telephone network sends in one message: 20 ms. */
const FRAME_BYTES = RATE / 50;
const TOKEN = 'secret';
const WORDS = 20;
/** The sides say other numbers, so that each word tells who said it. */
const FIRST = {inbound: 0, outbound: 100};
const TRACKS = ['inbound', 'outbound'] as const;

const numbersFrom = (from: number) => toMuLaw(Buffer.from(numberAudio(from, from + WORDS, RATE)));
const NUMBERS = {inbound: numbersFrom(FIRST.inbound), outbound: numbersFrom(FIRST.outbound)};
const samplesOf = (name: string) => readFileSync(`samples/audio/${name}.wav`).subarray(44);
/** Every second sample: a filter would take loudness from the "s" by which the emulator knows the recording. */
const halved = (samples: Buffer) =>
  Buffer.concat(Array.from({length: samples.length / 4}, (_, at) => samples.subarray(4 * at, 4 * at + 2)));
/** Two recordings as a telephone sends them: the first has 16 kHz, and the other 8. */
const RECORDINGS = {
  inbound: toMuLaw(halved(samplesOf('repair-desk'))),
  outbound: toMuLaw(samplesOf('announcement')),
};

/** The fake telephone: sends JSON with 20 ms of mu-law in Base64, and keeps what comes back. */
class Telephone {
  readonly received: {event: string; mark?: object}[] = [];
  readonly ended: Promise<number>;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.received.push(JSON.parse(`${data}`)));
    this.ended = new Promise((resolve) => socket.on('close', resolve));
  }

  static async dial(port: string, token = TOKEN): Promise<Telephone> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`);
    const telephone = new Telephone(socket);
    await once(socket, 'open');
    telephone.send({event: 'connected', version: '1'});
    telephone.send({event: 'start', start: {from: '+44 20 7946 0101', tracks: TRACKS}});
    return telephone;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Both sides speak, ten times as fast as people. */
  async speak(sounds = NUMBERS): Promise<void> {
    const most = Math.max(sounds.inbound.length, sounds.outbound.length);
    for (let at = 0; at < most; at += FRAME_BYTES) {
      for (const track of TRACKS) {
        const frame = Buffer.alloc(FRAME_BYTES, SILENCE);
        sounds[track].subarray(at, at + FRAME_BYTES).copy(frame);
        this.send({event: 'media', media: {track, payload: frame.toString('base64')}});
      }
      await sleep(2);
    }
  }

  /** Some services close the socket without `stop`. */
  close(): void {
    this.socket.close(1000);
  }
}

const PROGRAMS = ['samples/realtime/javascript/phone-call.mjs', 'samples/realtime/python/phone-call.py'];
const all = (from: number) => Array.from({length: WORDS}, (_, word) => from + word);

/** The numbers that a side said in a call. */
const wordsOf = (output: string, call: number, side: string) =>
  [...output.matchAll(new RegExp(`^${call}: ${side} +(.*)$`, 'gm'))].flatMap(([, text = '']) =>
    text.trim().split(/\s+/).map(Number),
  );

describe.concurrent.each(PROGRAMS)('%s', {timeout: 60_000}, (program) => {
  skipWithoutLanguage(program);
  installSample(program.replace('phone-call', 'channels'));

  /** Runs the program against a service with that fault. */
  const withCalls = (
    use: (port: string, output: () => string) => Promise<void>,
    fault?: string,
    recognize: 'numbers' | 'recordings' = 'numbers',
  ) =>
    withService({recognize, fault, timeScale: 1}, async (variables) => {
      const {program: server, said} = startSample(program, {...variables, STREAM_TOKEN: TOKEN, PORT: '0'});
      try {
        await vi.waitFor(() => expect(said.output).toMatch(/port \d+/), 60_000);
        await use(`${/port (\d+)/.exec(said.output)?.[1]}`, () => said.output);
      } finally {
        server.kill();
      }
    });

  it.each([undefined, 'socket:cut@2*1', 'socket:session_timeout@2*1', 'socket:503*1'])(
    'prints every word of both sides once with the fault %s, and hangs up',
    (fault) =>
      withCalls(async (port, output) => {
        const phone = await Telephone.dial(port);
        await phone.speak();
        phone.send({event: 'stop'});
        expect(await phone.ended).toBe(1000);
        expect(wordsOf(output(), 1, 'caller')).toEqual(all(FIRST.inbound));
        expect(wordsOf(output(), 1, 'agent')).toEqual(all(FIRST.outbound));
        expect(output()).toContain('1: ended');
      }, fault),
  );

  it('prints what the page shows', () =>
    withCalls(
      async (port, output) => {
        const phone = await Telephone.dial(port);
        await phone.speak(RECORDINGS);
        phone.send({event: 'stop'});
        await phone.ended;
        const printed = output()
          .replace(/port \d+/, 'port 8080')
          .replaceAll(/ +$/gm, '');
        expect(printed).toBe(readFileSync('samples/realtime/output/phone-call.txt', 'utf8'));
      },
      undefined,
      'recordings',
    ));

  it('transcribes calls side by side, also those that end without `stop`', () =>
    withCalls(async (port, output) => {
      const phones = await Promise.all([Telephone.dial(port), Telephone.dial(port)]);
      await Promise.all(phones.map((phone) => phone.speak()));
      for (const phone of phones) phone.close();
      await vi.waitFor(() => expect(output().match(/ended/g)).toHaveLength(2), 30_000);
      for (const call of [1, 2]) expect(wordsOf(output(), call, 'agent')).toEqual(all(FIRST.outbound));
    }));

  it('returns marks, ends a call whose frames are not JSON, and accepts the next one that has the token', () =>
    withCalls(async (port) => {
      const phone = await Telephone.dial(port);
      phone.send({event: 'mark', mark: {name: 'greeting'}});
      await vi.waitFor(() => expect(phone.received).toEqual([{event: 'mark', mark: {name: 'greeting'}}]), 20_000);
      phone.send('no JSON');
      expect(await phone.ended).toBe(1003);
      await expect(Telephone.dial(port, 'guess')).rejects.toThrow('401');
      const next = await Telephone.dial(port);
      next.send({event: 'stop'});
      expect(await next.ended).toBe(1000);
    }));
});
