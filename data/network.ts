/** What can go wrong before the API responds: between a program and the host. What to do after each is in recovery.ts. */
import {listOf} from './listOf';

export interface NetworkFailure {
  /** Anchor of its row: `network-<id>`. */
  id: string;
  name: string;
  /** What the command of the troubleshooting page prints. */
  prints: string;
  /** Statuses of a response that a proxy or gateway sent. */
  codes?: readonly number[];
  cause: string;
  fix: string;
}

/** In the order in which a connection is made. */
export const networkFailures: readonly NetworkFailure[] = /* @__PURE__ */ listOf({
  dns: {
    name: 'The host name is unknown',
    prints: 'curl: (6) Could not resolve host',
    cause: 'The name server of the machine has no address for the host.',
    fix: 'Compare the host with the [endpoints](/get-started/authentication#endpoints). If it is right, ask your network team, or set the proxy of your network.',
  },
  refused: {
    name: 'The connection is refused',
    prints: 'curl: (7) Failed to connect',
    cause: 'Nothing accepts connections at this host and port, or a firewall rejects them.',
    fix: 'Compare host and port, and allow outgoing connections to port 443. On your own server, check that the container runs and its port is published.',
  },
  timeout: {
    name: 'No response in time',
    prints: 'curl: (28) Connection timed out',
    cause: 'A firewall drops the packets, or the timeout of the program is too short.',
    fix: 'Allow outgoing connections to port 443. If the command prints a status, set a longer timeout.',
  },
  tls: {
    name: "The certificate isn't trusted",
    prints: 'curl: (60) SSL certificate problem',
    cause:
      'The certificate has expired, or was made by a proxy that decrypts traffic (TLS inspection). `curl: (35)` or `Unrecognized SSL message` means that the port has no TLS.',
    fix: 'Check the address, the port, and the date of the machine, and update its certificates. Let the program trust the certificate of your proxy. Never turn the check off.',
  },
  proxy: {
    name: 'A proxy or gateway responds',
    prints: '407, 403, or an HTML page',
    cause: 'Something between the program and the API sent its own response.',
    fix: 'Set address and credentials of the proxy in the program, or ask your network team to allow the hosts.',
  },
  'not-json': {
    name: "A 404 or 410 that isn't JSON",
    prints: '404, with an HTML page or an empty body',
    cause: 'A proxy or a gateway sent the response. Only JSON with `error` says that a job is gone.',
    fix: 'Retry as after `503`. If it lasts, compare the address with the [endpoints](/get-started/authentication#endpoints), and check your proxy.',
  },
  gateway: {
    name: 'A gateway gets no response',
    prints: '502 or 504',
    codes: [502, 504],
    cause: 'A proxy in front of the service, or in your own network, got no valid response in time.',
    fix: 'With `wait`, use fewer seconds. If it lasts, check the status page and your own proxy.',
  },
  reset: {
    name: 'The connection breaks',
    prints: 'curl: (56) Recv failure: Connection reset by peer, or (52) Empty reply from server',
    cause: 'A firewall cut the connection, or the network failed.',
    fix: 'If it always breaks at the same point, ask your network team whether a firewall or a proxy ends long connections.',
  },
  'no-cause': {
    name: 'The error names no cause',
    prints: 'TypeError: fetch failed',
    cause:
      'The request got no response. Node.js has the reason in the `cause` of the error, and a browser in its console.',
    fix: 'Print `error.cause.code`, such as `ENOTFOUND`, or open the console of the browser, and look the text up here.',
  },
  'mixed-content': {
    name: 'The browser blocks an insecure address',
    prints: "401: the command works, and the page doesn't",
    cause: 'A page with `https:` opened an address with `http:` or `ws:`.',
    fix: 'Use `https:` and `wss:`.',
  },
  cors: {
    name: 'The browser blocks the response (CORS)',
    prints: '401: the command works, and the console of the browser names CORS',
    cause: "A page called a REST API, whose response doesn't allow the origin of the page.",
    fix: 'Call the REST APIs from your server. CORS does not apply to a WebSocket with a [temporary key](/get-started/authentication#temporary-keys).',
  },
  upgrade: {
    name: 'The WebSocket handshake fails',
    prints: "401: requests work, and sockets don't",
    cause: 'A proxy does not pass on WebSockets, or the service is unavailable.',
    fix: 'Log the status. Allow WebSockets to port 443 in the proxy, and compare the address with the [endpoints](/get-started/authentication#endpoints).',
  },
});
