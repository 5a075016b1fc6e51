/** Ports of this machine that are free. */
import {type AddressInfo, createServer, type Server} from 'node:net';

/** Lets the server listen, and returns its port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, host, ready));
  return (server.address() as AddressInfo).port;
}

/** Returns a free port, for a program that takes one as an option. */
export async function freePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, host);
  await new Promise((closed) => probe.close(closed));
  return port;
}
