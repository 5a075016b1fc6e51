/** What a drill finds in what a program did, without running one. */
import {describe, expect, it} from 'vitest';
import type {SessionReport} from '../../packages/emulator/core/reportSink';
import {judge, type Observation} from '../../packages/emulator/drills/checks';
import {drills} from '../../packages/emulator/drills/drills';

const drill = (name: string) => {
  const found = drills.find((one) => one.name === name);
  if (!found) throw new Error(`There is no drill ${name}`);
  return found;
};
const session = (openedAt: number): SessionReport => ({
  api: 'realtime',
  seconds: 1,
  error: undefined,
  broken: [],
  openedAt,
  close: {by: 'transport', code: undefined},
  frames: [],
});
const WORDS = Array.from({length: 20}, (_, number) => number).join(' ');

/** A program that connects at these seconds, and whose sessions last one second. */
function connecting(seconds: number[], more: Partial<Observation> = {}): Observation {
  const exchanges = seconds.map((at) => ({at: at * 1000, method: 'GET', path: '/v2', status: 101}));
  const sessions = seconds.map((at) => session(at * 1000));
  return {output: WORDS, status: 0, sessions, exchanges, jobs: 0, words: 20, ...more};
}
const requesting = (seconds: number[], more: Partial<Observation> = {}): Observation => ({
  ...connecting([], more),
  jobs: 1,
  exchanges: seconds.map((at) => ({at: at * 1000, method: 'GET', path: '/v2/jobs/a', status: 503})),
});
const rules = (name: string, seen: Observation) => judge(drill(name), seen).map(({rule}) => rule);
/** When attempts are made that wait 5 s, 10 s, 20 s, and so on, after a session of one second. */
const growing = (count: number, first: number) =>
  Array.from({length: count}, (_, index) => index + first * (2 ** index - 1));

describe('a drill', () => {
  it.each(['reset', 'before-the-final', 'handshake-429', 'proxy-page', 'retry-now'])(
    '%s wants the wait of the table before the next connection',
    (name) => {
      expect(rules(name, connecting([0, 3]))).toEqual(['wait']);
      expect(rules(name, connecting([0, 6]))).toEqual([]);
    },
  );

  it('wants a program to give up when the service stays away', () => {
    const stopped = {output: '', status: 1};
    expect(rules('outage', connecting(growing(9, 5), stopped))).toEqual([]);
    expect(rules('outage', connecting(growing(10, 5), stopped))).toEqual(['attempts']);
    expect(rules('job-outage', requesting(growing(6, 1), stopped))).toEqual([]);
    expect(rules('job-outage', requesting(growing(7, 1), stopped))).toEqual(['attempts']);
    expect(rules('job-outage', requesting(growing(6, 1), {...stopped, status: 0}))).toEqual(['status']);
  });

  it('not-created-503 wants the minute in which a job can be missing from the list', () => {
    const posting = (seconds: number) => ({
      ...requesting([]),
      exchanges: [
        {at: 0, method: 'POST', path: '/v2/jobs', status: 503},
        {at: 1000 * seconds, method: 'POST', path: '/v2/jobs', status: 201},
      ],
    });
    expect(rules('not-created-503', posting(20))).toEqual(['wait']);
    expect(rules('not-created-503', posting(61))).toEqual([]);
  });

  it('lets a program follow the table, or request one new key, when a temporary key is rejected', () => {
    const stopped = {output: '', status: 1, sessions: []};
    expect(rules('clock-skew', connecting([0], stopped))).toEqual([]);
    expect(rules('clock-skew', connecting([0, 1], stopped))).toEqual([]);
    expect(rules('clock-skew', connecting([0, 1, 2], stopped))).toEqual(['no-retry']);
  });
});
