/** Lists every rule of the contracts that clients broke: session by session, and request by request. */
import type {Contracts} from '@speech-docs/protocol/contracts';
import {failurePages} from '@speech-docs/protocol/facts';
import {brokenRetry} from '@speech-docs/protocol/rules';
import type {Config, Job} from './batch/job';
import {BoundedMap} from './boundedMap';
import {decodeText, NO_BYTES} from './bytes';
import {readParts} from './form';
import type {HttpRequest, HttpResponse} from './http';
import {parseJson} from './json';
import type {Caller} from './keys';
import {DEFAULTS} from './options';
import type {ReportSink, SessionReport} from './reportSink';
import type {Session} from './socket/session';

/** Times of a request in milliseconds since 1970, its client, and the job that it created. */
interface Times {
  /** API key of the client. */
  account: string;
  at: number;
  endedAt: number;
  job: Job | undefined;
}

/** How the last session of a key ended; kept until its next session opens. */
interface Ending {
  at: number;
  error: string | undefined;
  /** Close code of a session that the service ended without an Error; 1006 where it broke the connection. */
  code: number | undefined;
  start: string;
  wasWordless: boolean;
  /** Since the last final or reply, a session was the one retry that a rejected temporary key allows. */
  hasRenewed: boolean;
}

export class Reporter {
  private readonly clients = new BoundedMap<number>();
  private lastClient = 0;
  private readonly endings = new BoundedMap<Ending>();
  /** The open sessions: of which key each is, and after which ending of that key it was opened. */
  private readonly open = new Map<Session, {name: string; after: Ending | undefined; isTemporary: boolean}>();

  constructor(
    private readonly contracts: Contracts,
    private readonly sink: ReportSink,
  ) {}

  /** Notes a new session: it can be the next attempt after the last one of the key, and no other can be. */
  opened(session: Session, {account, isTemporary}: Pick<Caller, 'account' | 'isTemporary'>): void {
    const name = `${session.api} ${account}`;
    this.open.set(session, {name, after: this.endings.get(name), isTemporary});
    this.endings.delete(name);
  }

  /** Reports a session whose socket is gone; one that came too soon after an error breaks a rule. */
  ended(session: Session, at: number): void {
    const {name = '', after, isTemporary} = this.open.get(session) ?? {};
    this.open.delete(session);
    const {api, openedAt, error, endedBy = 'transport', closeCode: code} = session;
    // The message that started it, as text; empty where none did.
    const {start: message} = session.tracker;
    const start = message.message ? JSON.stringify(message) : '';
    // While the key has another open session, the next one can be another call, and is no retry.
    const isAlone = error === 'quota_exceeded' || ![...this.open.values()].some((one) => one.name === name);
    const overAt = session.overAt ?? at;
    const cut = session.wasDropped ? 1006 : endedBy === 'server' && code !== 1000 && !error ? code : undefined;
    const hadNewKey = isTemporary === true && after?.error === 'not_authorised' && !after.hasRenewed;
    const hasRenewed = !session.hasResult && (hadNewKey || after?.hasRenewed === true);
    const [ofError, ofCode] = isAlone ? [error, cut] : [];
    const wasWordless = session.isWordless;
    this.endings.set(name, {at: overAt, error: ofError, code: ofCode, start, wasWordless, hasRenewed});
    // A different start message is another call, and no retry.
    const isRetry = after && (!start || !after.start || start === after.start);
    const isSame = !hadNewKey && start !== '' && start === after?.start;
    const next = {at: openedAt, seconds: (openedAt - (after?.at ?? 0)) / 1000, isSame};
    const retry = isRetry && brokenRetry(this.contracts.protocols[api], after, next);
    const seen = seenOf(session, at, {by: endedBy, code});
    // One new session is enough: what has no words twice can be music.
    const broken = seen.broken.filter(({rule}) => rule.kind !== 'words' || !after?.wasWordless);
    this.sink.session?.({...seen, broken: [...(retry ? [retry] : []), ...broken]});
  }

  /** Returns what is known of the sessions whose socket is still there. */
  openSessions(at: number): SessionReport[] {
    return [...this.open.keys()].map((session) => seenOf(session, at, {by: 'open', code: undefined}));
  }

  private numberOf(key: string): number {
    const known = this.clients.get(key);
    if (known === undefined) this.lastClient += 1;
    this.clients.set(key, known ?? this.lastClient);
    return known ?? this.lastClient;
  }

  handshake(
    {method, url}: Pick<HttpRequest, 'method' | 'url'>,
    {status, headers}: Pick<HttpResponse, 'status' | 'headers'>,
    account: string,
    at: number,
  ) {
    const times = {client: this.numberOf(account), endedAt: at, retryAfter: Number(headers?.['Retry-After'] ?? 0)};
    const facts = {...times, recording: '', errorId: undefined, job: undefined};
    this.sink.exchange?.({at, method, path: withoutKey(url), status, facts});
  }

  /** Notes a request, with the error that it got. */
  async request(
    request: HttpRequest,
    response: HttpResponse | undefined,
    {account, at, endedAt, job}: Times,
  ): Promise<void> {
    const {method, url} = request;
    const {status = 0, body = null} = response ?? {};
    const text = typeof body === 'object' && body && 'error' in body ? `${body.error}` : undefined;
    const entries = this.contracts.documents.batch['x-errors'];
    // Errors without a text are identified by their status.
    const errorId = entries.find(
      ({value, statuses}) => value === (text ?? null) && (text || statuses.includes(status)),
    )?.id;
    // The reference has an anchor for each error.
    const page = `${failurePages.other}#${errorId ?? 'statuses'}`;
    const error = text ?? `HTTP ${status}`;
    const reference = job?.config.tracking?.reference;
    const facts = {
      client: this.numberOf(account),
      endedAt,
      recording: method === 'POST' && (status < 400 || status >= 429) ? await recordingOf(request) : '',
      errorId,
      retryAfter: Number(response?.headers?.['Retry-After'] ?? 0),
      job: job && {id: job.id, reference: typeof reference === 'string' ? reference : undefined},
    };
    this.sink.exchange?.({at, method, path: withoutKey(url), status, ...(status >= 400 && {error, page}), facts});
  }
}

function seenOf(session: Session, at: number, close: SessionReport['close']): SessionReport {
  const {api, openedAt, overAt = at, error, frames, tracker, context} = session;
  const {url: path, headers} = context.request;
  const url = `ws://${headers.get('host')}${withoutKey(path)}`;
  return {api, url, seconds: (at - openedAt) / 1000, error, broken: tracker.broken, openedAt, overAt, close, frames};
}

function withoutKey(url: string): string {
  return url.replace(/([?&]jwt=)[^&]*/, '$1…');
}

async function recordingOf({headers, body}: HttpRequest): Promise<string> {
  const length = headers.get('content-length') ?? '';
  try {
    const parts = readParts(await body(DEFAULTS.maxUploadBytes), headers.get('content-type') ?? '');
    const {tracking, fetch_data: fetched} = parseJson(decodeText(parts?.get('config')?.content ?? NO_BYTES)) as Config;
    const data = parts?.get('data_file');
    return `${tracking?.reference ?? fetched?.url ?? (data ? `${data.name} ${data.content.length}` : length)}`;
  } catch {
    // Not a form, or too large to keep.
    return length;
  }
}
