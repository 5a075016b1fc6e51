/**
 * The sockets of the service: handshakes in, sessions on wires out. A page that sends no REST request needs no more of
 * the core.
 */
import type {Contracts} from '@speech-docs/protocol/contracts';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {type Fault, Faults} from './faults';
import {type HttpRequest, hasAddress, PROXY_PAGE, requestUrl, retryAfter} from './http';
import {Ids} from './ids';
import {type Caller, KeyStore} from './keys';
import type {Library} from './library';
import {DEFAULTS, type Options} from './options';
import type {Reporter} from './report';
import {FlowSession} from './socket/flow';
import {RealtimeSession} from './socket/realtime';
import type {Session} from './socket/session';
import {delayedTransport, type Transport} from './socket/transport';

/** The response to a handshake that fails. */
export interface Rejected {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A request that opens a socket, without its body. */
export type Handshake = Omit<HttpRequest, 'body'>;

export interface ServiceData {
  contracts: Contracts;
  library: Library;
}

/** The account that sockets and REST requests share: its options, keys, and faults. */
export interface Account {
  options: Options;
  ids: Ids;
  keys: KeyStore;
  faults: Faults;
  /** Receives what clients do; the console has none. */
  reporter?: Reporter;
}

/** Returns a new account. */
export function createAccount({contracts}: ServiceData, changes: Partial<Options> = {}, reporter?: Reporter): Account {
  const options = {...DEFAULTS, ...changes};
  const ids = new Ids(options.random);
  const life = contracts.protocols.realtime.limit('temporary-key-life') ?? {};
  return {
    options,
    ids,
    keys: new KeyStore(options, ids, life),
    faults: new Faults(contracts, options),
    reporter,
  };
}

/** Maximum delay of a message under the fault `jitter`. */
const JITTER_MS = 1500;

type Endpoint = {api: SocketApi; pathLanguage: string | undefined};

export class Sockets {
  /** Sessions whose socket is open. */
  readonly sessions = new Set<Session>();

  constructor(
    private readonly serviceData: ServiceData,
    private readonly account: Account = createAccount(serviceData),
  ) {}

  /** Returns the HTTP status that rejects a handshake, or a function that opens the session on a wire. */
  handshake(request: Handshake): Rejected | {open: (transport: Transport) => Session} {
    const result = this.authorize(request);
    const {reporter, options} = this.account;
    const account = hasAddress(request) ? this.account.keys.accountOf(request, 'rt') : '';
    reporter?.handshake(request, 'open' in result ? {status: 101} : result, account, options.clock.now());
    return result;
  }

  private authorize(request: Handshake): Rejected | {open: (transport: Transport) => Session} {
    if (!hasAddress(request)) return {status: 400};
    const endpoint = endpointOf(request);
    if ('status' in endpoint) return endpoint;
    const kind = endpoint.api === 'flow' ? 'flow' : 'rt';
    const caller = this.account.keys.caller(request, kind);
    if (!caller) return {status: 401};
    const fault = this.account.faults.of(`${caller.account} ${kind}`, endpoint.api, request.method, request.headers);
    if (typeof fault === 'string') return {status: 400, body: fault};
    if (fault && /^[45]\d\d$/.test(fault.name)) return {status: Number(fault.name), headers: retryAfter(fault)};
    if (fault?.name === 'html') return PROXY_PAGE;
    if (fault?.name === 'redirect') return {status: 307, headers: {Location: '/v1/moved'}};
    const isInAddress = !caller.isTemporary && !request.headers.has('authorization');
    return {
      open: (transport) => {
        const session = this.openSession({...endpoint, transport, fault, request}, caller);
        if (isInAddress) session.tracker.report('key', session.openedAt, 'The address contains a long-lived key.');
        return session;
      },
    };
  }

  /** Enforces time limits; call it several times a second. */
  tick(): void {
    for (const session of this.sessions) session.tick();
  }

  close(): void {
    for (const session of this.sessions) session.abandon();
  }

  /** Removes a session whose socket has closed, and reports it. */
  ended(session: Session): void {
    this.sessions.delete(session);
    const {reporter, options} = this.account;
    reporter?.ended(session, options.clock.now());
  }

  private openSession(
    context: Endpoint & {transport: Transport; fault: Fault | undefined; request: Handshake},
    caller: Caller,
  ) {
    const {contracts, library} = this.serviceData;
    const {options, ids, reporter} = this.account;
    const SessionClass = context.api === 'flow' ? FlowSession : RealtimeSession;
    const running = [...this.sessions].filter(({api}) => api === context.api).length + 1;
    const {clock} = options;
    const random = () => (options.random(1)[0] ?? 0) / 256;
    const transport =
      context.fault?.name === 'jitter'
        ? delayedTransport(context.transport, clock, random, JITTER_MS)
        : context.transport;
    const session = new SessionClass({...context, transport, contracts, options, library, ids, running});
    this.sessions.add(session);
    reporter?.opened(session, caller);
    session.open();
    return session;
  }
}

function endpointOf(request: Handshake): Endpoint | Rejected {
  const [version, name, ...rest] = requestUrl(request).pathname.split('/').filter(Boolean);
  const isSocket = version === 'v1' ? name === 'flow' : version === 'v2';
  if (!isSocket || rest.length > 0) return {status: 404};
  if (request.method !== 'GET') return {status: 405};
  return version === 'v1' ? {api: 'flow', pathLanguage: undefined} : {api: 'realtime', pathLanguage: name};
}
