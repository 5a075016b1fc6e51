/** Recognition of numbers: what comes back is a function of the audio, so that loss and repetition show. */
import type {Transcript} from '@speech-docs/protocol/transcript';
import {describe, expect, it} from 'vitest';
import {numberAudio, numbers, numbersWav} from '../core/numbers';
import {encoded, finalText, shared, startRecognition, TOUR} from './support/client';
import {Recorder} from './support/recordedSessions';

const {rest} = shared({recognize: 'numbers'});

const count = (from: number, to: number) => Array.from({length: to - from}, (_, index) => `${from + index}`).join(' ');

function words(audio: Uint8Array, audio_format: object): string {
  const start = {...startRecognition({enable_partials: true, max_delay: 1}), audio_format};
  return finalText(new Recorder({recognizer: numbers}).send(start).stream(audio).end());
}

const raw = (encoding: string, sample_rate: number) => ({type: 'raw', encoding, sample_rate});

describe('streamed numbers', () => {
  it.each([
    ['pcm_s16le', 8000],
    ['pcm_s16le', 16_000],
    ['pcm_s16le', 44_100],
    ['pcm_f32le', 48_000],
    ['mulaw', 8000],
  ])('come back in order, whatever the frames: %s at %d Hz', (encoding, rate) => {
    const audio = encoded(numberAudio(7, 47, rate), encoding);
    expect(words(audio, raw(encoding, rate))).toBe(count(7, 47));
  });

  it('come back with the times of their blocks, and not all at the end', () => {
    const session = new Recorder({recognizer: numbers}).send(startRecognition({max_delay: 1}));
    const [final] = session.stream(numberAudio(0, 12, 8000)).named('AddTranscript');
    const results = final?.results as {start_time: number; end_time: number}[];
    expect(results.slice(0, 2).map((one) => [one.start_time, one.end_time])).toEqual([
      [0, 0.25],
      [0.25, 0.5],
    ]);
  });

  it('come back from a file with a header', () => {
    expect(words(numbersWav(20), {type: 'file'})).toBe(count(0, 20));
  });

  it('show audio that was lost or sent twice, within a session and across two', () => {
    const format = raw('pcm_s16le', 8000);
    const [first, third] = [numberAudio(0, 10, 8000), numberAudio(15, 20, 8000)];
    expect(words(Buffer.concat([first, third]), format)).toBe(`${count(0, 10)} ${count(15, 20)}`);
    expect(words(Buffer.concat([first, first]), format)).toBe(`${count(0, 10)} ${count(0, 10)}`);
    expect(words(numberAudio(10, 20, 8000), format)).toBe(count(10, 20));
  });

  it('mark a word of which the audio lacks 150 ms, in whichever half', () => {
    const audio = numberAudio(0, 10, 8000);
    const cut = 2 * (5 * 2000 + 1000);
    const format = raw('pcm_s16le', 8000);
    const both = [words(audio.subarray(0, cut), format), words(audio.subarray(cut), format)];
    expect(both).toEqual([`${count(0, 5)} cut5`, `cut5 ${count(6, 10)}`]);
    const late = audio.subarray(2 * 8000 * 0.15);
    expect(words(late, format)).toBe(`cut0 ${count(1, 10)}`);
  });

  it('are nothing where nothing is said', () => {
    expect(words(new Uint8Array(32_000), raw('pcm_s16le', 8000))).toBe('');
    const hiss = Uint8Array.from({length: 32_000}, (_, at) => Math.imul(at * at, 0x9e3779b1) >>> 24);
    for (const sound of [hiss, TOUR]) {
      expect(words(sound, raw('pcm_s16le', 8000))).toBe('');
    }
  });
});

it('a job with channels returns the numbers of each', async () => {
  const [left, right] = [numbersWav(4), numbersWav(4, 16_000, 100)].map((wav) => Buffer.from(wav)) as [Buffer, Buffer];
  const header = Buffer.from(left.subarray(0, 44));
  header.writeUInt16LE(2, 22);
  for (const at of [28, 40]) header.writeUInt32LE(2 * header.readUInt32LE(at), at);
  const frames = Array.from({length: left.length / 2 - 22}, (_, sample) =>
    [left, right].map((side) => side.subarray(44 + 2 * sample, 46 + 2 * sample)),
  );
  const config = {type: 'transcription', transcription_config: {language: 'en', diarization: 'channel'}};
  const data_file = {name: 'any.wav', content: Buffer.concat([header, ...frames.flat()])};
  const {results}: Transcript = await rest.transcript(config, {data_file});
  const said = results.map(({channel, alternatives: [best]}) => `${channel}: ${best?.content}`);
  expect(said.slice(0, 3)).toEqual(['Channel 1: 0', 'Channel 2: 100', 'Channel 1: 1']);
  expect(said).toHaveLength(8);
});
