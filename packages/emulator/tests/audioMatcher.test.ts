import {expect, it} from 'vitest';
import {compiledServiceData} from '../compiledServiceData';
import {AudioMatcher} from '../core/audioMatcher';
import {textOf} from '../core/socket/transcriptScheduler';
import recordings from '../generated/recordings.json';
import {HARBOR_TOUR, TOUR} from './support/messages';

const RATE = 8000;
const {library} = compiledServiceData();
const tour = new Int16Array(new Uint8Array(TOUR).buffer);

function recognized(samples: Int16Array): string {
  const reader = new AudioMatcher({encoding: 'pcm_s16le', sampleRate: RATE}, library);
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  for (let at = 0; at < bytes.length; at += 1600) reader.push(bytes.subarray(at, at + 1600));
  reader.end();
  return reader
    .recording()
    .sentences.map(({tokens}) => textOf(tokens))
    .join(' ');
}

/** The tour after some seconds of silence, with the gain in decibels that the microphone has at a second of it. */
function withGain(gain: (second: number) => number, before = 0.7): Int16Array {
  const samples = new Int16Array(Math.round(before * RATE) + tour.length);
  const from = samples.length - tour.length;
  for (const [at, sample] of tour.entries()) samples[from + at] = sample * 10 ** (gain(at / RATE) / 20);
  return samples;
}

it.each([
  ['that is 6 dB too low', () => -6],
  ['that rises by 11 dB in six seconds', (second: number) => Math.min(0, 2 * second - 11)],
  ['that falls by 11 dB in six seconds', (second: number) => Math.max(-11, -2 * second)],
])('with a gain %s', (_, gain) => {
  expect(recognized(withGain(gain))).toBe(HARBOR_TOUR);
});

it('after a beep: it is followed from where it begins, not from where it was found', () => {
  const samples = withGain(() => 0, 1.2);
  // Up to the first word.
  for (let at = 0.6 * RATE; at < 1.5 * RATE; at += 1) samples[at] = 9000 * Math.sin((2 * Math.PI * 880 * at) / RATE);
  expect(recognized(samples)).toBe(HARBOR_TOUR);
});

/** Sound with these levels: even, and sometimes in pulses of 4 ms, late and early in turn. Half a level further, two are one. */
function soundOf(levels: string): Int16Array {
  const perLevel = RATE / 50;
  return Int16Array.from({length: levels.length * perLevel}, (_, at) => {
    const index = Math.floor(at / perLevel);
    const level = levels.charCodeAt(index) - 48;
    const isPulsed = index % 100 >= 90;
    const isOn = level > 0 && (!isPulsed || Math.floor((5 * (at % perLevel)) / perLevel) === (index % 2 ? 1 : 3));
    const amplitude = isOn ? 32_767 * 10 ** (level / 10 - 2.5) * (isPulsed ? Math.sqrt(5) : 1) : 0;
    return at % 2 ? amplitude : -amplitude;
  });
}

it.each(Object.entries(recordings).flatMap(([name, one]) => ('levels' in one ? [[name, one.levels] as const] : [])))(
  '%s, from any position, with all words after it',
  (name, levels) => {
    const sound = soundOf(levels);
    const words = library.byName.get(name)?.sentences.flatMap(({tokens}) => tokens) ?? [];
    for (let from = 0; from < sound.length - 2 * RATE; from += 0.35 * RATE) {
      const rest = words.filter(({start}) => start >= from / RATE);
      while (rest[0]?.kind === 'punctuation') rest.shift();
      const text = recognized(sound.slice(from));
      expect(text.endsWith(textOf(rest)), `${from / RATE} s: ${text}`).toBe(true);
    }
  },
);

it.each([300, 9000, 20_000])('from its middle on, behind a click of 100 ms with an amplitude of %i', (amplitude) => {
  const samples = tour.slice(4 * RATE);
  for (let at = 0; at < 0.1 * RATE; at += 1) samples[at] = amplitude * Math.sin((2 * Math.PI * 880 * at) / RATE);
  const text = recognized(samples);
  expect(text.split(' ').length).toBeGreaterThan(10);
  expect(HARBOR_TOUR.endsWith(text), text).toBe(true);
});

it('and not in another sound, which is unknown, nor in silence, which says nothing', () => {
  const hum = Int16Array.from({length: 5 * RATE}, (_, at) => 8000 * Math.sin((2 * Math.PI * 220 * at) / RATE));
  expect(recognized(hum)).toBe('The emulator does not know this audio.');
  expect(recognized(new Int16Array(5 * RATE))).toBe('');
});
