/** The rules of batch requests, judged by what a client sent one after the other: the report lists those that it broke. */
import {BUSY_STATUSES, provider, requestDecisions, unlistedSeconds, waits} from '@speech-docs/protocol/facts';
import type {Exchange} from '../core/reportSink';
import type {Finding} from './finding';

/** A wait may be so much shorter: clocks of two processes, and jitter that subtracts. */
export const TOLERANCE = 0.9;

const RETRIES = '/speech-to-text/batch/troubleshooting#retries';
const JOBS = /^\/v2\/jobs\/?(?:\?|$)/;

/** Returns the rules that each request broke, in the order of the requests. */
export function judgeRequests(exchanges: readonly Exchange[]): Finding[][] {
  const failures = new Map<string, Exchange>();
  const looks = new Map<number, number>();
  const jobs = new Map<string, string>();
  const withoutLimit = new Set<number>();
  return exchanges.map((exchange) => {
    const {at, method, path, status, facts} = exchange;
    if (!facts) return [];
    const {client, bytes, job} = facts;
    const findings: Finding[] = [];
    const add = (rule: string, why: string, what: string, page: string) =>
      findings.push(findingOf(exchange, {rule, why, what, page}));
    // An upload of another length is that of another recording.
    const name = `${client} ${method} ${path} ${bytes}`;
    const failed = failures.get(name);
    const failedAt = failed?.facts?.endedAt ?? 0;
    if (failed && at >= failedAt) {
      failures.delete(name);
      const [waited, least] = [(at - failedAt) / 1000, leastWait(failed)];
      if (waited < least * TOLERANCE)
        add('batch.wait', `It came back after ${waited.toFixed(1)} s.`, `Wait at least ${least} s.`, '/api-ref/#waits');
      const hasLooked = (looks.get(client) ?? 0) >= failedAt + 1000 * unlistedSeconds * TOLERANCE;
      if (method === 'POST' && JOBS.test(path) && isUnclear(failed) && !hasLooked)
        add('batch.look', 'The request before may have created a job.', LOOK, RETRIES);
    }
    if (leastWait(exchange) > 0) failures.set(name, exchange);
    if (method === 'GET' && JOBS.test(path)) {
      if (status === 200) looks.set(client, at);
      if (!/[?&]limit=/.test(path) && !withoutLimit.has(client)) {
        withoutLimit.add(client);
        add('batch.limit', 'The list has no limit.', 'Send limit, and read page by page.', LIST);
      }
    }
    const reference = `${client} ${job?.reference}`;
    const first = jobs.get(reference);
    if (first) add('batch.reference', `Jobs ${first} and ${job?.id} have the same reference.`, LOOK, RETRIES);
    if (job?.reference !== undefined && !first) jobs.set(reference, job.id);
    return findings;
  });
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
function leastWait({status, facts}: Exchange): number {
  const decided = facts?.errorId === undefined ? undefined : requestDecisions[facts.errorId]?.wait;
  const wait = decided ?? (status === 0 || BUSY_STATUSES.includes(status) ? 'request' : undefined);
  return wait ? Math.max(waits[wait].seconds, facts?.retryAfter ?? 0) : 0;
}
