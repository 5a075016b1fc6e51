import {describe, expect, it} from 'vitest';
import {fileTypes} from '../../../data/formats';
import {limits} from '../../../data/limits';
import {
  type AudioFile,
  durationText,
  fileBytes,
  longestUploadSeconds,
  readEntries,
  START,
  sizeText,
  withEntry,
} from '../../../src/components/SizeCalculator/recording';

function recording(extension: string, changes: Partial<AudioFile> = {}): AudioFile {
  const type = fileTypes.find(({id}) => id === extension);
  if (!type) throw new Error(`no file type ${extension}`);
  return {type, sampleRate: 16_000, channels: 1, kilobitsPerSecond: 128, seconds: 3600, ...changes};
}

describe('the size of a recording', () => {
  it('is exact for WAV: rate, channels, two bytes, and the header', () => {
    expect(fileBytes(recording('wav'))).toBe(16_000 * 2 * 3600 + 44);
    expect(fileBytes(recording('wav', {sampleRate: 44_100, channels: 2, seconds: 10}))).toBe(1_764_044);
  });

  it('follows the bit rate for lossy types, whatever the sample rate', () => {
    expect(fileBytes(recording('mp3'))).toBe(57_600_000);
    expect(fileBytes(recording('mp3', {sampleRate: 48_000, channels: 2}))).toBe(57_600_000);
  });

  it('is a share of PCM for FLAC', () => {
    expect(fileBytes(recording('flac'))).toBe(16_000 * 2 * 3600 * 0.6);
  });
});

describe('the longest upload', () => {
  it('is the last second under the upload limit, for every type', () => {
    for (const type of fileTypes) {
      const longest = longestUploadSeconds(recording(type.id));
      expect(fileBytes(recording(type.id, {seconds: longest})), type.id).toBeLessThan(
        limits.batch.maxUploadBytes.value,
      );
      expect(fileBytes(recording(type.id, {seconds: longest + 1})), type.id).toBeGreaterThanOrEqual(
        limits.batch.maxUploadBytes.value,
      );
    }
  });

  it('is shorter than a file of exactly the limit', () => {
    // 1,000,000,000 bytes at 8,000 bits per second are a round 1,000,000 s, and a file has to be smaller.
    expect(longestUploadSeconds(recording('mp3', {kilobitsPerSecond: 8}))).toBe(999_999);
  });
});

describe('what a reader enters', () => {
  it('brings the usual bit rate of a type along', () => {
    expect(withEntry(START, 'typeId', 'mp4').kilobitsPerSecond).toBe('2500');
    expect(withEntry(START, 'channels', '1').kilobitsPerSecond).toBe(START.kilobitsPerSecond);
  });

  it.each([
    [{hours: '', minutes: ''}, ['hours', 'minutes']],
    [{hours: '-1'}, ['hours']],
    [{channels: '1.5'}, ['channels']],
    [{channels: 'two', minutes: 'x'}, ['channels', 'minutes']],
    [{typeId: 'mp3', kilobitsPerSecond: ''}, ['kilobitsPerSecond']],
  ])('is no recording with %j, whose fields are named', (changes, wrong) => {
    expect(readEntries({...START, ...changes})).toEqual(wrong);
  });

  it('is judged by the fields that are on screen', () => {
    const withoutBitRate = {...START, kilobitsPerSecond: ''};
    expect(readEntries(withoutBitRate)).toMatchObject({type: {id: 'wav'}, seconds: 5400});
  });
});

it('shows sizes and durations as readers say them', () => {
  expect(sizeText(999_999_999)).toBe('999.9\u00a0MB');
  expect(sizeText(limits.batch.maxUploadBytes.value)).toBe('1\u00a0GB');
  expect(sizeText(44)).toBe('44\u00a0bytes');
  expect(durationText(31_249)).toBe('8\u00a0h\u00a040\u00a0min');
  expect(durationText(7200)).toBe('2\u00a0h');
  expect(durationText(45)).toBe('45\u00a0s');
});
