/** The recorded sessions, the positions of the two sliders, and the part of an address that names a moment. */
import {translate} from '@docusaurus/Translate';
import stored from '@site/data/sessions.json';
import {withParameters} from '@site/src/lib/withParameters';
import {
  type RecordedSession,
  readRecord,
  type Settings,
  type StoredRecord,
  sessionWith,
} from '@speech-docs/protocol/sessionRecord';

export const record = readRecord(stored as unknown as StoredRecord);

/** The two settings: the values that were recorded, and how each is written. */
export const SETTINGS = {
  maxDelay: {field: 'max_delay', values: valuesOf(({maxDelay}) => maxDelay), format: seconds},
  trigger: {
    field: 'end_of_utterance_silence_trigger',
    values: valuesOf(({trigger}) => trigger),
    format: triggerText,
  },
} satisfies Record<keyof Settings, unknown>;

function valuesOf(read: (session: RecordedSession) => number): number[] {
  return [...new Set(record.sessions.map(read))].sort((left, right) => left - right);
}

export const sessionOf = (settings: Settings): RecordedSession => sessionWith(record, settings);

export function seconds(value: number): string {
  return `${Number(value.toFixed(2))} s`;
}

/** A trigger in words: 0 is off. */
export function triggerText(value: number): string {
  return value === 0 ? translate({message: 'off'}) : seconds(value);
}

/** `shown`: how many frames have come; the last of them is the one that is looked at. */
export type Moment = Settings & {shown: number};

const NAMES = {maxDelay: 'max_delay', trigger: 'silence', shown: 'frame'} as const;

/** Returns the moment that an address names, or `null` when it names none that was recorded. */
export function readMoment(search: string): Moment | null {
  const query = new URLSearchParams(search);
  const [maxDelay = Number.NaN, trigger = Number.NaN, shown = Number.NaN] = Object.values(NAMES).map((name) =>
    Number.parseFloat(query.get(name) ?? ''),
  );
  const isRecorded = record.sessions.some((one) => one.maxDelay === maxDelay && one.trigger === trigger);
  if (!isRecorded) return null;
  const {frames} = sessionWith(record, {maxDelay, trigger});
  return Number.isInteger(shown) && shown >= 1 && shown <= frames.length ? {maxDelay, trigger, shown} : null;
}

/** Returns `search` with the moment in it; everything else in it stays. */
export function writeMoment({maxDelay, trigger, shown}: Moment, search: string): string {
  return withParameters(search, {
    [NAMES.maxDelay]: `${maxDelay}`,
    [NAMES.trigger]: `${trigger}`,
    [NAMES.shown]: `${shown}`,
  });
}
