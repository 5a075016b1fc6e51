/** Serves the built site, and the fixture site of states, for the length of one browser run, on ports that are free. */
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {serveFolder} from '../../src/delivery/server.server';
import {BUILD} from '../../tools/paths';
import {statesSite} from './statesSite';

export default async function serveBuild(): Promise<() => void> {
  if (!existsSync(join(BUILD, 'index.html'))) throw new Error('There is no built site in build/. Run: npm run build');
  const servers = await Promise.all([serveFolder(BUILD, 0), statesSite().then((folder) => serveFolder(folder, 0))]);
  // The workers inherit them; the fixtures in site.ts hand them on.
  [process.env.SITE_ORIGIN, process.env.STATES_ORIGIN] = servers.map(originOf);
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
