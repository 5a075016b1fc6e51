/** Settings and frame of the session player as part of an address, so that a moment can be linked to. */
import {type SessionRecord, type Settings, sessionWith} from '@speech-docs/protocol/sessionRecord';

/** `shown`: how many frames have come; the last of them is the one that is looked at. */
export type Moment = Settings & {shown: number};

const NAMES = {maxDelay: 'max_delay', trigger: 'silence', shown: 'frame'} as const;

/** Returns the moment that an address names, or `null` when it names none that was recorded. */
export function readMoment(search: string, record: SessionRecord): Moment | null {
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
  const query = new URLSearchParams(search);
  query.set(NAMES.maxDelay, `${maxDelay}`);
  query.set(NAMES.trigger, `${trigger}`);
  query.set(NAMES.shown, `${shown}`);
  return `?${query}`;
}
