import {expect, it} from 'vitest';
import type {Exchange} from '../core/reportSink';
import {ReportCollector, reportOf} from '../drills/report';
import {RequestChecker} from '../drills/requests';
import {ENGLISH, RestClient, start} from './support/client';

const LIST = '/v2/jobs?limit=100';

interface Seen {
  client?: number;
  recording?: string;
  retryAfter?: number;
  errorId?: string;
  reference?: string;
}

/** A request at these seconds, which takes no time. */
function sent(seconds: number, method: string, path: string, status: number, seen: Seen = {}): Exchange {
  const at = 1_000_000 + 1000 * seconds;
  const {client = 1, recording = 'a.wav 9', retryAfter = 0, errorId, reference} = seen;
  const job = reference === undefined ? undefined : {id: `job${seconds}`, reference};
  return {at, method, path, status, facts: {client, endedAt: at, recording, retryAfter, errorId, job}};
}
const post = (seconds: number, status: number, seen?: Seen) => sent(seconds, 'POST', '/v2/jobs', status, seen);
const list = (seconds: number, path = LIST, seen?: Seen) => sent(seconds, 'GET', path, 200, seen);
const rules = (...exchanges: Exchange[]) => {
  const checker = new RequestChecker();
  return exchanges.map((one) => checker.check(one).map(({rule}) => rule)[0] ?? '-').join(' ');
};
const other = {recording: 'b.wav 9'};
const full = {errorId: 'max-concurrent-running-jobs-exceeded'};

it('finds nothing in a program that looks, waits a minute, looks again, and repeats with the same reference', () => {
  for (const status of [0, 500, 502, 503])
    expect(rules(post(0, status), list(1), list(61), post(62, 201, {reference: 'r'}), list(63))).toBe('- - - - -');
});

it.each([
  ['without a look', [post(0, 500), post(70, 201)]],
  ['after a look at once', [post(0, 500), list(1), post(3, 201)]],
  ['after a look that failed', [post(0, 500), sent(61, 'GET', LIST, 401), post(63, 201)]],
  ['after a look of another program', [post(0, 0), list(61, LIST, {client: 2}), post(63, 201)]],
])('finds a new job that is repeated %s', (_, exchanges) => {
  expect(rules(...exchanges)).toMatch(/^(?:- )+batch\.look$/);
});

it('takes a job of another recording, or one that began before the failure, for no repeat', () => {
  expect(rules(post(0, 503), post(0.1, 201, other), post(-1, 201))).toBe('- - -');
});

it('holds all requests of the account after a 429, and new jobs alone after one for running jobs', () => {
  const tooMany = post(0, 429, {retryAfter: 5, errorId: 'too-many-requests'});
  expect(rules(tooMany, list(0.1), list(2), list(6))).toBe('- - batch.wait -');
  expect(rules(post(0, 429, full), list(2), post(20, 201, other), post(40, 201, other))).toBe('- - batch.wait -');
});

it('judges no wait of uploads of one recording that are sent side by side', () => {
  expect(rules(post(0, 429), post(-1, 429), post(0.1, 201, {reference: 'c'}))).toBe('- - -');
});

it('finds two jobs with one reference, also when the first response was lost', () => {
  const [first, second] = [{reference: 'r'}, {reference: 's'}];
  expect(rules(post(0, 500, first), list(1), list(65), post(70, 201, first))).toBe('- - - batch.reference');
  expect(rules(post(0, 201, first), post(1, 201, second), post(2, 201, {...first, client: 2}))).toBe('- - -');
});

it('finds a request that comes back too soon, by Retry-After and by the table of waits', () => {
  const read = (seconds: number, status: number, seen?: Seen) => sent(seconds, 'GET', '/v2/jobs/a', status, seen);
  expect(rules(read(0, 503), read(0.5, 503), read(1.5, 200))).toBe('- batch.wait -');
  expect(rules(read(0, 503, {retryAfter: 5}), read(3, 200))).toBe('- batch.wait');
  expect(rules(read(0, 503, {retryAfter: 5}), read(5, 200))).toBe('- -');
  expect(rules(post(0, 429, full), post(20, 201))).toBe('- batch.wait');
});

it('finds a list without a limit, once', () => {
  expect(rules(list(0, '/v2/jobs'), list(1, '/v2/jobs?created_before=x'), list(2))).toBe('batch.limit - -');
});

it('is part of the report of an emulator, which knows a recording by its reference, or by name and size', async () => {
  const collected = new ReportCollector();
  const rest = new RestClient(await start({reports: collected.sink(), fault: 'POST:500*1, POST:500-after*1'}));
  const config = {...ENGLISH, tracking: {reference: 'r'}};
  for (const one of [ENGLISH, config, config, {...ENGLISH, tracking: {reference: 's'}}]) await rest.submit(one);
  const {requests} = reportOf(collected);
  expect(requests.map(({broken = []}) => broken.map(({rule}) => rule))).toEqual([
    [],
    [],
    ['batch.wait', 'batch.look', 'batch.reference'],
    [],
  ]);
  expect(JSON.stringify(requests)).not.toContain('facts');
});
