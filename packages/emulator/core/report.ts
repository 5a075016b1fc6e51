/** Lists every rule of the contracts that clients broke: session by session, and request by request. */

import type {Contracts} from '../../protocol/contracts/contracts';
import {count} from '../../protocol/count';
import {earlyRetry} from '../../protocol/rules/retry';
import type {Rule} from '../../protocol/rules/rules';
import type {Broken} from '../../protocol/rules/tracker';
import type {Job} from './batch/job';
import {addressOf, type HttpRequest, type HttpResponse, hasAddress} from './http';
import {RecentMap} from './recent';
import type {ReportSink, RequestReport, SessionReport} from './reportSink';
import type {Session} from './socket/session';

/** When a request came, when its response was there, and the job that it created. */
interface Times {
  at: number;
  endedAt: number;
  job: Job | undefined;
}

export class Reporter {
  private readonly clients = new RecentMap<number>();
  private lastClient = 0;
  /** When each key's last session of an API ended, and by which error. */
  private readonly endings = new RecentMap<{at: number; error: string | undefined}>();
  private readonly keys = new Map<Session, string>();

  constructor(
    private readonly contracts: Contracts,
    private readonly sink: ReportSink,
  ) {}

  /** Notes a new session; one that comes too soon after an error breaks a rule. */
  opened(session: Session, key: string, at: number): void {
    const name = `${session.api} ${key}`;
    this.keys.set(session, name);
    const last = this.endings.get(name);
    const protocol = this.contracts.protocols[session.api];
    const broken = earlyRetry(protocol, last?.error, (at - (last?.at ?? 0)) / 1000, at);
    if (broken) session.tracker.broken.push(broken);
  }

  /** Reports a session whose socket is gone. */
  ended(session: Session, at: number): void {
    const error = session.error;
    this.endings.set(this.keys.get(session) ?? '', {at, error});
    this.keys.delete(session);
    const {api, openedAt, tracker, frames, endedBy = 'transport', closeCode: code} = session;
    const close = {by: endedBy, code};
    this.sink.session?.({
      api,
      seconds: (at - openedAt) / 1000,
      error,
      broken: [...tracker.broken],
      openedAt,
      close,
      frames,
    });
  }

  private numberOf(key: string): number {
    const known = this.clients.get(key);
    if (known === undefined) this.lastClient += 1;
    this.clients.set(key, known ?? this.lastClient);
    return known ?? this.lastClient;
  }

  /** Notes a handshake. */
  handshake({method, url}: Pick<HttpRequest, 'method' | 'url'>, status: number, at: number): void {
    this.sink.exchange?.({at, method, path: withoutKey(url), status});
  }

  /** Notes a request, with the error that it got. */
  request(request: HttpRequest, response: HttpResponse | undefined, {at, endedAt, job}: Times): void {
    const {method, url, headers} = request;
    const {status = 0, body = null} = response ?? {};
    const text = typeof body === 'object' && body && 'error' in body ? `${body.error}` : undefined;
    const entries = this.contracts.documents.batch['x-errors'];
    // Errors without a text are known by their status.
    const index = entries.findIndex(
      ({value, statuses}) => value === (text ?? null) && (text || statuses.includes(status)),
    );
    // Each error has an entry with its id.
    const page = `/api-ref/#${entries[index]?.id ?? 'statuses'}`;
    const error = text ?? `HTTP ${status}`;
    const facts = {
      client: this.numberOf(headers.get('authorization') ?? ''),
      endedAt,
      bytes: headers.get('content-length') ?? '',
      errorId: entries[index]?.id,
      retryAfter: Number(response?.headers?.['Retry-After'] ?? 0),
      job: job && {id: job.id, reference: referenceOf(job)},
    };
    this.sink.exchange?.({at, method, path: withoutKey(url), status, ...(status >= 400 && {error, page}), facts});
    if (status < 400 || status >= 500 || !hasAddress(request)) return;
    const pointer = index < 0 ? 'paths' : `x-errors[${index}]`;
    this.sink.request?.({method, path: addressOf(request).pathname, status, error, pointer, page});
  }
}

function withoutKey(url: string): string {
  return url.replace(/([?&]jwt=)[^&]*/, '$1…');
}

function referenceOf({config: {tracking}}: Job): string | undefined {
  return typeof tracking?.reference === 'string' ? tracking.reference : undefined;
}

/** Writes the report of one session, for a terminal. */
export function formatSession({api, seconds, error, broken}: SessionReport, number: number, site: string): string {
  const name = api === 'flow' ? 'Flow' : 'real time';
  const end = error ? `, ended by ${error}` : '';
  const head = `Session ${number} (${name}, ${seconds.toFixed(1)} s${end}): ${count(broken.length, 'broken rule', 'no')}`;
  return [head, ...broken.map((one) => formatBroken(one, site))].join('\n');
}

/** Writes the report of one request, for a terminal. */
export function formatRequest({method, path, status, error, pointer, page}: RequestReport, site: string): string {
  const place = `contracts/batch.openapi.yaml: ${pointer}`;
  return [`${method} ${path}: ${status} ${error}`, `  ${place}`, `  ${site}${page}`].join('\n');
}

function formatBroken({rule, frame, field, detail}: Broken, site: string): string {
  const where = [frame > 0 ? `frame ${frame}` : 'session', field].filter(Boolean).join(', ');
  return [
    `  ${rule.id} (${where}): ${detail}`,
    `    ${rule.statement}`,
    `    ${placeOf(rule)}`,
    `    ${site}${rule.page}`,
  ].join('\n');
}

function placeOf({contract, pointer}: Rule): string {
  const path = pointer.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    '',
  );
  return `${contract}: ${path.slice(1)}`;
}
