/** What a reader enters, as text, and the recording that it describes. */
import {commonSampleRates, type FileType, fileTypes} from '@site/data/formats';
import type {AudioFile} from './sizing';

export interface Entries {
  typeId: string;
  sampleRate: string;
  channels: string;
  kilobitsPerSecond: string;
  hours: string;
  minutes: string;
}

export const START: Entries = {
  typeId: 'wav',
  sampleRate: `${commonSampleRates[3]}`,
  channels: '2',
  kilobitsPerSecond: '128',
  hours: '1',
  minutes: '30',
};

/** Returns the entries after one changed; a type that is sized by bit rate brings its usual rate along. */
export function change(entries: Entries, name: keyof Entries, value: string): Entries {
  const next = {...entries, [name]: value};
  const {sizing} = chosenType(next);
  if (name === 'typeId' && sizing.kind === 'bitrate') next.kilobitsPerSecond = `${sizing.kilobitsPerSecond}`;
  return next;
}

function chosenType({typeId}: Entries): FileType {
  return fileTypes.find(({id}) => id === typeId) ?? (fileTypes[0] as FileType);
}

/** Reports whether the bit rate gives the size; otherwise the sample rate does, and no bit rate is asked for. */
export function isSizedByBitRate(entries: Entries): boolean {
  return chosenType(entries).sizing.kind === 'bitrate';
}

/** Returns the fields that are why there is no recording: not a number, negative, or nothing where something must be. */
export function wrongFields(entries: Entries): (keyof Entries)[] {
  const bitRate = isSizedByBitRate(entries) ? (['kilobitsPerSecond'] as const) : [];
  const wrong = [...bitRate, 'channels', 'hours', 'minutes'] as const;
  const notNumbers = wrong.filter((name) => readNumber(entries[name]) === null);
  if (notNumbers.length > 0) return notNumbers;
  const zero = bitRate.filter((name) => !readNumber(entries[name]));
  if (zero.length > 0) return zero;
  const channels = readNumber(entries.channels);
  if (!channels || !Number.isInteger(channels)) return ['channels'];
  return readAudioFile(entries) ? [] : ['hours', 'minutes'];
}

/** Returns the recording, or `null` while an entry that counts is empty, negative, or no number. */
export function readAudioFile(entries: Entries): AudioFile | null {
  const hours = readNumber(entries.hours);
  const minutes = readNumber(entries.minutes);
  const channels = readNumber(entries.channels);
  const sampleRate = readNumber(entries.sampleRate);
  const kilobitsPerSecond = readNumber(entries.kilobitsPerSecond) ?? 0;
  if (hours === null || minutes === null || !channels || !sampleRate) return null;
  if (isSizedByBitRate(entries) && !kilobitsPerSecond) return null;
  const seconds = Math.round(hours * 3600 + minutes * 60);
  if (seconds === 0 || !Number.isInteger(channels)) return null;
  return {type: chosenType(entries), sampleRate, channels, kilobitsPerSecond, seconds};
}

function readNumber(text: string): number | null {
  const number = text.trim() === '' ? 0 : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : null;
}
