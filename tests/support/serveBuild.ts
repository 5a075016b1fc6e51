/** Serves the built site and two fixture sites for the length of one browser run, on ports that are free. */
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {FullConfig} from '@playwright/test';
import {serveFolder} from '../../packages/publish/delivery/server.server';
import {BUILD} from '../../tools/paths';
import {builtFixture} from './builtFixture';

export default async function serveBuild(config: FullConfig): Promise<() => void> {
  if (!existsSync(join(BUILD, 'index.html'))) throw new Error('There is no built site in build/. Run: npm run build');
  const servers = [await serveFolder(BUILD, 0)];
  // The smoke tests and those of every page look at the site itself only, and so do those of the engines.
  if (!/@(smoke|pages)/.test(config.grep.toString()) && !config.metadata.siteOnly) {
    for (const name of ['states', 'below'] as const) servers.push(await serveFolder(await builtFixture(name), 0));
  }
  // The workers inherit them; the fixtures in site.ts pass them on.
  const [site, states, below] = servers.map(originOf);
  Object.assign(process.env, {SITE_ORIGIN: site, ...(states && {STATES_ORIGIN: states, BELOW_ORIGIN: below})});
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
