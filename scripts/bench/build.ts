/** Builds a site as its own command line does, and says how long it took and how much memory it held at its peak. */
import {execFile, spawn} from 'node:child_process';
import {promisify} from 'node:util';
import {type Site, withoutCaches} from './sites';

export interface Cost {
  seconds: number;
  megabytes: number;
  [name: string]: number;
}

const SAMPLE_MS = 500;
const ask = promisify(execFile);

/** Builds `site`; `cold` removes what earlier builds have left. Rejects with the build's words when it fails. */
export async function build(site: Site, {cold}: {cold: boolean}): Promise<Cost> {
  if (cold) withoutCaches(site);
  const started = performance.now();
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
  const child = spawn(process.execPath, site.build, {cwd: site.folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  let peak = 0;
  const sample = setInterval(() => {
    memoryOf(child.pid ?? 0).then(
      (megabytes) => {
        peak = Math.max(peak, megabytes);
      },
      // No `ps`, as on Windows: the figure stays 0 and is printed as such.
      () => undefined,
    );
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sample);
  if (code !== 0) throw new Error(`${site.name} did not build:\n${said.join('').slice(-3000)}`);
  return {seconds: (performance.now() - started) / 1000, megabytes: Math.round(peak)};
}

/** What a process and all that it has started hold, in megabytes. */
async function memoryOf(root: number): Promise<number> {
  const {stdout} = await ask('ps', ['-axo', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  const kilobytes = processes.filter(([pid = 0]) => family.has(pid)).map(([, , rss = 0]) => rss);
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}
