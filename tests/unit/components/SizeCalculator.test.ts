import {expect, it} from 'vitest';
import {fileTypes} from '../../../data/formats';
import {limits} from '../../../data/limits';
import {type AudioFile, fileBytes, longestUploadSeconds} from '../../../src/components/SizeCalculator/recording';

const limit = limits.batch.maxUploadBytes.value;

it.each(fileTypes)('is the last second under the upload limit: $id', (type) => {
  // With 8 kbit/s, a file of exactly the limit has a round number of seconds, and a file has to be smaller.
  for (const kilobitsPerSecond of [128, 8]) {
    const recording: AudioFile = {type, sampleRate: 16_000, channels: 1, kilobitsPerSecond, seconds: 0};
    const longest = longestUploadSeconds(recording);
    expect(fileBytes({...recording, seconds: longest})).toBeLessThan(limit);
    expect(fileBytes({...recording, seconds: longest + 1})).toBeGreaterThanOrEqual(limit);
  }
});
