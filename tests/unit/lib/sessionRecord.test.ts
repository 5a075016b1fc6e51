import {readFileSync} from 'node:fs';
import {contracts} from '@speech-docs/emulator/tests/support/client';
import {
  type Message,
  nameOf,
  type RecordedSession,
  readRecord,
  type SessionRecord,
  type StoredRecord,
  screenAt,
  sessionWith,
} from '@speech-docs/protocol/sessionRecord';
import {beforeAll, describe, expect, it} from 'vitest';
import {readMoment} from '../../../src/components/SessionPlayer/session';
import {recordSessions, recordWire} from '../../../tools/recordSessions';

const record = readRecord(JSON.parse(readFileSync('data/sessions.json', 'utf8')) as StoredRecord);
const {sessions} = record;

function messagesOf(session: RecordedSession): Message[] {
  return session.frames.flatMap(({message}) => message ?? []);
}

describe('the recorded sessions', () => {
  let fresh: SessionRecord;
  let wire: ReturnType<typeof recordWire>;
  beforeAll(() => {
    [fresh, wire] = [recordSessions(contracts), recordWire(contracts)];
  });

  it('are what the emulator says today (npm run record -- sessions)', () => {
    expect(record).toEqual(fresh);
  });

  it('hold every message that was on the wire, in its order and whole', () => {
    for (const [index, {frames}] of wire.entries()) {
      const sent = frames.flatMap(({message}) => (message && message.message !== 'AudioAdded' ? [message] : []));
      expect(messagesOf(sessions[index] as RecordedSession)).toEqual(sent);
      const audio = frames.filter(({bytes}) => bytes !== undefined);
      const runs = sessions[index]?.frames.flatMap((frame) => (frame.audio ? [frame.audio] : [])) ?? [];
      expect(runs.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(audio.length);
      expect(frames.filter(({message}) => message?.message === 'AudioAdded')).toHaveLength(audio.length);
    }
  });
});

describe('a moment', () => {
  const session = sessionWith(record, {maxDelay: 2, trigger: 0});

  it('shows a partial until its final comes', () => {
    const names = session.frames.map(nameOf);
    const partial = names.indexOf('AddPartialTranscript') + 1;
    const final = names.indexOf('AddTranscript') + 1;
    expect(screenAt(session, partial)).toEqual({settled: [], open: 'Good'});
    const settled = screenAt(session, final);
    expect(settled.open).toBe('');
    expect(settled.settled).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['a setting that was not recorded', '?max_delay=3&silence=0&frame=2'],
    ['a frame beyond the end', '?max_delay=2&silence=0&frame=900'],
    ['frame 0', '?max_delay=2&silence=0&frame=0'],
    ['half a frame', '?max_delay=2&silence=0&frame=1.5'],
    ['words', '?max_delay=two&silence=off&frame=last'],
  ])('is not read from an address with %s', (_what, search) => {
    expect(readMoment(search)).toBeNull();
  });
});
