/** The catalogue of failures: one entry for everything that contracts and data call an error, made from both. */
import {
  type Action,
  type ClientFailure,
  clientFailures,
  containerExits,
  type Decision,
  jobDecisions,
  jobErrorValues,
  languageIdErrors,
  type NetworkFailure,
  networkDecisions,
  networkFailures,
  repeats,
  requestDecisions,
  socketDecisions,
  type Unlisted,
  unlistedCloses,
  unlistedHandshakes,
  unlistedKeys,
  unlistedRequests,
  type Wait,
  waits,
} from '../facts';
import {failureAddress, type SocketFailure} from './addresses';

export const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

type FailureApi = 'batch' | 'realtime' | 'flow' | 'container' | 'network' | 'client';
type FailureKind = 'request' | 'job' | SocketFailure | 'container' | 'network' | 'client';

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
  page: string;
}

/** An entry of `x-errors` of the batch contract. */
export interface RequestError {
  id: string;
  value: string | null;
  statuses: number[];
  operations: string[];
  /** The one reason for which operations that aren't listed return it too. */
  everywhereWith?: string;
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

/** An entry of `x-errors`, `x-warnings`, or `x-infos` of a socket. */
export interface Notice {
  type: string;
  meaning: string;
  when: string;
  fix: string;
  closeCode?: number | null;
  example: unknown;
}

export interface StatusEntry {
  status: number;
  reason: string;
  meaning: string;
  fix: string;
}

/** The request for a temporary key; the example is the body with status 422. */
type KeyRequest = {failures: StatusEntry[]; failureExample: {code: number; message: string}};

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

/** Returns every failure that the contracts and the data know. */
export function failuresOf(contracts: FailureSources): Failure[] {
  return [
    ...contracts.batch['x-errors'].map(requestFailure),
    ...unlistedRequests.map(({key, ...texts}) => requestDraft(key, texts)),
    ...contracts.batch['x-job-errors'].map(jobFailure),
    ...socketFailures('realtime', contracts.realtime),
    ...socketFailures('flow', contracts.flow),
    ...containerFailures(),
    ...networkFailures.map(networkFailure),
    ...clientFailures.map(clientFailure),
  ];
}

/** What to do, as `/errors.json` says it; throws when data/recovery.ts has no row for the failure. */
function advice(decision: Decision | undefined, id: string): Pick<Failure, 'action' | 'wait' | 'repeat'> {
  if (!decision)
    throw new Error(
      `data/recovery.ts has no row for ${id}. Say what a program does after it, and run npm run emulator:compile.`,
    );
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

type Texts = Pick<Failure, 'cause' | 'fix' | 'example'> & {
  name?: string | null;
  codes?: readonly number[];
  details?: string[];
};

function draft(
  id: string,
  {api, kind, page}: Pick<Failure, 'api' | 'kind' | 'page'>,
  decision: Decision | undefined,
  {name = null, codes = [], details = [], cause, fix, example}: Texts,
): Failure {
  return {id, api, kind, name, codes: [...codes], details, cause, ...advice(decision, id), fix, example, page};
}

function requestDraft(id: string, texts: Texts): Failure {
  const at = {api: 'batch', kind: 'request', page: failureAddress('request', id)} as const;
  return draft(`batch.${id}`, at, requestDecisions[id], texts);
}

function requestFailure(error: RequestError): Failure {
  const {id, value, statuses, details, meaning, fix} = error;
  return requestDraft(id, {name: value, codes: statuses, details, cause: meaning, fix, example: requestExample(error)});
}

function jobFailure({id, where, type, message, meaning, fix}: JobError): Failure {
  const text = message?.replace(/<(\w+)>/g, (name, key: string) => jobErrorValues[key] ?? name);
  // Language identification has `error` in place of `type`.
  const named = where === 'metadata.language_identification' ? {error: type} : {type};
  const entry = where === 'job' ? {timestamp: '2026-03-04T09:10:11.118Z', message: text} : {...named, message: text};
  const details = [...(type && message ? [message] : []), ...(where === 'job' ? [] : [where.replace('metadata.', '')])];
  const at = {api: 'batch', kind: 'job', page: failureAddress('job', id)} as const;
  const example = JSON.parse(JSON.stringify(entry));
  return draft(`job.${id}`, at, jobDecisions[id], {name: type ?? message, details, cause: meaning, fix, example});
}

type AllDecisions = Record<string, Readonly<Record<string, Decision>>>;

const HAPPENS = ' It happens ';

/** "While streaming." as a sentence. */
function occasion(when: string): string {
  return `${HAPPENS}${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** Returns a cause without the sentences that say when it happens: a table has them in a column, or leaves them out. */
export function withoutOccasion(cause: string): string {
  return cause.split(HAPPENS)[0] ?? cause;
}

function socketFailures(api: 'realtime' | 'flow', socket: Socket): Failure[] {
  const socketDraft = (kind: SocketFailure, key: string | number, texts: Texts) => {
    const decision = (socketDecisions as AllDecisions)[kind]?.[key];
    return draft(`${api}.${kind}.${key}`, {api, kind, page: failureAddress('socket', kind, key)}, decision, texts);
  };
  const unlisted = (kind: SocketFailure, entries: readonly Unlisted[]) =>
    entries.map(({key, ...texts}) => socketDraft(kind, key, texts));
  const statusDraft = (
    kind: SocketFailure,
    {status, reason, meaning, fix}: StatusEntry,
    texts: Partial<Texts> = {},
  ) => {
    const example = `HTTP/1.1 ${status} ${reason}`;
    return socketDraft(kind, status, {codes: [status], cause: meaning, fix, example, ...texts});
  };
  const handshake = socket['x-handshake'];
  return [
    ...handshake.failures.map((entry) => statusDraft('handshake', entry)),
    ...unlisted('handshake', unlistedHandshakes),
    ...handshake.authentication.flatMap(({temporaryKey}) => {
      if (!temporaryKey) return [];
      const {failures, failureExample: example} = temporaryKey;
      const withBody = {details: [example.message], example};
      return [
        ...failures.map((entry) => statusDraft('key', entry, example.code === entry.status ? withBody : {})),
        ...unlisted('key', unlistedKeys),
      ];
    }),
    ...(['error', 'warning'] as const).flatMap((kind) =>
      socket[`x-${kind}s`].map(({type, meaning, when, closeCode, fix, example}) =>
        socketDraft(kind, type, {
          name: type,
          codes: closeCode ? [closeCode] : [],
          cause: `${meaning}${occasion(when)}`,
          fix,
          example,
        }),
      ),
    ),
    ...socket['x-close-codes'].map(({code, reason, meaning, how, precededBy}) => ({
      ...socketDraft('close', code, {name: reason, codes: [code], cause: meaning, fix: how, example: {code, reason}}),
      ...(precededBy.length === 1 && {page: failureAddress('socket', 'error', precededBy[0] ?? '')}),
    })),
    ...unlisted('close', unlistedCloses),
  ];
}

/** A container that failed fails again with the same input, so nothing is retried before it is fixed. */
function containerFailures(): Failure[] {
  const containerDraft = (id: string, page: string, texts: Texts) =>
    draft(`container.${id}`, {api: 'container', kind: 'container', page}, {action: 'fix first'}, texts);
  return [
    ...containerExits.map(({id, code, message, cause, fix}) =>
      containerDraft(id, failureAddress('exit', id), {name: message, codes: [code], cause, fix, example: message}),
    ),
    ...languageIdErrors.map(({error, exitCode, meaning, fix}) =>
      containerDraft(`language-id.${error.toLowerCase()}`, failureAddress('languageId', error), {
        name: error,
        codes: exitCode === null ? [] : [exitCode],
        cause: meaning,
        fix,
        example: {error, message: meaning.replaceAll('`', '')},
      }),
    ),
  ];
}

/** A network failure has no response, so its example is what a tool prints. */
function networkFailure({id, name, prints, codes = [], cause, fix}: NetworkFailure): Failure {
  const at = {api: 'network', kind: 'network', page: failureAddress('network', id)} as const;
  return draft(`network.${id}`, at, networkDecisions[id], {name, codes, cause, fix, example: prints});
}

function clientFailure({id, name, runtime, versions, prints, cause, fix}: ClientFailure): Failure {
  const at = {api: 'client', kind: 'client', page: failureAddress('client', id)} as const;
  const where = `${runtime}${versions ? ` ${versions}` : ''}`;
  const texts = {name: `${where}: ${name.replaceAll('`', '')}`, details: [...prints], cause, fix, example: prints[0]};
  return draft(`client.${id}`, at, {action: 'fix first'}, texts);
}
