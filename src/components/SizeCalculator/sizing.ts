/** The arithmetic of the calculator: bytes from duration, and the longest upload. Pure; no texts. */
import type {FileType} from '@site/data/formats';
import {limits} from '@site/data/limits';

export interface AudioFile {
  type: FileType;
  /** In hertz; ignored where a bit rate gives the size. */
  sampleRate: number;
  channels: number;
  /** Used where the type is sized by bit rate. */
  kilobitsPerSecond: number;
  seconds: number;
}

/** Returns how many bytes a second of this recording takes. */
function bytesPerSecond({type, sampleRate, channels, kilobitsPerSecond}: Omit<AudioFile, 'seconds'>): number {
  const {sizing} = type;
  if (sizing.kind === 'bitrate') return (kilobitsPerSecond * 1000) / 8;
  const pcm = sampleRate * channels * sizing.bytesPerSample;
  return sizing.kind === 'lossless' ? pcm * sizing.share : pcm;
}

/** Returns the size of the file in whole bytes. */
export function fileBytes(recording: AudioFile): number {
  const {sizing} = recording.type;
  const header = sizing.kind === 'pcm' ? sizing.headerBytes : 0;
  return Math.ceil(bytesPerSecond(recording) * recording.seconds) + header;
}

/** Returns the longest duration, in whole seconds, whose file is still under the upload limit. */
export function longestUploadSeconds(recording: Omit<AudioFile, 'seconds'>): number {
  const {sizing} = recording.type;
  const header = sizing.kind === 'pcm' ? sizing.headerBytes : 0;
  // A file of exactly the limit is rejected, so one byte less is the most.
  const room = limits.batch.maxUploadBytes.value - 1 - header;
  return Math.floor(room / bytesPerSecond(recording));
}

/** Reports whether channel diarization can separate the channels of a recording. */
export function areChannelsSeparable(channels: number): boolean {
  return channels <= limits.batch.diarizationChannels.value;
}
