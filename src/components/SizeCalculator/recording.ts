/** The recording that a reader's entries describe: its size, and the longest upload of its kind. Pure; no texts. */
import i18n from '@generated/i18n';
import {commonSampleRates, type FileType, fileTypes} from '@site/data/formats';
import {limits} from '@site/data/limits';

/** What a reader enters, as text. */
export type Entries = Record<'typeId' | 'sampleRate' | NumberName, string>;
export type NumberName = 'kilobitsPerSecond' | 'channels' | 'hours' | 'minutes';

export const START: Entries = {
  typeId: 'wav',
  sampleRate: `${commonSampleRates[3]}`,
  channels: '2',
  kilobitsPerSecond: '128',
  hours: '1',
  minutes: '30',
};

export interface AudioFile {
  type: FileType;
  /** In hertz; ignored where a bit rate gives the size. */
  sampleRate: number;
  channels: number;
  /** Used where the type is sized by bit rate. */
  kilobitsPerSecond: number;
  seconds: number;
}

/** Returns the entries after one changed; a type that is sized by bit rate brings its usual rate along. */
export function withEntry(entries: Entries, name: keyof Entries, value: string): Entries {
  const next = {...entries, [name]: value};
  const {sizing} = chosenType(next);
  if (name === 'typeId' && sizing.kind === 'bitrate') next.kilobitsPerSecond = `${sizing.kilobitsPerSecond}`;
  return next;
}

export function chosenType({typeId}: Entries): FileType {
  return fileTypes.find(({id}) => id === typeId) ?? (fileTypes[0] as FileType);
}

/** Returns the recording, or the fields that are why there is none. A field that is not on screen is never one of them. */
export function readEntries(entries: Entries): AudioFile | NumberName[] {
  const type = chosenType(entries);
  const asked: NumberName[] = ['channels', 'hours', 'minutes'];
  if (type.sizing.kind === 'bitrate') asked.unshift('kilobitsPerSecond');
  const notNumbers = asked.filter((name) => Number.isNaN(readNumber(entries[name])));
  if (notNumbers.length > 0) return notNumbers;
  const [kilobitsPerSecond, channels] = [readNumber(entries.kilobitsPerSecond), readNumber(entries.channels)];
  if (type.sizing.kind === 'bitrate' && kilobitsPerSecond === 0) return ['kilobitsPerSecond'];
  if (channels === 0 || !Number.isInteger(channels)) return ['channels'];
  const seconds = Math.round(readNumber(entries.hours) * 3600 + readNumber(entries.minutes) * 60);
  if (seconds === 0) return ['hours', 'minutes'];
  return {type, sampleRate: Number(entries.sampleRate), channels, kilobitsPerSecond, seconds};
}

/** An empty field is zero. */
function readNumber(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : Number.NaN;
}

function bytesPerSecond({type: {sizing}, sampleRate, channels, kilobitsPerSecond}: AudioFile): number {
  if (sizing.kind === 'bitrate') return (kilobitsPerSecond * 1000) / 8;
  const pcm = sampleRate * channels * sizing.bytesPerSample;
  return sizing.kind === 'lossless' ? pcm * sizing.share : pcm;
}

const headerBytes = ({type: {sizing}}: AudioFile) => (sizing.kind === 'pcm' ? sizing.headerBytes : 0);

export function fileBytes(recording: AudioFile): number {
  return Math.ceil(bytesPerSecond(recording) * recording.seconds) + headerBytes(recording);
}

/** Returns the longest duration, in whole seconds, whose file is still under the upload limit. */
export function longestUploadSeconds(recording: AudioFile): number {
  // A file of exactly the limit is rejected, so one byte less is the most.
  const room = limits.batch.maxUploadBytes.value - 1 - headerBytes(recording);
  return Math.floor(room / bytesPerSecond(recording));
}

const STEPS = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

// A number keeps its unit beside it.
const SPACE = '\u00a0';

/** Returns a size in powers of ten, as the limits count: `952.5 MB`. Cut, not rounded up, so that no size looks larger. */
export function sizeText(bytes: number): string {
  const [factor, unit] = STEPS.find(([step]) => bytes >= step) ?? [1, 'bytes'];
  const cut = Math.floor((bytes / factor) * 10) / 10;
  return `${cut.toLocaleString(i18n.currentLocale)}${SPACE}${unit}`;
}

/** Returns a duration as readers say it: `8 h 40 min`, `45 s`. */
export function durationText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = hours > 0 ? [hours.toLocaleString(i18n.currentLocale), 'h'] : [];
  if (minutes > 0) parts.push(`${minutes}`, 'min');
  if (parts.length === 0) parts.push(`${Math.floor(seconds)}`, 's');
  return parts.join(SPACE);
}
