/** WebSockets of Node.js to the core and back. */
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import type {RawData, WebSocket} from 'ws';
import type {Service} from '../core/service';
import type {Session} from '../core/socket/session';
import type {Transport} from '../core/socket/transport';

/** Close code that libraries report when no close frame came. */
const NO_CLOSE_FRAME = 1006;

/** Opens a session on a WebSocket, and forwards frames, pings, and the close. */
export function serveSocket(socket: WebSocket, service: Service, open: (transport: Transport) => Session): void {
  // The session opens before the listeners are added: it may send at once.
  const session = open(transportOf(socket));
  socket.on('message', (data, isBinary) => session.receive(isBinary ? bytesOf(data) : `${data}`));
  socket.on('ping', () => session.alive());
  socket.on('pong', () => session.alive());
  socket.on('error', () => {});
  socket.on('close', (code) => {
    session.closeCode ??= code;
    session.closed(code === NO_CLOSE_FRAME ? 'transport' : 'client');
    service.sockets.ended(session);
  });
}

function transportOf(socket: WebSocket): Transport {
  return {
    send: (data) => {
      if (socket.readyState === socket.OPEN) socket.send(data);
    },
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    reset: () => (streamOf(socket) as Socket).resetAndDestroy(),
    breakFrame: () => {
      // The header of a text frame of 100 bytes, and two bytes of its payload.
      streamOf(socket).write(Buffer.from([0x81, 100, 0x7b, 0x22]));
    },
  };
}

/** The connection below a socket; the package has no public name for it. */
function streamOf(socket: WebSocket): Duplex {
  return (socket as unknown as {_socket: Duplex})._socket;
}

function bytesOf(data: RawData): Uint8Array {
  return Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data as Buffer);
}
