/**
 * Audio that each API accepts, with what a calculator needs to turn a duration into bytes.
 *
 * The lists are complete: anything else is rejected. The type of a file must be readable from its data, so headerless
 * audio such as `.raw` or `.g729` fails in batch.
 */

/**
 * How the size of a file follows from its duration:
 * - `pcm`: exactly rate × channels × bytes per sample × seconds, plus the header;
 * - `lossless`: about that share of 16-bit PCM;
 * - `bitrate`: bit rate × seconds. The rates are usual ones, meant as starting values that a reader may change.
 */
type FileSizing =
  | {kind: 'pcm'; bytesPerSample: number; headerBytes: number}
  | {kind: 'lossless'; bytesPerSample: number; share: number}
  | {kind: 'bitrate'; kilobitsPerSecond: number};

export interface FileType {
  /** Name and usual extension. */
  id: string;
  name: string;
  sizing: FileSizing;
}

/** Files that batch accepts, and real-time with `audio_format.type` `file`. */
export const fileTypes: readonly FileType[] = [
  {
    id: 'wav',
    name: 'WAV (16-bit PCM)',
    sizing: {kind: 'pcm', bytesPerSample: 2, headerBytes: 44},
  },
  {id: 'mp3', name: 'MP3', sizing: {kind: 'bitrate', kilobitsPerSecond: 128}},
  {id: 'aac', name: 'AAC', sizing: {kind: 'bitrate', kilobitsPerSecond: 128}},
  {id: 'ogg', name: 'Ogg', sizing: {kind: 'bitrate', kilobitsPerSecond: 96}},
  {id: 'mpeg', name: 'MPEG', sizing: {kind: 'bitrate', kilobitsPerSecond: 192}},
  {id: 'amr', name: 'AMR', sizing: {kind: 'bitrate', kilobitsPerSecond: 12.2}},
  {id: 'm4a', name: 'M4A', sizing: {kind: 'bitrate', kilobitsPerSecond: 128}},
  {
    id: 'mp4',
    name: 'MP4 (video with sound)',
    sizing: {kind: 'bitrate', kilobitsPerSecond: 2500},
  },
  {
    id: 'flac',
    name: 'FLAC',
    sizing: {kind: 'lossless', bytesPerSample: 2, share: 0.6},
  },
];

/** Sample rates of common recordings, in hertz, for choices in calculators; other rates are accepted too. */
export const commonSampleRates = [8_000, 16_000, 22_050, 44_100, 48_000] as const;

/** Files without a type of their own, which batch rejects. */
export const rejectedFileExamples = ['.raw', '.g729'] as const;
