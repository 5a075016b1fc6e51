/** The recorded sessions, and the positions of the two sliders. */
import stored from '@site/data/sessions.json';
import {
  type RecordedSession,
  type SessionRecord,
  type Settings,
  sessionWith,
} from '@speech-docs/protocol/sessionRecord';

import {texts} from './texts';

export const record = stored as unknown as SessionRecord;

export const MAX_DELAYS = valuesOf(({maxDelay}) => maxDelay);
export const TRIGGERS = valuesOf(({trigger}) => trigger);

function valuesOf(read: (session: RecordedSession) => number): number[] {
  return [...new Set(record.sessions.map(read))].sort((left, right) => left - right);
}

export const sessionOf = (settings: Settings): RecordedSession => sessionWith(record, settings);

export function seconds(value: number): string {
  return `${Number(value.toFixed(2))} s`;
}

/** A trigger in words: 0 is off. */
export function triggerText(value: number): string {
  return value === 0 ? texts.off : seconds(value);
}
