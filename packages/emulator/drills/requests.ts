/** The rules of requests and handshakes, judged by what a client sent one after the other. */
import {
  afterSocket,
  BUSY_STATUSES,
  provider,
  requestDecisions,
  sectionPages,
  unlistedSeconds,
  waits,
} from '@speech-docs/protocol/facts';
import {CONTRACT_FILES} from '@speech-docs/protocol/rules';
import {BoundedMap} from '../core/boundedMap';
import type {Exchange, RequestDetails} from '../core/reportSink';
import type {Finding} from '../pack/emulator';

/** Tolerance of waits: two clocks, and jitter that subtracts. */
export const WAIT_TOLERANCE = 0.9;

/** Requests of other workers in this time after a 429 break no rule. */
const REACTION_MS = 500;
const FULL = 'max-concurrent-running-jobs-exceeded';
const JOBS = /^\/v2\/jobs\/?(?:\?|$)/;

/** Judges requests and handshakes one after the other, however many there are. */
export class RequestChecker {
  private readonly failures = new BoundedMap<Exchange>();
  private readonly responseTimes = new BoundedMap<number>();
  /** The last 429 of a client: it blocks all requests, or new jobs if too many run. */
  private readonly rateLimits = new BoundedMap<Exchange>();
  private readonly listReads = new Map<number, number>();
  private readonly jobs = new BoundedMap<string>(100_000);
  private readonly withoutLimit = new Set<number>();

  /** Returns the rules that a request broke. */
  check(exchange: Exchange): Finding[] {
    const {facts} = exchange;
    if (!facts) return [];
    const found = [...this.waits(exchange, facts), ...this.lists(exchange, facts), ...this.references(facts)];
    return found.map((one) => findingOf(exchange, one));
  }

  /** The waits after a failure of the same request, and after a 429 of any. */
  private *waits(exchange: Exchange, facts: RequestDetails): Generator<Broken> {
    const {at, method, path, status} = exchange;
    const {client, recording, errorId} = facts;
    const name = `${client} ${method} ${path} ${recording}`;
    // Concurrent uploads are of several recordings, and a retry can't be attributed to one of them.
    const isConcurrent = method === 'POST' && at < (this.responseTimes.get(name) ?? 0);
    this.responseTimes.set(name, facts.endedAt);
    if (isConcurrent) this.failures.delete(name);
    const failed = this.failures.get(name);
    if (failed && at >= endOf(failed)) {
      this.failures.delete(name);
      yield* earlyAfter(failed, exchange);
      if (isNewJob(exchange)) yield* this.repeats(failed, client);
    }
    for (const kind of isNewJob(exchange) ? ['', 'POST'] : ['']) {
      const limited = this.rateLimits.get(`${client} ${kind}`);
      if (limited && limited !== failed && at > endOf(limited) + REACTION_MS) yield* earlyAfter(limited, exchange);
    }
    if (leastWait(exchange) > 0 && !isConcurrent) this.failures.set(name, exchange);
    if (status === 429 && groupOf(path) === 'batch')
      this.rateLimits.set(`${client} ${errorId === FULL ? 'POST' : ''}`, exchange);
  }

  /** After a response that leaves it open whether there is a job, the client looks for it, and once more later. */
  private *repeats(failed: Exchange, client: number): Generator<Broken> {
    const hasListed = (this.listReads.get(client) ?? 0) >= endOf(failed) + 1000 * unlistedSeconds * WAIT_TOLERANCE;
    const isUnclear = failed.status === 0 || failed.status >= 500;
    if (isUnclear && !hasListed)
      yield {
        rule: 'batch.look',
        why: 'The request before may have created a job.',
        what: LOOK,
        page: sectionPages.retries,
      };
  }

  private *lists({at, method, path, status}: Exchange, {client}: RequestDetails): Generator<Broken> {
    if (method !== 'GET' || !JOBS.test(path)) return;
    if (status === 200) this.listReads.set(client, at);
    if (/[?&]limit=/.test(path) || this.withoutLimit.has(client)) return;
    this.withoutLimit.add(client);
    const what = 'Send limit, and read page by page.';
    yield {rule: 'batch.limit', why: 'The list has no limit.', what, page: sectionPages.list};
  }

  private *references({client, job}: RequestDetails): Generator<Broken> {
    if (job?.reference === undefined) return;
    const reference = `${client} ${job.reference}`;
    const first = this.jobs.get(reference);
    if (!first) this.jobs.set(reference, job.id);
    else {
      const why = `Jobs ${first} and ${job.id} have the same reference.`;
      yield {rule: 'batch.reference', why, what: LOOK, page: sectionPages.retries};
    }
  }
}

type Broken = Pick<Finding, 'rule' | 'why' | 'what' | 'page'>;

const endOf = ({facts}: Exchange) => facts?.endedAt ?? 0;
const isNewJob = ({method, path}: Exchange) => method === 'POST' && JOBS.test(path);

function* earlyAfter(before: Exchange, {at, method, path}: Exchange): Generator<Broken> {
  const [waited, least] = [(at - endOf(before)) / 1000, leastWait(before)];
  if (waited >= least * WAIT_TOLERANCE) return;
  const request = `${method} ${path.replace(/\?.*/, '')} after ${before.status || 'a broken connection'}`;
  const why = `${request} came back after ${waited.toFixed(1)} s.`;
  yield {rule: `${groupOf(path)}.wait`, why, what: `Wait at least ${least} s.`, page: sectionPages.waits};
}

/** The address of a handshake. */
export const SOCKET = /^\/v2\/?(?:\?|$)|^\/v1\/flow\/?(?:\?|$)/;

function groupOf(path: string): 'batch' | 'keys' | 'socket' {
  if (SOCKET.test(path)) return 'socket';
  return path.startsWith('/v1/api_keys') ? 'keys' : 'batch';
}

const LOOK = `Look for your tracking.reference in the list, once more after ${unlistedSeconds} s, and only then repeat.`;

function findingOf({method, path}: Exchange, {page, ...rest}: Broken): Finding {
  const api = path.startsWith('/v1/flow') || path.includes('type=flow') ? 'flow' : 'realtime';
  const route = path.replace(/^\/v2|\?.*/g, '').replace(/(?<=^\/jobs\/)[^/]+/, '{jobid}');
  const place = {
    batch: `${CONTRACT_FILES.batch}: paths.${route}.${method.toLowerCase()}`,
    keys: `${CONTRACT_FILES[api]}: x-handshake.authentication`,
    socket: `${CONTRACT_FILES[api]}: x-handshake.failures`,
  }[groupOf(path)];
  return {...rest, frame: 0, sent: `${method} ${path}`, place, page: `${provider.siteUrl}${page}`};
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
