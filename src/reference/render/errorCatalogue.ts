/** Every failure of the APIs at one address: what it looks like, its cause, its fix, and what a program does. */

import type {Failure} from '@speech-docs/protocol/failures/catalogue';
import {STATUS_TEXT} from '@speech-docs/protocol/failures/catalogue';
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {actionPhrase, actionSentence} from '../../lib/recoveryText';
import {warningsLead} from './errorTables';
import {relatedFailures} from './failureLinks';
import {type Content, code, fence, heading, html, jsx, link, list, table, text} from './nodes';

/** Groups by what failed, in the order in which a program runs into them. */
const GROUPS: readonly {id: string; title: string; lead: string; has: (failure: Failure) => boolean}[] = [
  {
    id: 'request-errors',
    title: 'Requests of the batch API',
    lead: 'The service can add texts. Log the status, `error`, `detail`, and the headers `Request-Id` and `X-Azure-Ref`.',
    has: ({kind}) => kind === 'request',
  },
  {
    id: 'job-errors',
    title: 'Batch jobs',
    lead: 'An accepted job can fail as a whole or in one feature. The text is in `errors` of the job details, or in `metadata` of the transcript. Log the ID of the job.',
    has: ({kind}) => kind === 'job',
  },
  {
    id: 'handshake-errors',
    title: 'Opening a WebSocket',
    lead: 'The handshake fails with an HTTP status. Browsers hide it and report the close code `1006`. Log the status and the body.',
    has: ({kind}) => kind === 'handshake',
  },
  {
    id: 'key-errors',
    title: 'Requesting a temporary key',
    lead: '`POST /v1/api_keys` returns one of these statuses. Log the status and `message`.',
    has: ({kind}) => kind === 'key',
  },
  {
    id: 'session-errors',
    title: 'Errors of a session',
    lead: 'An `Error` ends the session, and the service closes the socket next. A close code in a title is that of real time: Flow has none of its own. Log `type`, `reason`, and the `id` of the session.',
    has: ({kind}) => kind === 'error',
  },
  {
    id: 'close-codes',
    title: 'Close codes',
    lead: 'A socket that closes before the last message of its session has failed, whatever the code. A session that ends normally closes with `1000`. The other codes of real time are in the titles of [its errors](#session-errors). Log the code, its reason, and the last `Error`.',
    has: ({kind}) => kind === 'close',
  },
  {
    id: 'session-warnings',
    title: 'Warnings',
    lead: `${warningsLead('realtime')} Log \`type\` and \`reason\`.`,
    has: ({kind}) => kind === 'warning',
  },
];

/** Statuses of requests, handshakes, and keys, with the entries that they lead to. */
export function statusTable(failures: readonly Failure[]): RootContent {
  const kinds = ['request', 'handshake', 'key', 'network'];
  const failed = failures.filter(({kind}) => kinds.includes(kind));
  const statuses = [...new Set(failed.flatMap(({codes}) => codes))].sort((a, b) => a - b);
  return table(
    ['Status', 'Entries'],
    statuses.map((status) => {
      const entries = [...byPage(failed.filter(({codes}) => codes.includes(status))).values()];
      return [
        code(status),
        entries.map((same, index) => {
          const [{kind, name, page}] = same as [Failure];
          const label =
            kind === 'key' ? 'temporary key' : kind === 'handshake' ? 'WebSocket' : (name ?? 'Without text');
          return [index > 0 && ', ', html('a', {href: page}, text(label))];
        }),
      ];
    }),
  );
}

const WAITS = '/api-ref/#waits';
const APIS: Partial<Record<Failure['api'], string>> = {realtime: 'Real time', flow: 'Flow'};

/** Returns the groups of entries, each folded to its name and size; a failure that both sockets have is one entry. */
export function errorCatalogue(failures: readonly Failure[]): RootContent {
  const groups = GROUPS.map(({id, title, lead, has}) => {
    const entries = [...byPage(failures).values()].filter(([first]) => first && has(first));
    const summary = jsx('summary', {}, heading(3, title, id), html('span', {}, `${entries.length} entries`));
    return jsx('details', {}, summary, lead, entries.map(entry));
  });
  return jsx('ErrorEntries', {}, groups);
}

function byPage(failures: readonly Failure[]): Map<string, Failure[]> {
  const pages = new Map<string, Failure[]>();
  for (const failure of failures) pages.set(failure.page, [...(pages.get(failure.page) ?? []), failure]);
  return pages;
}

