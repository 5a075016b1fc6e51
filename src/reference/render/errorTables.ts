/** Tables of what can go wrong: errors of the batch API, and errors, warnings, infos and close codes of a socket. */
import type {PhrasingContent, Table} from 'mdast';
import {networkFailures} from '../../../data/network';
import {afterSocket, type Decision, requestDecisions, waits} from '../../../data/recovery';
import {unlistedCloses} from '../../../data/unlistedFailures';
import type {Api} from '../../../packages/protocol/contracts/parsed';
import {addressOf} from '../../../packages/protocol/failures/addresses';
import {networkAnchor, socketAnchor} from '../../../packages/protocol/failures/anchors';
import {actionPhrase} from '../../lib/recoveryText';
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
  fix: string;
}

/** An entry of `x-errors`, `x-warnings` or `x-infos` of a socket. */
interface SocketNotice {
  type: string;
  meaning: string;
  when: string;
  fix: string;
  closeCode?: number | null;
}

/** An entry of `x-close-codes`. */
interface CloseCode {
  code: number;
  reason: string;
  meaning: string;
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
  if (kind === 'close-codes') return closeTable(api, root['x-close-codes'], hasAnchors);
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
      [...words(error.fix), ...advice(requestDecisions[error.id]), ...elsewhere(`batch.${error.id}`)],
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
      [...words(error.fix), ...advice(afterSocket({error: error.type})), ...elsewhere(`${api}.error.${error.type}`)],
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

/** Contract and RFC 6455 together: every code that a client can meet. */
function closeTable(api: Api, codes: CloseCode[], hasAnchors: boolean): Table {
  const unlisted = unlistedCloses.map(({key, cause, fix}) => ({code: key, reason: '', meaning: cause, how: fix}));
  const rows = [...codes.map((entry) => ({...entry, code: `${entry.code}`})), ...unlisted];
  return table(
    ['Code', 'Meaning', 'Action', 'How'],
    rows.map(({code: number, reason, meaning, how}) => [
      number === 'other' ? ['Any other'] : [code(number), ...(reason ? [' ', code(reason)] : [])],
      words(meaning),
      [decisionPhrase(afterSocket({code: Number(number)}))],
      [...words(how), ...elsewhere(`${api}.close.${number}`)],
    ]),
    hasAnchors ? rows.map((one) => socketAnchor('close', one.code)) : [],
  );
}

function advice(decision: Decision | undefined): PhrasingContent[] {
  return decision ? [{type: 'text', value: ` ${decisionPhrase(decision)}.`}] : [];
}

/** What a program does, as a phrase. */
export function decisionPhrase({action, wait}: Decision): string {
  return actionPhrase({action, ...(wait && {wait: waits[wait]})});
}
