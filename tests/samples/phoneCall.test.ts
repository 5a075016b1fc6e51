/** A telephone streams both sides of calls, and the program prints who said what, also when its sessions break. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {addressVariables, numberAudio} from '@speech-docs/emulator/core';
import {type ServerOptions, startEmulator} from '@speech-docs/emulator/server';
import {describe, expect, it, type TestContext, vi} from 'vitest';
import {SILENCE, toMuLaw} from '../../samples/flow/javascript/mulaw.mjs';
import {Phone} from '../../samples/flow/javascript/phone.mjs';
import {contracts} from '../support/contracts';
import {installSample, skipWithoutLanguage, startSampleServer} from './recoveryRun';

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

/** A telephone with two sides: the phone of the other page, which has one, sends and keeps its messages. */
async function call(port: string, token: string): Promise<Phone> {
  const phone = new Phone(`ws://127.0.0.1:${port}/?token=${token}`);
  await once(phone.socket, 'open');
  phone.send('connected', {version: '1'});
  phone.send('start', {start: {from: '+44 20 7946 0101', tracks: TRACKS}});
  return phone;
}

async function speak(phone: Phone, sounds = NUMBERS): Promise<void> {
  const most = Math.max(sounds.inbound.length, sounds.outbound.length);
  for (let at = 0; at < most; at += FRAME_BYTES) {
    for (const track of TRACKS) {
      const frame = Buffer.alloc(FRAME_BYTES, SILENCE);
      sounds[track].subarray(at, at + FRAME_BYTES).copy(frame);
      phone.send('media', {media: {track, payload: frame.toString('base64')}});
    }
    await sleep(2);
  }
}

const PROGRAMS = ['samples/realtime/javascript/phone-call.mjs', 'samples/realtime/python/phone-call.py'];

function expectWords(output: string, call: number): void {
  for (const [side, from] of [
    ['caller', FIRST.inbound],
    ['agent', FIRST.outbound],
  ] as const) {
    const lines = [...output.matchAll(new RegExp(`^${call}: ${side} +(.*)$`, 'gm'))].map(([, text = '']) =>
      text.trim(),
    );
    expect(lines.join(' ')).toBe(Array.from({length: WORDS}, (_, word) => from + word).join(' '));
  }
}

describe.concurrent.each(PROGRAMS)('%s', (program) => {
  skipWithoutLanguage(program);
  installSample(program.replace('phone-call', 'channels'));

  const start = async ({onTestFinished}: TestContext, options: Partial<ServerOptions> = {}) => {
    const emulator = await startEmulator({port: 0, contracts, recognize: 'numbers', timeScale: 1, ...options});
    onTestFinished(() => emulator.close());
    const {program: server, said, port} = await startSampleServer(program, addressVariables(emulator.port));
    onTestFinished(() => void server.kill());
    return {output: () => said.output, dial: (token = TOKEN) => call(port, token)};
  };

  it.for(['socket:cut@2*1', 'socket:session_timeout@2*1', 'socket:503*1'])(
    'prints every word of both sides once with the fault %s, and hangs up',
    async (fault, context) => {
      const {output, dial} = await start(context, {fault});
      const phone = await dial();
      await speak(phone);
      phone.send('stop');
      expect((await phone.ended).code).toBe(1000);
      expect(output()).toContain('1: ended');
      expectWords(output(), 1);
    },
  );

  it('prints what the page shows', async (context) => {
    const {output, dial} = await start(context, {recognize: 'recordings'});
    const phone = await dial();
    await speak(phone, RECORDINGS);
    phone.send('stop');
    await phone.ended;
    const printed = output()
      .replace(/port \d+/, 'port 8080')
      .replaceAll(/ +$/gm, '');
    expect(printed).toBe(readFileSync('samples/realtime/output/phone-call.txt', 'utf8'));
  });

  it('transcribes calls side by side, also those that end without `stop`', async (context) => {
    const {output, dial} = await start(context);
    const phones = await Promise.all([dial(), dial()]);
    await Promise.all(phones.map((phone) => speak(phone)));
    // Some services close the socket without `stop`.
    for (const {socket} of phones) socket.close(1000);
    await vi.waitFor(() => expect(output().match(/ended/g)).toHaveLength(2), 30_000);
    for (const call of [1, 2]) expectWords(output(), call);
  });

  it('returns marks, ends a call whose frames are not JSON, and accepts the next one that has the token', async (context) => {
    const {dial} = await start(context);
    const phone = await dial();
    phone.send('mark', {mark: {name: 'greeting'}});
    await vi.waitFor(() => expect(phone.received).toEqual([{event: 'mark', mark: {name: 'greeting'}}]), 20_000);
    phone.socket.send('no JSON');
    expect((await phone.ended).code).toBe(1003);
    await expect(dial('guess')).rejects.toThrow('401');
    const next = await dial();
    next.send('stop');
    expect((await next.ended).code).toBe(1000);
  });
});
