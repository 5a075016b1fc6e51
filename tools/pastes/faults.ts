/** What a recorded client meets: a port that behaves like that, and the entries of the catalogue that are right. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer as createHttp, STATUS_CODES} from 'node:http';
import {createServer as createHttps} from 'node:https';
import {type AddressInfo, createServer, type Server} from 'node:net';
import {join} from 'node:path';
import {startEmulator} from '../../packages/emulator/adapters/server';
import {compileContracts} from '../../packages/protocol/compile/contracts';
import {type Fault, startOthers} from './others';

const contracts = compileContracts();
const {batch, realtime, flow} = contracts.documents;
const html = (title: string, server: string) =>
  `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n<hr><center>${server}</center>\n</body>\n</html>\n`;
const PROXIES: [string, number, string][] = [
  ['proxy-403', 403, html('Access Denied', 'The URL is blocked by the policy of your organization')],
  ['proxy-407', 407, html('407 Proxy Authentication Required', 'squid/5.7')],
  ['gateway-502', 502, html('502 Bad Gateway', 'nginx/1.22.1')],
  ['gateway-504', 504, html('504 Gateway Time-out', 'nginx/1.22.1')],
  ['login-page-200', 200, html('Sign in to the guest network', 'Welcome')],
];

const open: {close(): unknown}[] = [];

/** Ends every server that `startFaults` started. */
export function endFaults(): void {
  for (const one of open) one.close();
}

/** Starts a server for each fault; `folder` is for certificates. */
export async function startFaults(folder: string): Promise<Fault[]> {
  const others = await startOthers((server) => open.push(server));
  return [...others, ...(await ofRequests()), ...(await ofSockets()), ...(await ofNetworks(folder))];
}

async function emulated(fault: string): Promise<string> {
  const emulator = await startEmulator({port: 0, fault, contracts, timeScale: 0.01, logError: () => {}});
  open.push(emulator);
  return `http://localhost:${emulator.port}`;
}

async function ofRequests(): Promise<Fault[]> {
  const found: Fault[] = [];
  const statuses = [...new Set(batch['x-errors'].flatMap((one) => one.statuses))];
  const withStatus = (status: number) =>
    batch['x-errors']
      .filter(({statuses: all, value}) => all.includes(status) || value === STATUS_CODES[status])
      .map(({id}) => `batch.${id}`);
  for (const status of statuses) {
    const entry = batch['x-errors'].find((one) => one.statuses.includes(status));
    const right = [
      {ids: withStatus(status)},
      ...(entry?.value ? [{text: entry.value, ids: [`batch.${entry.id}`]}] : []),
    ];
    found.push({name: `${status}`, origin: await emulated(`${status}`), socket: 'no', right});
  }
  const forbidden = [{ids: withStatus(403)}, {text: 'Entitlement', ids: ['batch.forbidden']}];
  found.push({name: 'quota', origin: await emulated('quota'), socket: 'no', right: forbidden});
  return found;
}

async function ofSockets(): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const status of [400, 401, 403, 404, 405, 429, 500, 503]) {
    const {failures} = realtime['x-handshake'];
    const listed = status >= 500 || failures.some((one) => one.status === status);
    const own = ['realtime', 'flow'].map((api) => `${api}.handshake.${status >= 500 ? '5xx' : status}`);
    const right = [
      {ids: ['network.upgrade', ...own]},
      {text: `${status}`, ids: [...own, ...(listed ? [] : ['network.upgrade'])]},
    ];
    found.push({name: `handshake-${status}`, origin: await emulated(`${status}`), socket: 'both', right});
  }
  const typesOf = (code: number) => realtime['x-errors'].filter((one) => one.closeCode === code).map(({type}) => type);
  for (const {code, reason} of realtime['x-close-codes']) {
    const ids = [`realtime.close.${code}`, ...[...typesOf(code), reason].map((type) => `realtime.error.${type}`)];
    found.push({name: `close-${code}`, origin: await emulated(`${code}`), socket: 'realtime', right: [{ids}]});
  }
  for (const [api, types] of [
    ['realtime', realtime['x-errors']],
    ['flow', flow['x-errors']],
  ] as const) {
    for (const {type} of types) {
      const codes = realtime['x-close-codes'].filter(({reason}) => reason === type);
      const closed = [
        `realtime.error.${type}`,
        `flow.error.${type}`,
        ...codes.map(({code}) => `realtime.close.${code}`),
      ];
      const right = [{ids: closed}, {text: `{{provider.${api}Host}}`, ids: [`${api}.error.${type}`]}];
      found.push({name: `error-${api}-${type}`, origin: await emulated(type), socket: api, shows: true, right});
    }
  }
  return found;
}

