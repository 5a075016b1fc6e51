/**
 * `npm run preview`: builds the site and serves it on http://localhost:3000, search included.
 * `--port 3001` takes another port; `--no-build` serves the build that is there.
 */
import {existsSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {readBases} from '../packages/publish/bases.server';
import {serveFolder} from '../packages/publish/delivery/server.server';
import {buildSite} from './build';
import {BUILD} from './paths';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}, 'no-build': {type: 'boolean'}}});
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return stop(`"${values.port}" is not a port. Write a whole number from 1 to 65535: npm run preview -- --port 3001`);
  }
  // Asked before the build, so that nobody waits for nothing.
  if (!(await isFree(port))) return stop(portTaken(port));
  if (!values['no-build']) {
    const {code} = await buildSite({precompress: false});
    if (code !== 0) return stop('The build failed; the lines above say where. Nothing is served.');
  }
  if (!existsSync(join(BUILD, 'index.html'))) return stop('There is no build to serve. Run: npm run preview');
  try {
    const server = await serveFolder(BUILD, port);
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`\nThe site is at http://localhost:${actual}${readBases(BUILD)[0]}  (Ctrl+C stops it)`);
  } catch {
    stop(portTaken(port));
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Stop that program, or choose another port: npm run preview -- --port ${port + 1}`;
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

void main();
