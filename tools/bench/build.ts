/**
 * Builds a site as its own command line does, and says how long it took, how many seconds of processor time went into it
 * (to a second or two; what else the machine does changes them less) and how much memory it used at its peak.
 */
import {execFile, spawn} from 'node:child_process';
import {promisify} from 'node:util';
import {type Site, withoutCaches} from './sites';

export interface Cost {
  seconds: number;
  processor: number;
  megabytes: number;
  [name: string]: number;
}

const SAMPLE_MS = 500;
const execute = promisify(execFile);

/** Builds `site`; `cold` removes what earlier builds have left. Rejects with the build's words when it fails. */
export async function build(site: Site, {cold}: {cold: boolean}): Promise<Cost> {
  if (cold) withoutCaches(site);
  const started = performance.now();
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};
  const child = spawn(process.execPath, site.build, {cwd: site.folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  let [peak, processor] = [0, 0];
  const sample = setInterval(() => {
    useOf(child.pid ?? 0).then(
      (use) => {
        peak = Math.max(peak, use.megabytes);
        processor = Math.max(processor, use.processor);
      },
      // No `ps`, as on Windows: the figures stay 0 and are printed as such.
      () => undefined,
    );
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sample);
  if (code !== 0) throw new Error(`${site.name} did not build:\n${said.join('').slice(-3000)}`);
  return {seconds: (performance.now() - started) / 1000, processor, megabytes: Math.round(peak)};
}

/** What a process and all that it has started use, in megabytes, and have computed, in seconds. */
async function useOf(root: number): Promise<{megabytes: number; processor: number}> {
  const {stdout} = await execute('ps', ['-axo', 'pid=,ppid=,rss=,time=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        megabytes: Number(kilobytes) / 1024,
        processor: secondsOf(time),
      };
    });
  const family = new Set([root]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const {pid, parent} of processes) if (family.has(parent)) family.add(pid);
  }
  const own = processes.filter(({pid}) => family.has(pid));
  const sum = (of: 'megabytes' | 'processor') => own.reduce((total, one) => total + one[of], 0);
  return {megabytes: sum('megabytes'), processor: sum('processor')};
}

/** Reads `02:03:04` or `03:04.56`; no build takes a day. */
const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
