/** The arithmetic of the calculator: bytes from duration, and which limit a recording meets first. Pure; no texts. */
import type {FileType} from '@site/data/formats';
import {type Limit, limits} from '@site/data/limits';
import type {Plan} from '@site/data/plans';

export interface Recording {
  type: FileType;
  /** In hertz; plays no part where a bit rate gives the size. */
  sampleRate: number;
  channels: number;
  /** Used where the type is sized by bit rate. */
  kilobitsPerSecond: number;
  seconds: number;
}

/** A limit on the way to longer recordings, and the duration at which this kind of recording meets it. */
export interface Meeting {
  limit: Limit;
  kind: 'upload' | 'hours';
  atSeconds: number;
  isPassed: boolean;
}

/** Returns how many bytes a second of this recording takes. */
export function bytesPerSecond({type, sampleRate, channels, kilobitsPerSecond}: Omit<Recording, 'seconds'>): number {
  const {sizing} = type;
  if (sizing.kind === 'bitrate') return (kilobitsPerSecond * 1000) / 8;
  const pcm = sampleRate * channels * sizing.bytesPerSample;
  return sizing.kind === 'lossless' ? pcm * sizing.share : pcm;
}

/** Returns the size of the file in whole bytes. */
export function fileBytes(recording: Recording): number {
  const {sizing} = recording.type;
  const header = sizing.kind === 'pcm' ? sizing.headerBytes : 0;
  return Math.ceil(bytesPerSecond(recording) * recording.seconds) + header;
}

/** Returns the longest duration, in whole seconds, whose file is still under the upload limit. */
export function longestUploadSeconds(recording: Omit<Recording, 'seconds'>): number {
  const {sizing} = recording.type;
  const header = sizing.kind === 'pcm' ? sizing.headerBytes : 0;
  // A file of exactly the limit is refused, so one byte less is the most.
  const room = limits.batch.maxUploadBytes.value - 1 - header;
  return Math.floor(room / bytesPerSecond(recording));
}

/** Returns the limits that a growing duration meets, the first one first; those of a contract have no figure. */
export function meetings(recording: Recording, plan: Plan): Meeting[] {
  const {seconds} = recording;
  const longest = longestUploadSeconds(recording);
  const met: Meeting[] = [
    {kind: 'upload', limit: limits.batch.maxUploadBytes, atSeconds: longest, isPassed: seconds > longest},
  ];
  const hours = plan.batchStandardHours;
  if (hours.value !== null) {
    const allowance = hours.value * 3600;
    met.push({kind: 'hours', limit: hours, atSeconds: allowance, isPassed: seconds > allowance});
  }
  return met.sort((one, other) => one.atSeconds - other.atSeconds);
}

/** Tells whether channel diarization can separate the channels of a recording. */
export function areChannelsSeparable(channels: number): boolean {
  return channels <= limits.batch.diarizationChannels.value;
}
