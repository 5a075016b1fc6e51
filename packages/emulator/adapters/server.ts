/** One loopback port with all the APIs on it: REST, the real-time socket, Flow, temporary keys. */
import {createServer, type IncomingMessage, type Server, STATUS_CODES} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {type WebSocket, WebSocketServer} from 'ws';
import {compileContracts} from '../../protocol/compile/contracts';
import type {Contracts} from '../../protocol/contracts/contracts';
import {readLibrary} from '../compile/recordings';
import {systemClock} from '../core/clock';
import {DEFAULTS, type Options} from '../core/options';
import {CUT, Service} from '../core/service';
import {RealtimeSession} from '../core/socket/realtime';
import {cutResponse, toHandshake, toRequest, writeResponse} from './http';
import {withSampleAudio} from './sampleAudio';
import {serveSocket} from './socket';

export interface ServerOptions extends Options {
  port: number;
  /** Compiled from the files of the project unless given. */
  contracts: Contracts;
  /** Milliseconds since 1970; tests pass a clock that they turn. */
  now: () => number;
  /** A larger frame closes the socket with 1009. */
  maxFrameBytes: number;
}

export interface Emulator {
  port: number;
  /** Sockets and connections that are open; all zero when nobody is served. */
  counts: () => {sessions: number; connections: number};
  /** Real-time sessions that recognize speech: their id, and the id that the handshake came with. */
  sessions: () => {id: string; requestId: string | undefined}[];
  close: () => Promise<void>;
}

const TICK_MS = 100;
const MAX_FRAME_BYTES = 64_000_000;

/** Starts the emulator; rejects with the system's error when the port is taken. */
export async function startEmulator(changes: Partial<ServerOptions> = {}): Promise<Emulator> {
  const {port = 4010, contracts = compileContracts(), now = Date.now, maxFrameBytes = MAX_FRAME_BYTES} = changes;
  const service = new Service(
    {contracts, library: readLibrary()},
    {clock: systemClock(now), ...changes, fetch: withSampleAudio(changes.fetch ?? DEFAULTS.fetch)},
  );
  const connections = new Set<Socket>();
  const server = createServer((request, response) => {
    // A client that vanishes is no fault of the emulator.
    request.on('error', () => {});
    response.on('error', () => {});
    void service.respond(toRequest(request)).then((answer) => {
      if (answer === CUT) cutResponse(response);
      else writeResponse(request, response, answer);
    });
  });
  // Only clients close idle connections: a server could do it in the instant in which the next request is sent.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  const sockets = new WebSocketServer({noServer: true, maxPayload: maxFrameBytes});
  server.on('upgrade', (request, socket, head) => upgrade(service, sockets, request, socket, head));
  await listen(server, port);
  // One clock for all sessions: thousands of them must not mean thousands of timers.
  const ticking = setInterval(() => service.tick(), TICK_MS);
  return {
    port: (server.address() as AddressInfo).port,
    counts: () => ({sessions: service.sessions.size, connections: connections.size}),
    sessions: () =>
      [...service.sessions].flatMap((session) =>
        session instanceof RealtimeSession && session.id ? [{id: session.id, requestId: session.requestId}] : [],
      ),
    close: async () => {
      clearInterval(ticking);
      service.close();
      for (const connection of connections) connection.destroy();
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function upgrade(service: Service, sockets: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer) {
  socket.on('error', () => {});
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  const result = isWebSocket ? service.handshake(toHandshake(request)) : {status: 400};
  if ('open' in result) {
    sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) =>
      serveSocket(webSocket, service, result.open),
    );
    return;
  }
  const {status} = result;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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
