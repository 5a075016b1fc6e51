/** The catalogue of failures: one entry for everything that contracts and data call an error, made from both. */
import {containerExits, languageIdErrors} from '../../../data/containers';
import {jobErrorValues, type Problem, problems} from '../../../data/failures';
import {type NetworkFailure, networkFailures} from '../../../data/network';
import {
  type Action,
  type Decision,
  jobDecisions,
  networkDecisions,
  repeats,
  requestDecisions,
  socketDecisions,
  type Wait,
  waits,
} from '../../../data/recovery';
import {
  type Unlisted,
  unlistedCloses,
  unlistedHandshakes,
  unlistedKeys,
  unlistedRequests,
} from '../../../data/unlistedFailures';
import {addressOf} from './addresses';
import type {SocketFailure} from './anchors';
import {STATUS_TEXT} from './statusText';

export type FailureApi = 'batch' | 'realtime' | 'flow' | 'container' | 'network';
export type FailureKind = 'request' | 'job' | SocketFailure | 'container' | 'network';

export interface Failure {
  /** API, kind, and name, such as `realtime.close.1008`. */
  id: string;
  api: FailureApi;
  kind: FailureKind;
  /** The text, type, or code by which a program recognizes it; `null` when a status is all there is. */
  name: string | null;
  /** HTTP statuses, close codes, or the exit code that come with it; empty where nothing has a number. */
  codes: number[];
  /** Other texts that come with it. */
  details: string[];
  cause: string;
  action: Action;
  /** Absent where nothing is tried again. */
  wait?: Wait;
  /** What can be sent again without harm. */
  repeat?: string;
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

interface Notice {
  type: string;
  meaning: string;
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
  'x-handshake': {failures: StatusEntry[]; authentication: {temporaryKey?: KeyRequest}[]};
  'x-close-codes': {code: number; reason: string; meaning: string; how: string; precededBy: string[]}[];
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
    ...unlistedRequests.map((one) => unlisted('batch', 'request', one)),
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

/** What to do, as `/errors.json` says it; throws when data/recovery.ts has no row for the failure. */
function advice(decision: Decision | undefined, id: string): Pick<Failure, 'action' | 'wait' | 'repeat'> {
  if (!decision) throw new Error(`data/recovery.ts has no row for ${id}. Say what a program does after it.`);
  const {action, wait, repeat} = decision;
  const isFlow = repeat === 'audio' && id.startsWith('flow.');
  return {
    action,
    ...(wait && {wait: waits[wait]}),
    ...(repeat && {repeat: repeats[isFlow ? 'conversation' : repeat]}),
  };
}

/** The status of some texts is documented nowhere: no example shows one. */
function requestExample({value, statuses: [status], example}: RequestError): RequestError['example'] {
  if (status === undefined && value) return {error: value};
  return example ?? `HTTP/1.1 ${status} ${STATUS_TEXT[status ?? 0] ?? ''}`;
}

function requestFailure(error: RequestError): Draft {
  const {id, value, statuses, details, meaning, fix} = error;
  return {
    id: `batch.${id}`,
    api: 'batch',
    kind: 'request',
    name: value,
    codes: statuses,
    details,
    cause: meaning,
    ...advice(requestDecisions[id], `batch.${id}`),
    fix,
    example: requestExample(error),
    page: addressOf.request(id),
  };
}

/** A failure that no contract lists. */
function unlisted(
  api: 'batch' | 'realtime' | 'flow',
  kind: FailureKind,
  {key, name, codes, cause, fix, example}: Unlisted,
): Draft {
  const id = kind === 'request' ? `batch.${key}` : `${api}.${kind}.${key}`;
  const decisions = kind === 'request' ? requestDecisions : (socketDecisions as AllDecisions)[kind];
  return {
    id,
    api,
    kind,
    name,
    codes: [...codes],
    details: [],
    cause,
    ...advice(decisions?.[key], id),
    fix,
    example,
    page: kind === 'request' ? addressOf.request(key) : addressOf.socket(kind as SocketFailure, key),
  };
}

function jobFailure({id, where, type, message, meaning, fix}: JobError): Draft {
  const text = message?.replace(/<(\w+)>/g, (name, key: string) => jobErrorValues[key] ?? name);
  // The one that has another name for it, by the contract.
  const named = where === 'metadata.language_identification' ? {error: type} : {type};
  const entry = where === 'job' ? {timestamp: '2026-03-04T09:10:11.118Z', message: text} : {...named, message: text};
  return {
    id: `job.${id}`,
    api: 'batch',
    kind: 'job',
    name: type ?? message,
    codes: [],
    details: [...(type && message ? [message] : []), ...(where === 'job' ? [] : [where.replace('metadata.', '')])],
    cause: meaning,
    ...advice(jobDecisions[id], `job.${id}`),
    fix,
    example: JSON.parse(JSON.stringify(entry)),
    page: addressOf.job(id),
  };
}

type AllDecisions = Record<string, Readonly<Record<string, Decision>>>;

/** "While streaming." as a sentence. */
function occasion(when: string): string {
  return `It happens ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

function socketFailures(api: 'realtime' | 'flow', socket: Socket): Draft[] {
  const draft = (kind: SocketFailure, key: string | number, cause: string) => ({
    id: `${api}.${kind}.${key}`,
    api,
    kind,
    codes: [],
    details: [],
    cause,
    ...advice((socketDecisions as AllDecisions)[kind]?.[key], `${api}.${kind}.${key}`),
    page: addressOf.socket(kind, key),
  });
  const handshake = socket['x-handshake'];
  return [
    ...handshake.failures.map(({status, reason, meaning, fix}) => ({
      ...draft('handshake', status, meaning),
      name: null,
      codes: [status],
      fix,
      example: `HTTP/1.1 ${status} ${reason}`,
    })),
    ...unlistedHandshakes.map((one) => unlisted(api, 'handshake', one)),
    ...handshake.authentication.flatMap(({temporaryKey}) =>
      temporaryKey ? [...keyDrafts(temporaryKey, draft), ...unlistedKeys.map((one) => unlisted(api, 'key', one))] : [],
    ),
    ...(['error', 'warning'] as const).flatMap((kind) =>
      socket[`x-${kind}s`].map((notice) => ({
        ...draft(kind, notice.type, `${notice.meaning} ${occasion(notice.when)}`),
        name: notice.type,
        codes: notice.closeCode ? [notice.closeCode] : [],
        fix: notice.fix,
        example: notice.example,
      })),
    ),
    ...socket['x-close-codes'].map((entry) => ({
      ...draft('close', entry.code, entry.meaning),
      ...(entry.precededBy.length === 1 && {page: addressOf.socket('error', entry.precededBy[0] ?? '')}),
      name: entry.reason,
      codes: [entry.code],
      fix: entry.how,
      example: {code: entry.code, reason: entry.reason},
    })),
    ...unlistedCloses.map((one) => unlisted(api, 'close', one)),
  ];
}

/** Failures of the request for a temporary key. */
function keyDrafts(
  {failures, failureExample}: KeyRequest,
  draft: (kind: SocketFailure, key: number, cause: string) => Omit<Draft, 'name' | 'fix' | 'example'>,
): Draft[] {
  return failures.map(({status, reason, meaning, fix}) => {
    const hasBody = failureExample.code === status;
    return {
      ...draft('key', status, meaning),
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
  const common = {api: 'container', kind: 'container', details: [], action: 'fix first'} as const;
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
function networkFailure({id, name, prints, codes = [], cause, fix}: NetworkFailure): Draft {
  return {
    id: `network.${id}`,
    api: 'network',
    kind: 'network',
    name,
    codes: [...codes],
    details: [],
    cause,
    ...advice(networkDecisions[id], `network.${id}`),
    fix,
    example: prints,
    page: addressOf.network(id),
  };
}
