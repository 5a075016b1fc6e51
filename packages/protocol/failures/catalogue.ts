/** The catalogue of failures: one entry for everything that contracts and data call an error, made from both. */
import {containerExits, languageIdErrors} from '../../../data/containers';
import {jobErrorValues, jobRetries, type Problem, problems, type Retry} from '../../../data/failures';
import {type NetworkFailure, networkFailures} from '../../../data/network';
import {addressOf} from './addresses';
import type {SocketFailure} from './anchors';

export type FailureApi = 'batch' | 'realtime' | 'flow' | 'container' | 'network';
export type FailureKind = 'request' | 'job' | SocketFailure | 'container' | 'network';

/** Shortest and longest usual wait before a retry. */
export interface Wait {
  minimum: number;
  maximum: number;
}

export interface Failure {
  /** API, kind, and name, such as `realtime.close.1008`. */
  id: string;
  api: FailureApi;
  kind: FailureKind;
  /** The text, type, or code by which a program recognizes it; `null` when a status is all there is. */
  name: string | null;
  /** HTTP statuses or the exit code that come with it; empty where any can. */
  codes: number[];
  /** Other texts that come with it. */
  details: string[];
  cause: string;
  retry: Retry;
  waitSeconds: Wait | null;
  fix: string;
  /** What the service returns, as it is sent. */
  example: unknown;
  /** Address of the explanation on this site. */
  page: string;
  /** IDs of the same problem in other APIs, and as another kind of failure. */
  related: string[];
}

interface RequestError {
  id: string;
  value: string | null;
  statuses: number[];
  details: string[];
  meaning: string;
  retry: 'no' | 'yes' | 'after-wait';
  fix: string;
  example?: unknown;
}

interface JobError {
  id: string;
  where: string;
  type?: string;
  message: string | null;
  meaning: string;
  fix: string;
}

interface SocketEntry {
  meaning: string;
  retry: Retry;
  waitSeconds?: Wait;
}

interface Notice extends SocketEntry {
  type: string;
  when: string;
  fix: string;
  closeCode?: number | null;
  example: unknown;
}

interface StatusEntry {
  status: number;
  reason: string;
  meaning: string;
  fix: string;
}

interface KeyRequest {
  failures: StatusEntry[];
  /** Body with status 422. */
  failureExample: {code: number; message: string};
}

interface Socket {
  'x-handshake': {failures: (StatusEntry & SocketEntry)[]; authentication: {temporaryKey?: KeyRequest}[]};
  'x-close-codes': (SocketEntry & {code: number; reason: string; how: string})[];
  'x-recovery': {otherCodes?: {meaning: string; retry: Retry; how: string}};
  'x-errors': Notice[];
  'x-warnings': Notice[];
}

/** The parts of the contracts that describe failures. */
export interface FailureSources {
  batch: {'x-errors': RequestError[]; 'x-job-errors': JobError[]};
  realtime: Socket;
  flow: Socket;
}

type Draft = Omit<Failure, 'related'>;

/** Returns every failure that the contracts and the data know; throws when a problem names one that they lack. */
export function failuresOf(contracts: FailureSources, shared: readonly Problem[] = problems): Failure[] {
  const drafts = [
    ...contracts.batch['x-errors'].map(requestFailure),
    ...contracts.batch['x-job-errors'].map(jobFailure),
    ...socketFailures('realtime', contracts.realtime),
    ...socketFailures('flow', contracts.flow),
    ...containerFailures(),
    ...networkFailures.map(networkFailure),
  ];
  const ids = new Set(drafts.map(({id}) => id));
  for (const problem of shared) {
    const unknown = problem.failures.find((id) => !ids.has(id));
    if (unknown) {
      const advice = 'Correct the ID, or remove it.';
      throw new Error(
        `data/failures.ts: the problem "${problem.id}" names ${unknown}, which no contract has. ${advice}`,
      );
    }
  }
  return drafts.map((draft) => ({...draft, related: relatedTo(draft, shared)}));
}

function relatedTo({id}: Draft, shared: readonly Problem[]): string[] {
  const same = shared.filter(({failures}) => failures.includes(id)).flatMap(({failures}) => failures);
  return [...new Set(same)].filter((other) => other !== id);
}

const REQUEST_RETRY = {no: 'fix first', yes: 'retry now', 'after-wait': 'after a wait'} as const;
const STATUS_TEXT: Record<number, string> = {429: 'Too Many Requests', 503: 'Service Unavailable'};

function requestFailure({id, value, statuses, details, meaning, retry, fix, example}: RequestError): Draft {
  const [status = 0] = statuses;
  return {
    id: `batch.${id}`,
    api: 'batch',
    kind: 'request',
    name: value,
    codes: statuses,
    details,
    cause: meaning,
    retry: REQUEST_RETRY[retry],
    waitSeconds: null,
    fix,
    example: example ?? `HTTP/1.1 ${status} ${STATUS_TEXT[status] ?? ''}`,
    page: addressOf.request(id),
  };
}

