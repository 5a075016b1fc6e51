/** Tables of what can go wrong: errors of the batch API, and errors, warnings, infos and close codes of a socket. */
import type {PhrasingContent, Table} from 'mdast';
import {networkFailures} from '../../../data/network';
import {afterSocket, type Decision, goneRequests, otherWays, requestDecisions, waits} from '../../../data/recovery';
import {unlistedCloses} from '../../../data/unlistedFailures';
import type {Api} from '../../../packages/protocol/contracts/parsed';
import {addressOf} from '../../../packages/protocol/failures/addresses';
import {networkAnchor, socketAnchor} from '../../../packages/protocol/failures/anchors';
import {actionPhrase, GONE} from '../../lib/recoveryText';
import {Misnamed} from '../lookup';
import {words} from '../prose';
import type {Reference} from '../schemaLocations';
import {code, link, table} from './nodes';

/** An entry of `x-errors` of the batch contract. */
interface HttpError {
  id: string;
  value: string | null;
  statuses: number[];
  operations: string[];
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
  precededBy: string[];
}

export type ErrorKind = 'errors' | 'warnings' | 'infos' | 'close-codes';

interface ErrorTableOptions {
  /** Keeps the errors of one request of the batch API. */
  operation?: string | undefined;
  /** Gives every row of a socket an address, on the page that defines it. */
  hasAnchors?: boolean;
}

/** Returns the table of one kind. */
export function errorTable(reference: Reference, api: Api, kind: ErrorKind, options: ErrorTableOptions = {}): Table {
  const {operation, hasAnchors = false} = options;
  const {root} = reference.contracts[api];
  if (api === 'batch') return httpTable(errorsOf(root['x-errors'], operation), operation);
  if (kind === 'close-codes') return closeTable(root['x-close-codes'], hasAnchors);
  const entries = root[`x-${kind}`] as SocketNotice[] | undefined;
  if (!entries) throw new Misnamed(`kind="${kind}" is unknown. Use errors, warnings, infos or close-codes.`);
  const ids = hasAnchors ? entries.map(({type}) => noticeAnchor(kind, type)) : [];
  return {errors: socketErrors, warnings, infos}[kind](entries, ids);
}

/** The address of an error, a warning, an information, or a close code on the page of its API: `error-quota_exceeded`. */
function noticeAnchor(kind: ErrorKind, name: string | number): string {
  return `${kind.replace(/s$/, '')}-${name}`;
}

/** Returns the errors that one request is known to return, or all errors. */
function errorsOf(errors: HttpError[], operation?: string): HttpError[] {
  if (!operation) return errors;
  return errors.filter(({operations}) => operations.includes('*') || operations.includes(operation));
}

/** The errors of one request; those that every request can return are named once, by `commonErrors`. */
function httpTable(errors: HttpError[], operation?: string): Table {
  const own = errors.filter(({operations}) => !operations.includes('*'));
  return table(
    ['Status', 'Error', 'Action'],
    own.map(({id, value, statuses}) => [
      [statuses.join(', ')],
      [link(addressOf.request(id), value === null ? 'No text' : code(value))],
      words(requestPhrase(id, operation)),
    ]),
  );
}

function requestPhrase(id: string, operation?: string): string {
  const phrase = goneRequests.has(id) ? GONE : phraseOf(requestDecisions[id]);
  const other = otherWays[`${operation} ${id}`];
  return other ? `${phrase}, or ${other}` : phrase;
}

/** The statuses that every request can return. */
export function commonStatuses(errors: HttpError[]): number[] {
  return errors.filter(({operations}) => operations.includes('*')).flatMap(({statuses}) => statuses);
}

/** Links to the errors that every request can return. */
export function commonErrors(errors: HttpError[]): PhrasingContent[] {
  const common = errors.filter(({operations}) => operations.includes('*'));
  const byStatus = new Map(common.map(({id, statuses: [status]}) => [status, id]));
  return [...byStatus].flatMap(([status, id], index): PhrasingContent[] => [
    {type: 'text', value: index > 0 ? ', ' : ''},
    link(addressOf.request(id), `${status}`),
  ]);
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
function socketErrors(errors: SocketNotice[], ids: string[]): Table {
  const hasCodes = errors.some(({closeCode}) => closeCode);
  return table(
    ['Type', 'When', ...(hasCodes ? ['Close code'] : []), 'Action'],
    errors.map((error) => [
      [link(addressOf.socket('error', error.type), code(error.type))],
      words(error.when),
      ...(hasCodes ? [[error.closeCode ? code(String(error.closeCode)) : 'Any']] : []),
      [decisionPhrase(afterSocket({error: error.type}))],
    ]),
    ids,
  );
}

function warnings(entries: SocketNotice[], ids: string[]): Table {
  return table(
    ['Type', 'Meaning', 'When'],
    entries.map(({type, meaning, when}) => [
      [link(addressOf.socket('warning', type), code(type))],
      words(meaning),
      words(when),
    ]),
    ids,
  );
}

/** What needs no reaction has no entry in the catalogue: this table says all there is. */
function infos(entries: SocketNotice[], ids: string[]): Table {
  return table(
    ['Type', 'Meaning', 'When', 'What to do'],
    entries.map(({type, meaning, when, fix}) => [[code(type)], words(meaning), words(when), words(fix)]),
    ids,
  );
}

/** Contract and RFC 6455 together: every code that a client can meet. */
function closeTable(codes: CloseCode[], hasAnchors: boolean): Table {
  const unlisted = unlistedCloses.map(({key, cause}) => ({code: key, reason: '', meaning: cause, precededBy: []}));
  const rows = [...codes.map((entry) => ({...entry, code: `${entry.code}`})), ...unlisted];
  return table(
    ['Code', 'Meaning', 'Action'],
    rows.map(({code: number, reason, meaning, precededBy}) => {
      const [error, another] = precededBy;
      const page = error && !another ? addressOf.socket('error', error) : addressOf.socket('close', number);
      const name = number === 'other' ? ['Any other'] : [code(number), ...(reason ? [' ', code(reason)] : [])];
      return [[link(page, ...name)], words(meaning), [decisionPhrase(afterSocket({code: Number(number)}))]];
    }),
    hasAnchors ? rows.map((one) => socketAnchor('close', one.code)) : [],
  );
}

function phraseOf(decision: Decision | undefined): string {
  return decision ? decisionPhrase(decision) : '—';
}

/** What a program does, as a phrase. */
export function decisionPhrase({action, wait}: Decision): string {
  return actionPhrase({action, ...(wait && {wait: waits[wait]})});
}