function entry(same: readonly Failure[]): RootContent {
  const [failure] = same as [Failure];
  const {page, details, example, action, kind, wait} = failure;
  const [, anchor = ''] = page.split('#');
  const marks = [...marksOf(same), actionPhrase({kind, action, ...(wait && {wait})})].join(' · ');
  const hasExample = (action !== 'continue' || kind === 'request') && !isInSummary(failure);
  return jsx(
    'details',
    {},
    jsx('summary', {}, heading(4, titleOf(same), anchor), html('span', {}, text(marks))),
    byApi(same, ({cause, fix}) => `${cause} ${fix}`),
    actionLine(failure),
    repeatLine(same),
    details.length > 0 && ['**Appears with.**', list(details.map(code))],
    hasExample && block(same, example),
    same.map(({id}) => relatedFailures(id)).find(Boolean),
  );
}

/** Where the waits are, of which the summary has the first; what needs a fix first has its fix above. */
function actionLine({action, wait}: Failure): string {
  if (action === 'fix first' || action === 'continue') return '';
  if (!wait) return actionSentence({action});
  const label =
    wait.attempts === 1 ? 'Retry once' : action === 'new session' ? 'Open a new session' : 'Retry with backoff';
  return `${link(WAITS, label)}.`;
}

/** A close code that belongs to one error is in its title. */
function titleOf([failure, ...others]: readonly Failure[]): string {
  const {kind, name, codes, id} = failure as Failure;
  const [status] = codes;
  const closes = [failure as Failure, ...others].flatMap((one) => (one.kind === 'close' ? one.codes : []));
  if (kind === 'close') return id.endsWith('.other') ? 'Another close code' : `${status} ${name ?? 'no close frame'}`;
  if (kind === 'error' && closes.length > 0) return `${name} (close code ${closes[0]})`;
  if (name !== null) return shortTitle(name).replace(/'?<\w+>'?/g, '…');
  return codes.length > 1 ? codes.join(', ') : `${status} ${STATUS_TEXT[status ?? 0] ?? ''}`.trim();
}

/** The text of a notification that failed begins with the same words as the others, and its URL says nothing. */
function shortTitle(name: string): string {
  return name
    .replace(/^Error in sending notification: (?:unable to send notification: )?/, 'Notification: ')
    .replace(/HTTPError: Post "[^"]*": | \([^)]*\)/g, '');
}

/** Whether the summary has all that the example has: status and text, or code and reason. */
function isInSummary({kind, example}: Failure): boolean {
  if (kind === 'handshake') return true;
  return (
    kind === 'request' &&
    typeof example === 'object' &&
    Object.keys(example ?? {}).every((key) => /^(?:code|error)$/.test(key))
  );
}

function marksOf(same: readonly Failure[]): string[] {
  const [{kind, codes, details, name}] = same as [Failure];
  if (kind === 'request') return name === null || codes.length === 0 ? [] : [codes.join(', ')];
  if (kind === 'key') return ['Every API'];
  if (kind === 'job') return [details.find((text) => /^\w+_errors$|^language_identification$/.test(text)) ?? 'errors'];
  const apis = [...new Set(same.flatMap(({api}) => APIS[api] ?? []))];
  return [apis.join(', ')];
}

/** Real time and Flow share most texts: one paragraph for equal texts, otherwise one for each API. */
function byApi(same: readonly Failure[], textOf: (failure: Failure) => string): string[] {
  const own = same.filter(({kind}) => kind === same[0]?.kind);
  const texts = new Map(own.map((failure) => [textOf(failure), APIS[failure.api]]));
  return texts.size === 1 ? [...texts.keys()] : [...texts].map(([words, api]) => `**${api}.** ${words}`);
}

function block(same: readonly Failure[], example: unknown): Content {
  const [{kind, api}] = same as [Failure];
  if (typeof example === 'string') return fence('http', example, 'title="Response"');
  const isShared = same.some((one) => one.api !== api);
  const schema = {request: 'batch:ErrorResponse', error: `${api}:Error`, warning: `${api}:Warning`}[kind as 'error'];
  return fence(
    'json',
    formatJson(example),
    `${schema ? `schema=${schema} ` : ''}title="${isShared ? `Example, ${APIS[api]?.toLowerCase()}` : 'Example'}"`,
  );
}

/** For jobs and keys alone: the page has tables of what is safe to repeat for sockets and requests. */
function repeatLine(same: readonly Failure[]): string {
  const others = same.filter(({kind}) => kind === 'job' || kind === 'key');
  const texts = [...new Set(others.flatMap(({repeat}) => repeat ?? []))];
  return texts.length > 0 ? `**Safe to repeat.** ${texts.join(' ')}` : '';
}
