/** Other services, as a local server plays them: their texts are claimed by no entry. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {WebSocketServer} from 'ws';

/** What a client meets, and the entries that are right for what it prints. */
export interface Fault {
  name: string;
  /** Scheme, host and port; the client adds the path. */
  origin: string;
  socket: 'no' | 'realtime' | 'flow' | 'both';
  /** Other clients notice nothing. */
  isBrowsers?: boolean;
  /** The client prints the messages that it receives. */
  shows?: boolean;
  /** Entries that are right; with `text` only if the client printed it. */
  right: {text?: string; ids: string[]}[];
  /** The text is of another service: it is kept when it has the host of that service, or the mark of its body. */
  isOther?: boolean;
  mark?: string;
}

/** Status, body, and a part of the body by which a reader sees that it is of somebody else. */
const BODIES: [string, number, object, string][] = [
  [
    'key',
    401,
    {error: {message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key'}},
    'invalid_request_error',
  ],
  ['rate', 429, {error: {code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED'}}, 'RESOURCE_EXHAUSTED'],
  ['login', 403, {err_code: 'INVALID_AUTH', err_msg: 'Invalid credentials.', request_id: 'd2f1'}, 'INVALID_AUTH'],
  ['object', 404, {kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404}, 'apiVersion'],
  [
    'problem',
    400,
    {type: 'about:blank', title: 'Bad Request', status: 400, errors: {name: ['Required.']}},
    'Required.',
  ],
  ['graph', 500, {errors: [{message: 'Cannot query field', locations: [{line: 1, column: 2}]}]}, 'Cannot query field'],
  [
    'phone',
    401,
    {code: 20003, message: 'Authenticate', more_info: 'https://phone.test/errors/20003', status: 401},
    'more_info',
  ],
];
export const OTHER_HOST = 'api.weather.test';

/** Starts one server for each body, and one for sockets; `close` is called for each at the end. */
export async function startOthers(keep: (server: {close(): unknown}) => void): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const [name, status, body, mark] of BODIES) {
    const server = createServer((_, response) =>
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body)),
    );
    if (name === 'rate') {
      const sockets = new WebSocketServer({server});
      sockets.on('connection', (socket) => socket.close(1008, 'weather quota'));
      keep(sockets);
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    keep(server);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    found.push({
      name: `other-${name}`,
      origin,
      socket: name === 'rate' ? 'both' : 'no',
      right: [],
      isOther: true,
      mark,
    });
  }
  return found;
}
