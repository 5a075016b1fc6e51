/** Every failure of the APIs on one page, a row each: what it looks like, its cause, and what to do. */
import {type Failure, STATUS_TEXT, withoutOccasion} from '@speech-docs/protocol/failures';
import type {RootContent} from 'mdast';
import {actionPhrase} from '../../lib/recoveryText';
import {warningsLead} from './errorTables';
import {type Content, code, heading, html, jsx, table, text} from './nodes';

/** Groups by what failed, in the order in which a program runs into them. */
const GROUPS: readonly {id: string; title: string; lead: string; has: (failure: Failure) => boolean}[] = [
  {
    id: 'request-errors',
    title: 'Requests of the batch API',
    lead: 'Log the status, `error`, `detail`, and the headers `Request-Id` and `X-Azure-Ref`. The service can add texts.',
    has: ({kind}) => kind === 'request',
  },
  {
    id: 'job-errors',
    title: 'Batch jobs',
    lead: "The text is in `errors` of the job details. For a feature, it is in the transcript, in the list of `metadata` that is named after the error. With such a list, or a notification that failed, the transcript is complete. A new job is billed, and a rejected one isn't.",
    has: ({kind}) => kind === 'job',
  },
  {
    id: 'handshake-errors',
    title: 'Opening a WebSocket',
    lead: 'The handshake fails with an HTTP status. Browsers hide it, and report the close code `1006`.',
    has: ({kind}) => kind === 'handshake',
  },
  {
    id: 'key-errors',
    title: 'Requesting a temporary key',
    lead: '`POST /v1/api_keys` returns one of these statuses, with a `message`.',
    has: ({kind}) => kind === 'key',
  },
  {
    id: 'session-errors',
    title: 'Errors of a session',
    lead: 'An `Error` ends the session, and the service closes the socket next, in real time with the code in parentheses. Log `type`, `reason`, and the `id` of the session.',
    has: ({kind}) => kind === 'error',
  },
  {
    id: 'close-codes',
    title: 'Close codes',
    lead: 'A session that ends normally closes with `1000`, after its last message. Real-time codes that belong to one error are listed with [that error](#session-errors).',
    has: ({kind}) => kind === 'close',
  },
  {
    id: 'session-warnings',
    title: 'Warnings',
    lead: warningsLead('both'),
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

const APIS: Partial<Record<Failure['api'], string>> = {realtime: 'Real time', flow: 'Flow'};

/** Returns the groups of entries, each folded to its name and size; a failure that both sockets have is one row. */
export function errorCatalogue(failures: readonly Failure[]): RootContent {
  const groups = GROUPS.map(({id, title, lead, has}) => {
    const entries = [...byPage(failures).values()].filter(([first]) => first && has(first));
    const summary = jsx('summary', {}, heading(3, title, id), html('span', {}, `${entries.length} entries`));
    const rows = table(['Error', 'Cause', 'What to do'], entries.map(cellsOf), entries.map(anchorOf));
    return jsx('details', {}, summary, lead, rows);
  });
  return jsx('ReferenceBlock', {className: 'ref-entries'}, groups);
}

function byPage(failures: readonly Failure[]): Map<string, Failure[]> {
  const pages = new Map<string, Failure[]>();
  for (const failure of failures) pages.set(failure.page, [...(pages.get(failure.page) ?? []), failure]);
  return pages;
}

function anchorOf([failure]: readonly Failure[]): string | undefined {
  return failure?.page.split('#')[1];
}

/** A line for each failure; examples, further texts, and when it happens are in `/errors.json`, and the finder shows them. */
function cellsOf(same: readonly Failure[]): Content[] {
  const mark = markOf(same);
  return [
    [titleOf(same), mark && html('small', {}, ` ${mark}`)],
    byApi(same, ({cause}) => withoutOccasion(cause)),
    byApi(same, ({action, wait, fix}) => `${retryPhrase({action, ...(wait && {wait})})}${fix}`),
  ];
}

/** Rows say what to fix; the action is named where the same is sent again. */
function retryPhrase(advice: Pick<Failure, 'action' | 'wait'>): string {
  return advice.action === 'retry after' ? `${actionPhrase(advice)}. ` : '';
}

/** The close code of an error is in its title. */
function titleOf([failure]: readonly Failure[]): string {
  const {kind, name, codes, id} = failure as Failure;
  const [status] = codes;
  if (kind === 'close')
    return id.endsWith('.other') ? 'Any other code' : `${code(status ?? 0)} ${name ?? 'no close frame'}`;
  if (kind === 'error' && status !== undefined) return `${code(name ?? '')} (close code ${status})`;
  if (name !== null) return code(shortTitle(name).replace(/'?<\w+>'?/g, '…'));
  return codes.length > 1
    ? codes.map(code).join(', ')
    : `${code(status ?? 0)} ${STATUS_TEXT[status ?? 0] ?? ''}`.trim();
}

/** The text of a notification that failed begins with the same words as the others, and its URL says nothing. */
function shortTitle(name: string): string {
  return name
    .replace(/^Error in sending notification: (?:unable to send notification: )?/, '')
    .replace(/^unable to send notification: (?=unable)/, '')
    .replace(/Post "[^"]*"/, 'Post "…"')
    .replace(/ \([^)]*\)/, '');
}

/** What the title lacks: the status of a text, the list that a job error is in, or the one API that has an entry. */
function markOf(same: readonly Failure[]): string {
  const [{kind, codes, details, name}] = same as [Failure];
  if (kind === 'request') return name === null ? '' : codes.join(', ');
  if (kind === 'job') return details.find((text) => /^\w+_errors$|^language_identification$/.test(text)) ?? '';
  const apis = [...new Set(same.flatMap(({api}) => APIS[api] ?? []))];
  return kind !== 'key' && apis.length === 1 ? `${apis[0]}` : '';
}

/** Real time and Flow share most texts: one for texts that only name the session differently, otherwise one for each API. */
function byApi(same: readonly Failure[], textOf: (failure: Failure) => string): string {
  const own = same.filter(({kind}) => kind === same[0]?.kind);
  const texts = new Map<string, {words: string; api: string | undefined}>();
  for (const failure of own) {
    const words = textOf(failure);
    const key = words.replaceAll('conversation', 'session');
    if (!texts.has(key)) texts.set(key, {words, api: APIS[failure.api]});
  }
  const variants = [...texts.values()];
  return variants.map(({words, api}) => (variants.length > 1 ? `**${api}**: ${words}` : words)).join(' ');
}
