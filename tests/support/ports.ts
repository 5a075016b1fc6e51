/** Ports of this machine that are free. */
import {type AddressInfo, createServer, type Server} from 'node:net';

/** Lets the server listen, and returns its port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, host, ready));
  return (server.address() as AddressInfo).port;
}

/** Returns a port that nobody listens on, for a program that has to be told one. */
export async function freePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, host);
  await new Promise((closed) => probe.close(closed));
  return port;
}
