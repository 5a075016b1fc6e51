import {describe, expect, it} from 'vitest';
import {breakPoints} from '../../../src/lib/breakPoints';

describe('a line may end', () => {
  it.each([
    ['between the words of an identifier', 'duration_limit_exceeded', ['duration_', 'limit_', 'exceeded']],
    ['between the words of a constant', 'FILE_UNREADABLE', ['FILE_', 'UNREADABLE']],
    ['between the words of a message', 'AddPartialTranscript', ['Add', 'Partial', 'Transcript']],
    ['after the initials of a name', 'NSMicrophoneUsageDescription', ['NSMicrophone', 'Usage', 'Description']],
    ['after each part of a host', 'eu2.live.nova.test', ['eu2.', 'live.', 'nova.', 'test']],
    [
      'before the tag of an image',
      'registry.example.com/langid:2.2.1',
      ['registry.', 'example.', 'com/', 'langid', ':2.2.1'],
    ],
    ['nowhere in what is short', 'AddAudio', ['AddAudio']],
    ['nowhere else in a message of several words', 'Job config JSON is invalid', ['Job config JSON is invalid']],
    ['within a long word of a message', 'AudioWorkletProcessor is gone', ['Audio', 'Worklet', 'Processor is gone']],
  ])('%s', (_where, code, parts) => {
    expect(breakPoints(code)).toEqual(parts);
  });
});
