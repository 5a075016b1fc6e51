/** The `test` of specs about a site that is served below a path that it was not built for, as a mistaken host would. */
import {createServer, request as forward} from 'node:http';
import {listen} from './ports';
import {test as siteTest} from './site';

export {expect} from './site';

/** The path below which the site is served. */
const FOLDER = '/foo/';

export const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  origin: async ({}, use) => {
    const server = serverBelow(process.env.SITE_ORIGIN ?? '');
    await use(`http://localhost:${await listen(server)}`);
    server.close();
    server.closeAllConnections();
  },
});

/** Passes what is below the folder on to the server of the site; everything else does not exist. */
function serverBelow(site: string) {
  return createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(FOLDER)) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found');
      return;
    }
    const passed = forward(`${site}/${path.slice(FOLDER.length)}`, {headers: request.headers}, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end();
  });
}