function jobFailure({id, where, type, message, meaning, fix}: JobError): Draft {
  const retry = jobRetries[id];
  if (!retry) throw new Error(`data/failures.ts: jobRetries has no "${id}". Say whether to create such a job again.`);
  const text = message?.replace(/<(\w+)>/g, (name, key: string) => jobErrorValues[key] ?? name);
  const entry = where === 'job' ? {timestamp: '2026-03-04T09:10:11.118Z', message: text} : {type, message: text};
  return {
    id: `job.${id}`,
    api: 'batch',
    kind: 'job',
    name: type ?? message,
    codes: [],
    details: [...(type && message ? [message] : []), ...(where === 'job' ? [] : [where.replace('metadata.', '')])],
    cause: meaning,
    retry,
    waitSeconds: null,
    fix,
    example: JSON.parse(JSON.stringify(entry)),
    page: addressOf.job(id),
  };
}

function socketFailures(api: 'realtime' | 'flow', socket: Socket): Draft[] {
  const draft = (kind: SocketFailure, key: string | number, entry: SocketEntry) => ({
    id: `${api}.${kind}.${key}`,
    api,
    kind,
    codes: [],
    details: [],
    cause: entry.meaning,
    retry: entry.retry,
    waitSeconds: entry.waitSeconds ?? null,
    page: addressOf.socket(api, kind, key),
  });
  const {otherCodes} = socket['x-recovery'];
  return [
    ...socket['x-handshake'].failures.map((failure) => ({
      ...draft('handshake', failure.status, failure),
      name: null,
      codes: [failure.status],
      fix: failure.fix,
      example: `HTTP/1.1 ${failure.status} ${failure.reason}`,
    })),
    ...socket['x-handshake'].authentication.flatMap(({temporaryKey}) =>
      temporaryKey ? keyDrafts(temporaryKey, draft) : [],
    ),
    ...(['error', 'warning'] as const).flatMap((kind) =>
      socket[`x-${kind}s`].map((notice) => ({
        ...draft(kind, notice.type, notice),
        name: notice.type,
        cause: `${notice.meaning} ${notice.when}`,
        retry: notice.retry ?? 'nothing to retry',
        codes: notice.closeCode ? [notice.closeCode] : [],
        fix: notice.fix,
        example: notice.example,
      })),
    ),
    ...socket['x-close-codes'].map((entry) => ({
      ...draft('close', entry.code, entry),
      name: entry.reason,
      codes: [entry.code],
      fix: entry.how,
      example: {code: entry.code, reason: entry.reason},
    })),
    ...(otherCodes
      ? [{...draft('close', 'other', otherCodes), name: null, fix: otherCodes.how, example: {code: 1006, reason: ''}}]
      : []),
  ];
}

/** Failures of the request for a temporary key. */
function keyDrafts(
  {failures, failureExample}: KeyRequest,
  draft: (kind: SocketFailure, key: number, entry: SocketEntry) => Omit<Draft, 'name' | 'fix' | 'example'>,
): Draft[] {
  return failures.map(({status, reason, meaning, fix}) => {
    const hasBody = failureExample.code === status;
    return {
      ...draft('key', status, {meaning, retry: 'fix first'}),
      name: null,
      codes: [status],
      details: hasBody ? [failureExample.message] : [],
      fix,
      example: hasBody ? failureExample : `HTTP/1.1 ${status} ${reason}`,
    };
  });
}

/** A container that failed fails again with the same input, so nothing is retried before it is fixed. */
function containerFailures(): Draft[] {
  const common = {api: 'container', kind: 'container', details: [], retry: 'fix first', waitSeconds: null} as const;
  return [
    ...containerExits.map(({id, code, message, cause, fix}) => ({
      ...common,
      id: `container.${id}`,
      name: message,
      details: [],
      codes: [code],
      cause,
      fix,
      example: message,
      page: addressOf.exit(id),
    })),
    ...languageIdErrors.map(({error, exitCode, meaning, fix}) => ({
      ...common,
      id: `container.language-id.${error.toLowerCase()}`,
      name: error,
      details: [],
      codes: exitCode === null ? [] : [exitCode],
      cause: meaning,
      fix,
      example: {error, message: meaning.replaceAll('`', '')},
      page: addressOf.languageId(error),
    })),
  ];
}

/** Nothing of the service is in such a failure, so that its example is what a tool prints. */
function networkFailure({id, name, prints, cause, fix, retry}: NetworkFailure): Draft {
  return {
    id: `network.${id}`,
    api: 'network',
    kind: 'network',
    name,
    codes: [],
    details: [],
    cause,
    retry,
    waitSeconds: null,
    fix,
    example: prints,
    page: addressOf.network(id),
  };
}
