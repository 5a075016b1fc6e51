/** The `test` of specs about a site that is served below a path that it was not built for, as a mistaken host would. */
import {createServer, request as forward, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as siteTest} from './site';

export {expect} from './site';

export const test = siteTest.extend<{folder: string}>({
  /** The path below which the site is served, with a slash at both ends. */
  folder: ['/foo/', {option: true}],
  origin: async ({folder}, use) => {
    const server = await serveBelow(folder, process.env.SITE_ORIGIN ?? '');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

/** Passes what is below `folder` on to the server of the site; everything else does not exist. */
function serveBelow(folder: string, site: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(folder)) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found');
      return;
    }
    const passed = forward(`${site}/${path.slice(folder.length)}`, {headers: request.headers}, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end();
  });
  return new Promise((ready) => server.listen(0, () => ready(server)));
}
