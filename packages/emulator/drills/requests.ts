/** The rules of requests and handshakes, judged by what a client sent one after the other. */
import {
  afterSocket,
  BUSY_STATUSES,
  provider,
  requestDecisions,
  unlistedSeconds,
  waits,
} from '@speech-docs/protocol/facts';
import {BoundedMap} from '../core/boundedMap';
import type {Exchange} from '../core/reportSink';
import type {Finding} from '../pack/emulator';

/** Tolerance of waits: two clocks, and jitter that subtracts. */
export const WAIT_TOLERANCE = 0.9;

/** Requests of other workers in this time after a 429 break no rule. */
const REACTION_MS = 500;
const FULL = 'max-concurrent-running-jobs-exceeded';
const RETRIES = '/speech-to-text/batch/troubleshooting#retries';
const JOBS = /^\/v2\/jobs\/?(?:\?|$)/;

/** Judges requests and handshakes one after the other, however many there are. */
export class RequestChecker {
  private readonly failures = new BoundedMap<Exchange>();
  /** When the last response to each request was there. */
  private readonly responseTimes = new BoundedMap<number>();
  /** The last 429 of a client: it blocks all requests, or new jobs if too many run. */
  private readonly rateLimits = new BoundedMap<Exchange>();
  private readonly listReads = new Map<number, number>();
  private readonly jobs = new BoundedMap<string>(100_000);
  private readonly withoutLimit = new Set<number>();

  /** Returns the rules that a request broke. */
  check(exchange: Exchange): Finding[] {
    const {at, method, path, status, facts} = exchange;
    if (!facts) return [];
    const {client, recording, errorId, job} = facts;
    const isNewJob = method === 'POST' && JOBS.test(path);
    const findings: Finding[] = [];
    const add = (rule: string, why: string, what: string, page: string) =>
      findings.push(findingOf(exchange, {rule, why, what, page}));
    const name = `${client} ${method} ${path} ${recording}`;
    const checkWait = (before: Exchange) => {
      const [waited, least] = [(at - (before.facts?.endedAt ?? 0)) / 1000, leastWait(before)];
      if (waited >= least * WAIT_TOLERANCE) return;
      const request = `${method} ${path.replace(/\?.*/, '')} after ${before.status || 'a broken connection'}`;
      const why = `${request} came back after ${waited.toFixed(1)} s.`;
      add(`${groupOf(path)}.wait`, why, `Wait at least ${least} s.`, '/api-ref/#waits');
    };
    // Concurrent uploads are of several recordings, and a retry can't be attributed to one of them.
    const isConcurrent = method === 'POST' && at < (this.responseTimes.get(name) ?? 0);
    this.responseTimes.set(name, facts.endedAt);
    if (isConcurrent) this.failures.delete(name);
    const failed = this.failures.get(name);
    const failedAt = failed?.facts?.endedAt ?? 0;
    if (failed && at >= failedAt) {
      this.failures.delete(name);
      checkWait(failed);
      const hasListed = (this.listReads.get(client) ?? 0) >= failedAt + 1000 * unlistedSeconds * WAIT_TOLERANCE;
      if (isNewJob && isUnclear(failed) && !hasListed)
        add('batch.look', 'The request before may have created a job.', LOOK, RETRIES);
    }
    for (const kind of isNewJob ? ['', 'POST'] : ['']) {
      const limited = this.rateLimits.get(`${client} ${kind}`);
      if (limited && limited !== failed && at > (limited.facts?.endedAt ?? 0) + REACTION_MS) checkWait(limited);
    }
    if (leastWait(exchange) > 0 && !isConcurrent) this.failures.set(name, exchange);
    if (status === 429 && groupOf(path) === 'batch')
      this.rateLimits.set(`${client} ${errorId === FULL ? 'POST' : ''}`, exchange);
    if (method === 'GET' && JOBS.test(path)) {
      if (status === 200) this.listReads.set(client, at);
      if (!/[?&]limit=/.test(path) && !this.withoutLimit.has(client)) {
        this.withoutLimit.add(client);
        add('batch.limit', 'The list has no limit.', 'Send limit, and read page by page.', LIST);
      }
    }
    const reference = `${client} ${job?.reference}`;
    const first = this.jobs.get(reference);
    if (first) add('batch.reference', `Jobs ${first} and ${job?.id} have the same reference.`, LOOK, RETRIES);
    if (job?.reference !== undefined && !first) this.jobs.set(reference, job.id);
    return findings;
  }
}

const SOCKET = /^\/v2\/?(?:\?|$)|^\/v1\/flow\/?(?:\?|$)/;

/** The first part of the name of a rule: whose request it is. */
function groupOf(path: string): string {
  if (SOCKET.test(path)) return 'socket';
  return path.startsWith('/v1/api_keys') ? 'keys' : 'batch';
}

const LOOK = `Look for your tracking.reference in the list, once more after ${unlistedSeconds} s, and only then repeat.`;
const LIST = '/api-ref/batch/list-all-jobs#query.limit';

function findingOf(
  {method, path}: Exchange,
  {page, ...rest}: Pick<Finding, 'rule' | 'why' | 'what' | 'page'>,
): Finding {
  const place = `contracts/batch.openapi.yaml: paths./jobs.${method.toLowerCase()}`;
  return {...rest, frame: 0, sent: `${method} ${path}`, place, page: `${provider.siteUrl}${page}`};
}

/** The effect of the request is unknown. */
function isUnclear({status}: Exchange): boolean {
  return status === 0 || status >= 500;
}

/** Shortest wait before the same request, in seconds; 0 when it did not fail, or fails again. */
function leastWait({status, facts, path}: Exchange): number {
  if (SOCKET.test(path)) {
    const {action, wait} = afterSocket({status});
    return status !== 101 && action === 'retry after' && wait
      ? Math.max(waits[wait].seconds, facts?.retryAfter ?? 0)
      : 0;
  }
  const decided = facts?.errorId === undefined ? undefined : requestDecisions[facts.errorId]?.wait;
  const wait = decided ?? (status === 0 || BUSY_STATUSES.includes(status) ? 'request' : undefined);
  return wait ? Math.max(waits[wait].seconds, facts?.retryAfter ?? 0) : 0;
}