async function ofNetworks(folder: string): Promise<Fault[]> {
  const found: Fault[] = [];
  const add = (name: string, origin: string, ...ids: string[]) =>
    found.push({name, origin, socket: 'both', right: [{ids}]}) && found;
  const listen = async (server: Server) => {
    server.on('connection', (socket) => socket.on('error', () => {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    return `localhost:${(server.address() as AddressInfo).port}`;
  };
  const broken = ['network.reset', 'realtime.close.1006', 'flow.close.1006'];
  add(
    'reset',
    `http://${await listen(createServer((one) => one.once('data', () => one.resetAndDestroy())))}`,
    ...broken,
  );
  add(
    'empty',
    `http://${await listen(createServer((one) => one.once('data', () => one.end())))}`,
    ...broken,
    'network.upgrade',
  );
  add('cut', await emulated('cut'), ...broken);
  add('silent', `http://${await listen(createServer((one) => one.resume()))}`, 'network.timeout');
  add('refused', 'http://localhost:4999', 'network.refused');
  add('unknown-host', 'http://eu9.speech.invalid', 'network.dns');
  const plain = await listen(createHttp((_, response) => response.end('ok')));
  found.push({
    name: 'cors',
    origin: `http://${plain}`,
    socket: 'no',
    isBrowsers: true,
    right: [{ids: ['network.cors']}],
  });
  add('tls-on-plain-port', `https://${plain}`, 'network.tls');
  for (const [name, ...options] of [
    ['tls-self-signed', '-subj', '/CN=localhost', '-days', '30'],
    ['tls-expired', '-subj', '/CN=localhost', '-days', '1'],
    ['tls-wrong-host', '-subj', '/CN=intranet.example.net', '-addext', 'subjectAltName=DNS:intranet.example.net'],
  ] as const) {
    const [key, cert] = certificate(folder, name, options);
    add(name, `https://${await listen(createHttps({key, cert}, (_, response) => response.end('ok')))}`, 'network.tls');
  }
  for (const [name, status, body] of PROXIES) {
    const server = createHttp((_, response) => response.writeHead(status, {'Content-Type': 'text/html'}).end(body));
    server.on('upgrade', (_, socket) =>
      socket.end(
        `HTTP/1.1 ${status} Answer\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      ),
    );
    const sockets =
      status >= 403 && status !== 407
        ? ['realtime', 'flow'].map((api) => `${api}.handshake.${status > 403 ? '5xx' : 403}`)
        : [];
    const bare =
      status === 403
        ? ['batch.forbidden', 'batch.invalid-or-missing-license']
        : status > 500
          ? ['network.gateway']
          : [];
    add(name, `http://${await listen(server)}`, 'network.proxy', 'network.upgrade', ...bare, ...sockets);
  }
  return found;
}

/** Makes a certificate that nobody trusts, with a clock of the past where its name says so. */
function certificate(folder: string, name: string, options: readonly string[]): [Buffer, Buffer] {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const command = [
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    ...options,
  ];
  const [program = '', ...args] = name === 'tls-expired' ? ['faketime', '2024-01-01', ...command] : command;
  execFileSync(program, args, {stdio: 'ignore'});
  return [readFileSync(key), readFileSync(cert)];
}
