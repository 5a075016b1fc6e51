/** Tables of what can go wrong: errors of the batch API, and errors, warnings, infos and close codes of a socket. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {failureAddress, failureAnchor, type Notice, type RequestError} from '@speech-docs/protocol/failures';
import type {CloseCode} from '@speech-docs/protocol/rules';
import type {RootContent} from 'mdast';
import {type ClientFailure, clientFailures, socketRuntimes} from '../../../data/clients';
import {networkFailures} from '../../../data/network';
import {afterSocket, type Decision, exceptionsByOperation, requestDecisions, waits} from '../../../data/recovery';
import {unlistedCloses} from '../../../data/unlistedFailures';
import {actionPhrase} from '../../lib/recoveryText';
import {type Content, code, link, table} from './nodes';

type NoticeKind = 'errors' | 'warnings' | 'infos';

/** Returns the table of one kind of notice of a socket; every row has an address: `error-quota_exceeded`. */
export function noticeTable(root: Contract['root'], kind: NoticeKind): RootContent {
  const entries: Notice[] = root[`x-${kind}`];
  const ids = entries.map(({type}) => `${kind.replace(/s$/, '')}-${type}`);
  return {errors: socketErrors, warnings, infos}[kind](entries, ids);
}

/** What a warning is, above every list of them. */
export function warningsLead(api: 'realtime' | 'flow' | 'both'): string {
  const ends = '`idle_timeout` and `session_timeout` announce its end';
  const cut = 'After `duration_limit_exceeded`, the service ignores further audio.';
  const rule = {
    realtime: `A \`Warning\` leaves the session open. ${ends}. ${cut}`,
    flow:
      'A `Warning` leaves the conversation open. Three types announce its end: `idle_timeout`, `session_timeout`, and ' +
      '`conversation_termination`.',
    both: `A \`Warning\` leaves the session open. ${ends}, and so does \`conversation_termination\` in Flow. ${cut}`,
  }[api];
  return `${rule} Ignore types that you don't know, because new ones can be added.`;
}

const ANY_STATUS = '4xx or 5xx';

/** The errors of one request, by status; those that every request can return are named once, by `commonErrors`. */
export function requestErrorTable(errors: RequestError[], operation: string): Content {
  const own = errors
    .filter(({operations}) => operations.includes(operation))
    .sort((a, b) => (a.statuses[0] ?? 600) - (b.statuses[0] ?? 600));
  // Errors with one status and one action share a row.
  const rows = new Map<string, string[]>();
  for (const {id, value, statuses} of own) {
    const row = `${statuses.join(', ') || ANY_STATUS}|${requestPhrase(id, operation)}`;
    const error = link(failureAddress('request', id), value === null ? 'No text' : code(value));
    rows.set(row, [...(rows.get(row) ?? []), error]);
  }
  const cells = [...rows].map(([row, texts]) => row.split('|').toSpliced(1, 0, texts.join(', ')));
  return [
    rows.size > 0 && table(['Status', 'Error', 'Action'], cells),
    own.some(({statuses}) => statuses.length === 0) &&
      `*${ANY_STATUS}*: the status isn't fixed, so act on the text of \`error\`.`,
  ];
}

function requestPhrase(id: string, operation: string): string {
  const decision = requestDecisions[id];
  const phrase = decision ? decisionPhrase(decision) : '—';
  const other = exceptionsByOperation[`${operation} ${id}`];
  return other ? `${phrase}, or ${other.phrase}` : phrase;
}

/** The statuses that every request can return. */
export function commonStatuses(errors: RequestError[]): number[] {
  return errors.filter(({operations}) => operations.includes('*')).flatMap(({statuses}) => statuses);
}

/** Links to the errors that every request can return, some of them for one reason only. */
export function commonErrors(errors: RequestError[]): string[] {
  const common = errors.filter(({operations, everywhereWith}) => everywhereWith ?? operations.includes('*'));
  const byStatus = new Map(common.map((error) => [error.statuses[0], error]));
  return [...byStatus].map(([status, {id, everywhereWith}]) =>
    link(failureAddress('request', id), everywhereWith ? `${status} (${everywhereWith})` : `${status}`),
  );
}

