/**
 * The whole service, without a network: requests in and responses out, sockets as wires. Adapters give it HTTP and
 * WebSocket, or the messages of a worker; the clock is an option.
 */
import type {Services} from './batch/call';
import {JobStore} from './batch/jobs';
import {respond} from './batch/route';
import {type Fault, SLOW_MS} from './faults';
import {type HttpRequest, type HttpResponse, hasAddress} from './http';
import type {Options} from './options';
import {RateLimits} from './rates';
import type {Session} from './socket/session';
import {type Account, type Handshake, type Knowledge, openAccount, Sockets} from './sockets';

/** The response breaks off in the middle. */
export const CUT = Symbol('cut');

export class Service {
  private readonly sockets: Sockets;
  private readonly account: Account;
  private readonly services: Services;
  private readonly rates: RateLimits;

  constructor(knowledge: Knowledge, changes: Partial<Options> = {}) {
    const {contracts, library} = knowledge;
    const account = openAccount(knowledge, changes);
    const {options, ids, keys} = account;
    this.account = account;
    this.sockets = new Sockets(knowledge, account);
    this.services = {contracts, options, ids, jobs: new JobStore(contracts, options, library, ids), keys};
    this.rates = new RateLimits(options);
  }

  /** Sessions whose socket is open. */
  get sessions(): ReadonlySet<Session> {
    return this.sockets.sessions;
  }

  /** Responds to a REST request; `CUT` when the requested fault breaks the connection. */
  async respond(request: HttpRequest): Promise<HttpResponse | typeof CUT> {
    if (!hasAddress(request)) return this.services.contracts.httpError('bad-request', 'The address cannot be read');
    const fault = this.account.faults.of(request.headers, (name) => !this.isOfSockets(name));
    if (fault?.name === 'cut') return CUT;
    if (fault?.name === 'slow') await this.wait(SLOW_MS);
    const response =
      fault && fault.name !== 'slow'
        ? this.faultResponse(fault)
        : this.rates.allows(request)
          ? await respond(this.services, request)
          : this.tooManyRequests();
    this.account.report.request(request, response);
    return {...response, headers: {'Request-Id': this.services.ids.hex(16), ...response.headers}};
  }

  /** Returns the HTTP status that rejects a handshake, or a function that opens the session on a wire. */
  handshake(request: Handshake): ReturnType<Sockets['handshake']> {
    return this.sockets.handshake(request);
  }

  /** Enforces time limits; call it several times a second. */
  tick(): void {
    this.sockets.tick();
  }

  /** Forgets and reports a session whose socket is gone. */
  ended(session: Session): void {
    this.sockets.ended(session);
  }

  /** Ends jobs and sessions without a word. */
  close(): void {
    this.services.jobs.close();
    this.sockets.close();
  }

  private wait(ms: number): Promise<void> {
    const {clock, timeScale} = this.account.options;
    return new Promise((resolve) => clock.later(ms * timeScale, resolve));
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
