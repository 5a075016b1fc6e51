/** One loopback port with all the APIs on it: REST, the real-time socket, Flow, temporary keys. */
import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, STATUS_CODES} from 'node:http';
import type {AddressInfo, Server as NetServer, Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import type {Contracts} from '@speech-docs/protocol/contracts';
import {type WebSocket, WebSocketServer} from 'ws';
import {compiledServiceData} from '../compiledServiceData';
import {type Clock, systemClock} from '../core/clock';
import {numbers} from '../core/numbers';
import {DEFAULTS, type Options} from '../core/options';
import {Reporter} from '../core/report';
import type {ReportSink, SessionReport} from '../core/reportSink';
import {CUT, Service} from '../core/service';
import {RealtimeSession} from '../core/socket/realtime';
import type {Rejected} from '../core/sockets';
import {isLoopback, localFetch, withSampleAudio} from './fetch';
import {cutResponse, toHandshake, toRequest, writeResponse} from './http';
import {serveSocket} from './socket';

export interface ServerOptions extends Options {
  /** Receives sessions and requests, with the rules that clients broke. */
  reports: ReportSink;
  port: number;
  /** The recordings of the project, or the numbers of audio that core/numbers.ts makes. */
  recognize: 'recordings' | 'numbers';
  /** Default: the contracts in `generated/`. */
  contracts: Contracts;
  /** Milliseconds since 1970; tests pass a clock that they turn. */
  now: () => number;
  /** Address to listen on; one that others can reach accepts any `Host`. */
  host: string;
  /** Jobs may fetch from, and notify, addresses of other machines. */
  reachesNetwork: boolean;
  /** A larger frame closes the socket with 1009. */
  maxFrameBytes: number;
}

export interface Emulator {
  port: number;
  /** Sockets and connections that are open; all zero without clients. */
  counts: () => {sessions: number; connections: number};
  /** Real-time sessions that recognize speech: their id, and the id that the handshake came with. */
  sessions: () => {id: string; requestId: string | undefined}[];
  /** What is known of the sessions that no report has, because their socket is still there. */
  openSessions: () => SessionReport[];
  close: () => Promise<void>;
}

const TICK_MS = 100;
const MAX_FRAME_BYTES = 16_000_000;
/** More are closed at once. */
const MAX_CONNECTIONS = 10_000;
const LOOPBACK = '127.0.0.1';
const FOREIGN_HOST = {status: 403, body: {code: 403, error: 'Host must be localhost or 127.0.0.1'}};

/** Starts the emulator; rejects with the system's error when the port is taken. */
export async function startEmulator(changes: Partial<ServerOptions> = {}): Promise<Emulator> {
  const {port = 4010, host = LOOPBACK, now = Date.now} = changes;
  const serviceData = compiledServiceData();
  const contracts = changes.contracts ?? serviceData.contracts;
  const {maxFrameBytes = MAX_FRAME_BYTES, logError = DEFAULTS.logError} = changes;
  const reporter = new Reporter(contracts, changes.reports ?? {});
  const service = new Service(
    {contracts, library: serviceData.library},
    {
      clock: clockInTurns(now),
      ...(changes.recognize === 'numbers' && {recognizer: numbers}),
      ...changes,
      fetch: withSampleAudio(changes.fetch ?? (changes.reachesNetwork ? DEFAULTS.fetch : localFetch(logError))),
    },
    reporter,
  );
  const connections = new Set<Socket>();
  const server = createServer((request, response) => {
    // Node.js emits these when a client disconnects; without a listener they end the process.
    request.on('error', () => {});
    response.on('error', () => {});
    if (!isTrustedHost(request, host)) {
      writeResponse(request, response, FOREIGN_HOST);
      return;
    }
    service
      .respond(toRequest(request))
      .then((answer) => {
        if (answer === CUT) cutResponse(response);
        else writeResponse(request, response, answer);
      })
      .catch((error: unknown) => {
        // Without this, an error in one response would end the process.
        logError(error);
        if (!response.headersSent) writeResponse(request, response, {status: 500, body: null});
        else response.destroy();
      });
  });
  server.maxConnections = MAX_CONNECTIONS;
  // 0 keeps idle connections open: a server that closes one can hit the client's next request (ECONNRESET).
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    // `respondPlainly` emits this event a second time for the same connection.
    if (connections.has(socket)) return;
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  // One frame of each socket in a turn of the event loop: ws would read 2 MB from each before a request or a signal has its turn.
  const sockets = new WebSocketServer({noServer: true, maxPayload: maxFrameBytes, allowSynchronousEvents: false});
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return respondPlainly(server, request, socket, head);
    try {
      if (!isTrustedHost(request, host)) rejectUpgrade(socket, {status: FOREIGN_HOST.status});
      else upgrade(service, sockets, request, socket, head);
    } catch (error) {
      logError(error);
      socket.destroy();
    }
  });
  const listensOn = await listen(server, port, host);
  // One timer for all sessions instead of one for each.
  const ticking = setInterval(() => service.sockets.tick(), TICK_MS);
  return {
    port: listensOn,
    counts: () => ({sessions: service.sockets.sessions.size, connections: connections.size}),
    sessions: () =>
      [...service.sockets.sessions].flatMap((session) =>
        session instanceof RealtimeSession && session.id
          ? [{id: session.id, requestId: session.context.request.headers.get('x-request-id') ?? undefined}]
          : [],
      ),
    openSessions: () => reporter.openSessions(now()),
    close: async () => {
      clearInterval(ticking);
      service.close();
      for (const connection of connections) connection.destroy();
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A turn of the event loop does one thing that is due at once, so that a signal waits for a step of one session, not of each. */
function clockInTurns(now: () => number): Clock {
  const clock = systemClock(now);
  const due = new Set<() => void>();
  const turn = () => {
    const [act] = due;
    if (!act) return;
    due.delete(act);
    if (due.size > 0) setImmediate(turn);
    act();
  };
  return {
    ...clock,
    later: (ms, act) => {
      if (ms > 0) return clock.later(ms, act);
      const own = () => act();
      if (due.size === 0) setImmediate(turn);
      due.add(own);
      return () => due.delete(own);
    },
  };
}

function upgrade(service: Service, sockets: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer) {
  const result = service.sockets.handshake(toHandshake(request));
  if ('open' in result) {
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) =>
      serveSocket(webSocket, service, result.open),
    );
    return;
  }
  rejectUpgrade(socket, result);
}

