/**
 * The whole service, without a network: requests in and responses out, sockets as wires. Adapters give it HTTP and
 * WebSocket, or the messages of a worker; the clock is an option.
 */
import type {SocketApi} from '../../src/protocol/contract';
import type {Services} from './batch/call';
import {JobStore} from './batch/jobs';
import {respond} from './batch/route';
import type {Contracts} from './contracts';
import {type Fault, Faults, SLOW_MS} from './faults';
import {addressOf, type HttpRequest, type HttpResponse} from './http';
import {Ids} from './ids';
import {KeyRing} from './keys';
import type {Library} from './library';
import {DEFAULTS, type Options} from './options';
import {RateLimits} from './rates';
import {Report} from './report';
import {FlowSession} from './socket/flow';
import {RealtimeSession} from './socket/realtime';
import type {Session} from './socket/session';
import type {Wire} from './socket/wire';

/** A request that opens a socket, without its body. */
export type Handshake = Omit<HttpRequest, 'body'>;

type Endpoint = {api: SocketApi; pathLanguage: string | undefined};

export interface Knowledge {
  contracts: Contracts;
  library: Library;
}

/** The response breaks off in the middle. */
export const CUT = Symbol('cut');

export class Service {
  readonly sessions = new Set<Session>();
  private readonly report: Report;
  private readonly options: Options;
  private readonly services: Services;
  private readonly faults: Faults;
  private readonly rates: RateLimits;

  constructor(
    private readonly knowledge: Knowledge,
    changes: Partial<Options> = {},
  ) {
    const options = {...DEFAULTS, ...changes};
    const {contracts, library} = knowledge;
    const ids = new Ids(options.random);
    const life = contracts.protocols.realtime.limit('temporary-key-life') ?? {};
    this.options = options;
    this.services = {
      contracts,
      options,
      ids,
      jobs: new JobStore(contracts, options, library, ids),
      keys: new KeyRing(options, ids, life),
    };
    this.faults = new Faults(options);
    this.rates = new RateLimits(options);
    this.report = new Report(contracts, options.reports);
  }

  /** Responds to a REST request; `CUT` when the requested fault breaks the connection. */
  async respond(request: HttpRequest): Promise<HttpResponse | typeof CUT> {
    const fault = this.faults.of(request.headers, (name) => !this.isOfSockets(name));
    if (fault?.name === 'cut') return CUT;
    if (fault?.name === 'slow') await this.wait(SLOW_MS);
    const response =
      fault && fault.name !== 'slow'
        ? this.faultResponse(fault)
        : this.rates.allows(request)
          ? await respond(this.services, request)
          : this.tooManyRequests();
    this.report.request(request, response);
    return {...response, headers: {'Request-Id': this.services.ids.hex(16), ...response.headers}};
  }

  /** Returns the HTTP status that rejects a handshake, or a function that opens the session on a wire. */
  handshake(request: Handshake): {status: number} | {open: (wire: Wire) => Session} {
    const endpoint = endpointOf(request);
    if ('status' in endpoint) return endpoint;
    const kind = endpoint.api === 'flow' ? 'flow' : 'rt';
    const caller = this.services.keys.caller(request, kind);
    if (!caller) return {status: 401};
    const fault = this.faults.of(request.headers);
    const requestId = request.headers.get('x-request-id') ?? undefined;
    return {open: (wire) => this.openSession({...endpoint, wire, fault, requestId}, caller.key)};
  }

  /** Enforces time limits; call it several times a second. */
  tick(): void {
    for (const session of this.sessions) session.tick();
  }

  /** Ends jobs and sessions without a word. */
  close(): void {
    this.services.jobs.close();
    for (const session of this.sessions) session.abandon();
  }

  private openSession(
    facts: Endpoint & {wire: Wire; fault: Fault | undefined; requestId: string | undefined},
    key: string,
  ) {
    const {contracts, library} = this.knowledge;
    const {options, services} = this;
    const Kind = facts.api === 'flow' ? FlowSession : RealtimeSession;
    const running = [...this.sessions].filter(({api}) => api === facts.api).length + 1;
    const session = new Kind({...facts, contracts, options, library, ids: services.ids, running});
    this.sessions.add(session);
    this.report.opened(session, key, options.clock.now());
    session.open();
    return session;
  }

  /** Forgets and reports a session whose socket is gone. */
  ended(session: Session): void {
    this.sessions.delete(session);
    this.report.ended(session, this.options.clock.now());
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.options.clock.later(ms * this.options.timeScale, resolve));
  }

  private tooManyRequests(): HttpResponse {
    return {...this.services.contracts.httpError('too-many-requests'), headers: {'Retry-After': '1'}};
  }

  /** Only a socket can meet these faults; a request for a temporary key, which comes before it, goes well. */
  private isOfSockets(name: string): boolean {
    const {realtime, flow} = this.services.contracts.documents;
    const types = [realtime, flow].flatMap((one) => one['x-errors'].map(({type}) => type));
    const codes = realtime['x-close-codes'].map(({code}) => `${code}`);
    return ['silence', ...types, ...codes].includes(name);
  }

  private faultResponse({name}: Fault): HttpResponse {
    const {contracts} = this.services;
    if (name === 'quota') return contracts.httpError('forbidden', 'Entitlement check failed');
    if (name === '429') return this.tooManyRequests();
    if (!/^[45]\d\d$/.test(name)) return {status: 400, body: {code: 400, error: `The fault "${name}" is unknown`}};
    const entries = contracts.documents.batch['x-errors'];
    const documented = entries.find(({statuses}) => statuses.includes(Number(name)));
    const body = documented ? contracts.httpError(documented.id, undefined, Number(name)).body : null;
    return {status: Number(name), body};
  }
}

/** Returns the API that a handshake opens, or the status that rejects it. */
function endpointOf(request: Handshake): Endpoint | {status: number} {
  const [version, name, ...rest] = addressOf(request).pathname.split('/').filter(Boolean);
  const isSocket = version === 'v1' ? name === 'flow' : version === 'v2';
  if (!isSocket || rest.length > 0) return {status: 404};
  if (request.method !== 'GET') return {status: 405};
  return version === 'v1' ? {api: 'flow', pathLanguage: undefined} : {api: 'realtime', pathLanguage: name};
}
