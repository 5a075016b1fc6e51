/** The real nginx, serving built sites on the loopback with the configuration that each site contains. */
import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '@speech-docs/emulator/server';
import {readBases} from '@speech-docs/publish/site.server';
import {findNginx} from '../../tools/programs';
import {temporaryFolder} from './temporaryFolder';

interface Nginx {
  port: number;
  /** Returns what it wrote to its error log so far. */
  log(): string;
  close(): Promise<void>;
}

/** Starts nginx with the configuration of the site in `root`; throws with its own words when it rejects it. */
export async function startNginx(root: string): Promise<Nginx> {
  const port = await freePort();
  const [base = '/'] = readBases(root);
  // With a base URL, nginx is given the folder that the site is in.
  const served = base === '/' ? root : temporaryFolder('served');
  if (base !== '/') symlinkSync(root, join(served, base.slice(1, -1)));
  const conf = readFileSync(join(root, '_hosting/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', served);
  const folder = temporaryFolder('nginx');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr notice;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 256; }
     http { access_log off; ${temp.join(' ')}
       ${conf}
     }`,
  );
  const program = findNginx();
  if (!program) throw new Error('nginx is missing. Run: npm run setup');
  const child = spawn(program, ['-p', folder, '-c', file], {stdio: ['ignore', 'ignore', 'pipe']});
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const close = () => stop(child);
  for (;;) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`nginx rejects the configuration:\n${written}`);
    }
    try {
      await fetch(`http://127.0.0.1:${port}`, {redirect: 'manual'});
      return {port, log: () => written, close};
    } catch {
      await pause(50);
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
