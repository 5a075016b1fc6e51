/**
 * `npm run preview`: builds the site and serves it on http://localhost:3000, search included.
 * `--port 3001` takes another port; `--no-build` serves the build that is there. Only this machine can see the site, unless
 * `--host` opens it to the network, or to the address that `--host=192.168.1.5` names.
 */
import {createServer} from 'node:net';
import {parseArgs} from 'node:util';
import {LOOPBACK, serveFolder} from '@speech-docs/publish/delivery.server';
import {readBases} from '@speech-docs/publish/site.server';
import {BUILD} from './paths';
import {run} from './run';

const EVERY_NETWORK = '0.0.0.0';

async function main(): Promise<void> {
  const args = process.argv.slice(2).map((arg) => (arg === '--host' ? `--host=${EVERY_NETWORK}` : arg));
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: LOOPBACK},
      'no-build': {type: 'boolean'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return stop(`"${values.port}" is not a port. Write a whole number from 1 to 65535: npm run preview -- --port 3001`);
  }
  // Checked before the build, which takes minutes.
  if (!(await isFree(port, values.host))) return stop(portTaken(port));
  if (!values['no-build']) {
    const {code} = await run('npm', ['run', '--silent', 'build'], {env: {...process.env, PRECOMPRESS: '0'}});
    if (code !== 0) return stop('The build failed; the lines above say where. Nothing is served.');
  }
  try {
    const server = await serveFolder(BUILD, port, values.host);
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`\nThe site is at http://localhost:${actual}${readBases(BUILD)[0]}  (Ctrl+C stops it)`);
    if (values.host !== LOOPBACK) console.log(`Everybody in the network can see it: it listens at ${values.host}.`);
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    stop(code === 'EADDRINUSE' ? portTaken(port) : message);
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
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
