/** Tables of what can go wrong: errors of the batch API, and errors, warnings, infos and close codes of a socket. */
import type {PhrasingContent, Table} from 'mdast';
import {networkFailures} from '../../../data/network';
import type {Api} from '../../../packages/protocol/contracts/parsed';
import {addressOf} from '../../../packages/protocol/failures/addresses';
import {networkAnchor, socketAnchor} from '../../../packages/protocol/failures/anchors';
import {Misnamed} from '../lookup';
import {words} from '../prose';
import type {Reference} from '../schemaLocations';
import {elsewhere} from './failureLinks';
import {code, link, table} from './nodes';

/** An entry of `x-errors` of the batch contract. */
interface HttpError {
  id: string;
  value: string | null;
  statuses: number[];
  operations: string[];
  meaning: string;
  retry: string;
  fix: string;
}

/** An entry of `x-errors`, `x-warnings` or `x-infos` of a socket. */
interface SocketNotice {
  type: string;
  meaning: string;
  when: string;
  retry?: string;
  waitSeconds?: {minimum: number; maximum: number};
  fix: string;
  closeCode?: number | null;
}

/** An entry of `x-close-codes`. */
interface CloseCode {
  code: number;
  reason: string;
  meaning: string;
  retry: string;
  waitSeconds?: {minimum: number; maximum: number};
  how: string;
}

/** What to do after every code that has no entry of its own. */
interface OtherCodes {
  meaning: string;
  retry: string;
  how: string;
}

export type ErrorKind = 'errors' | 'warnings' | 'infos' | 'close-codes';

export interface ErrorTableOptions {
  /** Keeps the errors of one request of the batch API. */
  operation?: string | undefined;
  /** Gives every row of a socket an address, on the page that defines it. */
  hasAnchors?: boolean;
}

/** Returns the table of one kind. */
export function errorTable(reference: Reference, api: Api, kind: ErrorKind, options: ErrorTableOptions = {}): Table {
  const {operation, hasAnchors = false} = options;
  const {root} = reference.contracts[api];
  if (api === 'batch') return httpTable(errorsOf(root['x-errors'], operation));
  if (kind === 'close-codes') return closeTable(api, root['x-close-codes'], root['x-recovery']?.otherCodes, hasAnchors);
  const entries = root[`x-${kind}`] as SocketNotice[] | undefined;
  if (!entries) throw new Misnamed(`kind="${kind}" is unknown. Use errors, warnings, infos or close-codes.`);
  const ids = hasAnchors ? entries.map(({type}) => noticeAnchor(kind, type)) : [];
  return kind === 'errors' ? socketErrors(api, entries, ids) : notices(entries, ids);
}

/** The address of an error, a warning, an information, or a close code on the page of its API: `error-quota_exceeded`. */
export function noticeAnchor(kind: ErrorKind, name: string | number): string {
  return `${kind.replace(/s$/, '')}-${name}`;
}

/** Returns the errors that one request is known to return, or all errors. */
export function errorsOf(errors: HttpError[], operation?: string): HttpError[] {
  if (!operation) return errors;
  return errors.filter(({operations}) => operations.includes('*') || operations.includes(operation));
}

/** For texts that no operation ties to a status: clients recognize them by the text. */
const ANY_STATUS = 'Any error status';

function httpTable(errors: HttpError[]): Table {
  const firstStatus = ({statuses: [first = Number.POSITIVE_INFINITY]}: HttpError) => first;
  const sorted = [...errors].sort((a, b) =>
    firstStatus(a) < firstStatus(b) ? -1 : firstStatus(a) > firstStatus(b) ? 1 : 0,
  );
  return table(
    ['Status', 'Error', 'Meaning', 'What to do'],
    sorted.map((error) => [
      [error.statuses.join(', ') || ANY_STATUS],
      [link(addressOf.request(error.id), error.value === null ? 'No text' : code(error.value))],
      words(error.meaning),
      [...words(error.fix), ...retryWords(error.retry), ...elsewhere(`batch.${error.id}`)],
    ]),
  );
}

/** Returns what can go wrong before the API responds, in the order in which a connection is made. */
export function networkTable(): Table {
  return table(
    ['Problem', 'The command prints', 'Cause', 'What to do'],
    networkFailures.map(({name, prints, cause, fix}) => [[name], [prints], words(cause), words(fix)]),
    networkFailures.map(({id}) => networkAnchor(id)),
  );
}

/** An API without close codes has no column for them; an error without a code of its own can close with any code. */
function socketErrors(api: Api, errors: SocketNotice[], ids: string[]): Table {
  const hasCodes = errors.some(({closeCode}) => closeCode);
  return table(
    ['Type', 'Meaning', ...(hasCodes ? ['Close code'] : []), 'What to do'],
    errors.map((error) => [
      [code(error.type)],
      [...words(error.meaning), ' ', ...words(error.when)],
      ...(hasCodes ? [[error.closeCode ? code(String(error.closeCode)) : 'Any']] : []),
      [...words(error.fix), ...retryWords(error.retry, error.waitSeconds), ...elsewhere(`${api}.error.${error.type}`)],
    ]),
    ids,
  );
}

function notices(entries: SocketNotice[], ids: string[]): Table {
  return table(
    ['Type', 'Meaning', 'When', 'What to do'],
    entries.map(({type, meaning, when, fix}) => [[code(type)], words(meaning), words(when), words(fix)]),
    ids,
  );
}

function closeTable(api: Api, codes: CloseCode[], others: OtherCodes | undefined, hasAnchors: boolean): Table {
  return table(
    ['Code', 'Meaning', 'Retry', 'How'],
    [
      ...codes.map((entry) => [
        [code(String(entry.code)), ' ', code(entry.reason)],
        words(entry.meaning),
        [retryText(entry.retry, entry.waitSeconds)],
        [...words(entry.how), ...elsewhere(`${api}.close.${entry.code}`)],
      ]),
      ...(others ? [[['Any other'], words(others.meaning), [retryText(others.retry)], words(others.how)]] : []),
    ],
    hasAnchors ? [...codes.map(({code: one}) => one), 'other'].map((one) => socketAnchor('close', one)) : [],
  );
}

function retryWords(retry: string | undefined, wait?: {minimum: number; maximum: number}): PhrasingContent[] {
  if (retry === undefined) return [];
  const text = retryText(retry, wait);
  // The words of a socket are advice by themselves; those of the batch API only say whether to retry.
  return [{type: 'text', value: SOCKET_RETRY.has(retry) ? ` ${text}.` : ` Retry: ${text.toLowerCase()}.`}];
}

/** What a program does after a socket failed. The start of each contract defines the words. */
const SOCKET_RETRY = new Set(['retry now', 'new session', 'fix first']);

/** What a program should do on its own. */
export function retryText(retry: string, wait?: {minimum: number; maximum: number}): string {
  if (SOCKET_RETRY.has(retry))
    return capitalized(retry) + (wait ? `, after ${wait.minimum}–${wait.maximum} s or more` : '');
  if (retry === 'by the last Error') return capitalized(retry);
  if (retry === 'yes') return 'At once';
  if (retry === 'no') return 'No';
  return wait ? `After ${wait.minimum}–${wait.maximum} s or more` : 'After a wait';
}

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
