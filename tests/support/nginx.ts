/** The real nginx, serving a built site on the loopback with the configuration that the site brings along. */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {findNginx} from '../../tools/nginx';

export interface Nginx {
  port: number;
  origin: string;
  /** What it wrote to its error log. */
  close(): Promise<void>;
}

/** Starts nginx on `root`; throws with its own words when it refuses the configuration. */
export async function startNginx(root: string): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('nginx is missing. Run: npm run setup');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 256; }
     http {
       access_log off; ${temp.join(' ')}
       include ${root}/_hosting/nginx/maps.conf;
       server { listen 127.0.0.1:${port}; root ${root}; include ${root}/_hosting/nginx/server.conf; }
     }`,
  );
  const child = spawn(program, ['-p', folder, '-c', conf], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = () => stop(child, folder);
  for (;;) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`nginx refuses the configuration:\n${said}`);
    }
    try {
      await fetch(origin);
      return {port, origin, close};
    } catch {
      await pause(50);
    }
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, {recursive: true, force: true});
}

function freePort(): Promise<number> {
  return new Promise((ready, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? ready(address.port) : failed(new Error('no port'))));
    });
  });
}