/** Returns what goes wrong in the reader's own program. */
export function clientTable(): RootContent {
  const where = ({runtime, versions}: ClientFailure) => (versions ? `${runtime} ${versions}` : runtime);
  return table(
    ['Where', 'Output', 'Cause', 'What to do'],
    clientFailures.map((one) => [where(one), code(one.prints[0]), one.cause, one.fix]),
    clientFailures.map(({id}) => failureAnchor.client(id)),
  );
}

/** Returns how each runtime opens a socket with a key, and what it prints when the key is rejected. */
export function runtimeTable(): RootContent {
  return table(
    ['Runtime', 'API key', 'Rejected key'],
    socketRuntimes.map(({runtime, key, prints}) => [runtime, key ?? 'Temporary keys only', prints]),
  );
}

/** Returns what can go wrong before the API responds, in the order in which a connection is made. */
export function networkTable(): RootContent {
  return table(
    ['Problem', 'Output', 'Cause', 'What to do'],
    networkFailures.map(({name, prints, cause, fix}) => [name, prints, cause, fix]),
    networkFailures.map(({id}) => failureAnchor.network(id)),
  );
}

/** An API without close codes has no column for them; an error without a code of its own can close with any code. */
function socketErrors(errors: Notice[], ids: string[]): RootContent {
  const hasCodes = errors.some(({closeCode}) => closeCode);
  return table(
    ['Type', 'When', ...(hasCodes ? ['Close code'] : []), 'Action'],
    errors.map((error) => [
      link(failureAddress('socket', 'error', error.type), code(error.type)),
      error.when,
      ...(hasCodes ? [error.closeCode ? code(error.closeCode) : 'No\u00a0fixed\u00a0code'] : []),
      socketPhrase(error.type, afterSocket({error: error.type})),
    ]),
    ids,
  );
}

function warnings(entries: Notice[], ids: string[]): RootContent {
  return table(
    ['Type', 'Meaning', 'When'],
    entries.map(({type, meaning, when}) => [
      link(failureAddress('socket', 'warning', type), code(type)),
      meaning,
      when,
    ]),
    ids,
  );
}

/** What needs no reaction has no entry in the catalogue: this table says all there is. */
function infos(entries: Notice[], ids: string[]): RootContent {
  return table(
    ['Type', 'Meaning', 'When', 'What to do'],
    entries.map(({type, meaning, when, fix}) => [code(type), meaning, when, fix]),
    ids,
  );
}

/** Contract and RFC 6455 together: every code that a client can meet. */
export function closeTable(codes: (CloseCode & {meaning: string})[]): RootContent {
  const unlisted = unlistedCloses.map(({key, cause}) => ({code: key, reason: '', meaning: cause, precededBy: []}));
  const rows = [...codes.map((entry) => ({...entry, code: `${entry.code}`})), ...unlisted];
  return table(
    ['Code', 'Meaning', 'Action'],
    rows.map(({code: number, reason, meaning, precededBy}) => {
      const [error, another] = precededBy;
      const page =
        error && !another ? failureAddress('socket', 'error', error) : failureAddress('socket', 'close', number);
      const name = number === 'other' ? 'Any other' : `${code(number)}${reason && ` ${code(reason)}`}`;
      return [link(page, name), meaning, socketPhrase(number, afterSocket({code: Number(number)}))];
    }),
    rows.map((one) => failureAnchor.socket('close', one.code)),
  );
}

/** What reports a rejected key. A temporary one can have expired, so a program may try a new one. */
export const keyFailures: readonly string[] = ['not_authorised', '4001', '401'];

/** The same for a socket that ended with `name`: a type, a close code, or a status. */
export function socketPhrase(name: string, decision: Decision): string {
  return decisionPhrase(decision) + (keyFailures.includes(name) ? ', or one new key' : '');
}

/** What a program does, as a phrase. */
export function decisionPhrase({action, wait}: Decision): string {
  return actionPhrase({action, ...(wait && {wait: waits[wait]})});
}