function rejectUpgrade(socket: Duplex, {status, headers = {}, body = ''}: Rejected): void {
  const all = {...headers, Connection: 'close', 'Content-Length': `${Buffer.byteLength(body)}`};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Responds to a request for another protocol as if it had asked for none: Java and `curl --http2` ask for HTTP/2 first.
 * The request goes back to the server as it came, without the header.
 */
function respondPlainly(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const {method, url, httpVersion, rawHeaders, headers} = request;
  // Node.js has detached the HTTP parser of the connection, so it is closed after this response.
  const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!/^(?:upgrade|http2-settings|connection)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  // Pipelined requests are dropped: after `Connection: close`, the parser rejects them.
  const body = headers['transfer-encoding'] ? head : head.subarray(0, Number(headers['content-length'] ?? 0));
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  server.emit('connection', socket);
}

/** A page of another site that has its name point here must reach nothing: rebinding of DNS. */
function isTrustedHost({headers}: IncomingMessage, listensOn: string): boolean {
  return !isLoopback(listensOn) || isLoopback((headers.host ?? LOOPBACK).replace(/:\d+$/, ''));
}

/** Returns the port on which the server listens now; rejects with the system's error. */
export async function listen(server: NetServer, port = 0, host = LOOPBACK): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns a port on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
