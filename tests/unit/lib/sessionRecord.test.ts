import {readFileSync} from 'node:fs';
import {nameOf, readRecord, type StoredRecord, screenAt, sessionWith} from '@speech-docs/protocol/sessionRecord';
import {describe, expect, it} from 'vitest';
import {readMoment} from '../../../src/components/SessionPlayer/session';
import {recordSessions} from '../../../tools/recordSessions';

const record = readRecord(JSON.parse(readFileSync('data/sessions.json', 'utf8')) as StoredRecord);

it('the recorded sessions are what the emulator says today (npm run record -- sessions)', () => {
  expect(record).toEqual(recordSessions());
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
