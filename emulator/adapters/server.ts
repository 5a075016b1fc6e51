/** One loopback port with all the APIs on it: REST, the real-time socket, Flow, temporary keys. */
import {createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {type WebSocket, WebSocketServer} from 'ws';
import {Contracts} from '../core/contracts';
import {type Fault, Faults} from '../core/faults';
import {FlowSession} from '../core/flow';
import {JobStore} from '../core/jobs';
import {KeyRing} from '../core/keys';
import {DEFAULTS, type Options} from '../core/options';
import {RateLimits} from '../core/rates';
import {RealtimeSession} from '../core/realtime';
import {respondToRest, type Services, send} from '../core/rest';
import type {Session} from '../core/session';

export interface Emulator {
  port: number;
  /** Sockets, timers and jobs that are alive; all zero when nobody is served. */
  counts: () => {sessions: number; connections: number};
  /** Those that recognize speech: their id, as clients get it, and the id that the handshake came with. */
  sessions: () => {id: string; requestId: string | undefined}[];
  close: () => Promise<void>;
}

const TICK_MS = 100;
const SLOW_MS = 3000;

/** Starts the emulator; rejects with the system's error when the port is taken. */
export async function startEmulator(changes: Partial<Options> = {}): Promise<Emulator> {
  const options = {...DEFAULTS, ...changes};
  const contracts = options.contracts ?? new Contracts();
  const services: Services = {
    contracts,
    options,
    jobs: new JobStore(contracts, options),
    keys: new KeyRing(options.keys, options.now),
  };
  const faults = new Faults(options);
  const rates = new RateLimits(options);
  const sessions = new Set<Session>();
  const connections = new Set<Socket>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: options.maxFrameBytes,
  });

  const server = createServer((request, response) => {
    // A client that vanishes is no fault of the emulator.
    request.on('error', () => {});
    response.on('error', () => {});
    const fault = faults.of(request);
    if (fault?.name === 'slow') {
      const timer = setTimeout(() => void respondToRest(services, request, response), SLOW_MS * options.timeScale);
      response.on('close', () => clearTimeout(timer));
    } else if (fault) meetFault(services, fault, request, response);
    else if (!rates.allows(request)) send(request, response, tooManyRequests(contracts));
    else void respondToRest(services, request, response);
  });
  // Only clients close idle connections: a server may do it in the very instant in which the next request is sent.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {});
    const place = socketPlace(request);
    if ('status' in place) return rejectUpgrade(socket, place.status);
    const caller = services.keys.caller(request, place.api === 'flow' ? 'flow' : 'rt');
    if (!caller) return rejectUpgrade(socket, 401);
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) => {
      const Kind = place.api === 'flow' ? FlowSession : RealtimeSession;
      const requestId = request.headers['x-request-id']?.toString();
      const running = [...sessions].filter((session) => session instanceof Kind).length + 1;
      const session = new Kind({
        webSocket,
        contracts,
        options,
        running,
        fault: faults.of(request),
        requestId,
        ...place,
      });
      sessions.add(session);
      webSocket.on('close', () => sessions.delete(session));
      session.open();
    });
  });

  await listen(server, options.port);
  // One clock for all sessions: thousands of them must not mean thousands of timers.
  const clock = setInterval(() => {
    for (const session of sessions) session.tick(options.now());
  }, TICK_MS);
  return {
    port: (server.address() as AddressInfo).port,
    counts: () => ({sessions: sessions.size, connections: connections.size}),
    sessions: () =>
      [...sessions].flatMap((session) =>
        session instanceof RealtimeSession && session.id ? [{id: session.id, requestId: session.requestId}] : [],
      ),
    close: async () => {
      clearInterval(clock);
      services.jobs.close();
      for (const session of sessions) session.abandon();
      for (const connection of connections) connection.destroy();
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

type Target = {api: 'realtime' | 'flow'; pathLanguage: string | undefined};

/** Says which API a handshake asks for, or with which status it is rejected. */
function socketPlace(request: IncomingMessage): Target | {status: number} {
  const [version, name, ...rest] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/').filter(Boolean);
  const isSocket = version === 'v1' ? name === 'flow' : version === 'v2';
  if (!isSocket || rest.length > 0) return {status: 404};
  if (request.method !== 'GET') return {status: 405};
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return {status: 400};
  return version === 'v1' ? {api: 'flow', pathLanguage: undefined} : {api: 'realtime', pathLanguage: name};
}

function rejectUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function tooManyRequests(contracts: Contracts) {
  return {...contracts.httpError('too-many-requests'), headers: {'Retry-After': '1'}};
}

function meetFault({contracts}: Services, {name}: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (name === 'cut') {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
    response.write('{"job": {');
    setImmediate(() => response.destroy());
  } else if (name === 'quota') send(request, response, contracts.httpError('forbidden', 'Entitlement check failed'));
  else if (name === '429') send(request, response, tooManyRequests(contracts));
  else if (/^[45]\d\d$/.test(name)) {
    const documented = contracts.documents.batch['x-errors'].find(({statuses}) => statuses.includes(Number(name)));
    const body = documented ? contracts.httpError(documented.id, undefined, Number(name)).body : null;
    send(request, response, {status: Number(name), body});
  } else {
    const error = `Unknown fault "${name}" asked for`;
    send(request, response, {status: 400, body: {code: 400, error}});
  }
}
