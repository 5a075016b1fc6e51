/** Runs one sample against an emulator, in a folder of its own, for a bounded time. */
import {spawn} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, dirname, join} from 'node:path';
import {findPython} from '../../scripts/lib/python';
import {wavFacts} from '../emulator/recordings';
import {type Emulator, startEmulator} from '../emulator/server';
import type {Language} from './cases';
import {type Program, ROOT, readResolved} from './programs';

// Inside node_modules, so that Node finds the packages that a program imports.
const WORK = join(ROOT, 'node_modules/.cache/samples');
const MAX_SECONDS = 30;

/** The program of each language, or `undefined` where it is missing. */
export const interpreters: Record<Language, string | undefined> = {
  python: findPython(),
  javascript: process.execPath,
  shell: 'bash',
};

export interface Outcome {
  code: number | null;
  output: string;
  complaints: string;
  seconds: number;
  timedOut: boolean;
}

/** An emulator, a server with recordings, and a receiver of notifications. */
export class Stage {
  private constructor(
    private readonly emulator: Emulator,
    private readonly media: Server,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Stage> {
    const emulator = await startEmulator({port: 0, jobMs: 0, timeScale: 1, maxSessions: 100});
    const media = createServer((request: IncomingMessage, response) => {
      request.resume();
      response.end(
        request.method === 'GET' ? readFileSync(join(ROOT, 'samples/audio/harbor-tour.wav')).fill(1, 60) : '',
      );
    });
    await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
    mkdirSync(WORK, {recursive: true});
    const stage = new Stage(emulator, media, mkdtempSync(join(WORK, 'run-')));
    stage.writePrograms();
    return stage;
  }

  async close(): Promise<{sessions: number; connections: number}> {
    const counts = this.emulator.counts();
    await this.emulator.close();
    this.media.closeAllConnections();
    await new Promise((resolve) => this.media.close(resolve));
    rmSync(this.folder, {recursive: true, force: true});
    return counts;
  }

  /** Copies every sample with its tokens replaced: some import their neighbours. */
  private writePrograms(): void {
    cpSync(join(ROOT, 'samples'), join(this.folder, 'samples'), {
      recursive: true,
      filter: (source) => !/\/(?:audio|nextjs|react-native|node_modules)$/.test(source),
    });
    const walk = (folder: string) => {
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) walk(path);
        else if (/\.(?:py|m?js|sh)$/.test(name)) writeFileSync(path, readResolved(path.slice(this.folder.length + 1)));
      }
    };
    walk(join(this.folder, 'samples'));
  }

  private get urls() {
    const {port} = this.media.address() as AddressInfo;
    return {rest: `http://127.0.0.1:${this.emulator.port}`, media: `http://127.0.0.1:${port}`};
  }

  async run({path, language, case: {...wanted} = {}}: Program): Promise<Outcome> {
    const home = mkdtempSync(join(this.folder, 'home-'));
    const recording = (name: string) => join(ROOT, `samples/audio/${name}.wav`);
    const audio = wanted.as ?? 'example.wav';
    copyFileSync(recording(wanted.audio ?? 'harbor-tour'), join(home, audio));
    // A file that stands for another recording must not sound like one that is known.
    if (wanted.as) writeFileSync(join(home, audio), readFileSync(join(home, audio)).fill(1, 60));
    for (const [name, content] of Object.entries(wanted.files ?? {})) writeFileSync(join(home, name), content);
    const {rest, media} = this.urls;
    const id = wanted.before === 'job' || wanted.before === 'alignment' ? await this.makeJob(wanted.before) : '';
    const args = (wanted.args ?? (wanted.as ? [audio] : [])).map((arg) =>
      arg.replace('{media}', media).replace('{job}', id),
    );
    const env = {
      PATH: process.env.PATH,
      HOME: home,
      LANG: 'C.UTF-8',
      PYTHONUNBUFFERED: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      API_KEY: 'YOUR_API_KEY',
      AGENT_ID: 'repair-desk',
      BATCH_URL: `${rest}/v2`,
      KEYS_URL: `${rest}/v1`,
      DISCOVERY_URL: `${rest}/v1/discovery/features`,
      FEATURES_URL: `${rest}/v1/discovery/features`,
      REALTIME_URL: `ws://127.0.0.1:${this.emulator.port}/v2`,
      FLOW_URL: `ws://127.0.0.1:${this.emulator.port}/v1/flow`,
      FLOW_WEBRTC_URL: `${rest}/v1/flow/livekit`,
      ...(wanted.before === 'hook' && {HOOK_URL: `${media}/transcripts`}),
      ...wanted.env,
    };
    const program = join(this.folder, 'samples', path);
    const child = spawn(interpreters[language] ?? '', [program, ...args], {cwd: home, env, stdio: 'pipe'});
    child.stdin.on('error', () => {});
    child.stdin.end(wanted.stdin ? rawSamples(recording(wanted.stdin)) : '');
    const started = Date.now();
    const outcome: Outcome = {code: null, output: '', complaints: '', seconds: 0, timedOut: false};
    child.stdout.on('data', (data) => {
      outcome.output += data;
      if (wanted.until?.test(outcome.output)) child.kill('SIGTERM');
    });
    child.stderr.on('data', (data) => {
      outcome.complaints += data;
    });
    const timer = setTimeout(
      () => {
        outcome.timedOut = true;
        child.kill('SIGKILL');
      },
      (wanted.maxSeconds ?? MAX_SECONDS) * 1000,
    );
    outcome.code = await new Promise((resolve) => child.on('close', resolve));
    clearTimeout(timer);
    outcome.seconds = (Date.now() - started) / 1000;
    outcome.output = outcome.output.replaceAll(media, 'https://hooks.example.net');
    return outcome;
  }

  private async makeJob(kind: 'job' | 'alignment'): Promise<string> {
    const form = new FormData();
    const language = 'en';
    const config =
      kind === 'alignment'
        ? {type: 'alignment', alignment_config: {language}}
        : {type: 'transcription', transcription_config: {language, operating_point: 'enhanced'}};
    form.set('config', JSON.stringify(config));
    const sound = readFileSync(
      join(ROOT, `samples/audio/${kind === 'alignment' ? 'announcement' : 'harbor-tour'}.wav`),
    );
    form.set('data_file', new Blob([new Uint8Array(sound)]), 'example.wav');
    if (kind === 'alignment') form.set('text_file', new Blob(['Good morning.\nMind the step.\n']), 'example.txt');
    const headers = {Authorization: 'Bearer YOUR_API_KEY'};
    const answer = await fetch(`${this.urls.rest}/v2/jobs`, {method: 'POST', body: form, headers});
    const {id} = (await answer.json()) as {id: string};
    for (;;) {
      const {job} = (await (await fetch(`${this.urls.rest}/v2/jobs/${id}`, {headers})).json()) as {
        job: {status: string};
      };
      if (job.status !== 'running') return id;
    }
  }
}

/** Returns the samples of a WAV file at 16 kHz, as ffmpeg would pipe them. */
function rawSamples(path: string): Buffer {
  const {samples, bytesPerSecond} = wavFacts(readFileSync(path)) ?? {samples: Buffer.alloc(0), bytesPerSecond: 32_000};
  const times = 32_000 / bytesPerSecond;
  const result = Buffer.alloc(samples.length * times);
  for (let at = 0; at < result.length; at += 2)
    samples.copy(result, at, 2 * Math.floor(at / 2 / times), 2 * Math.floor(at / 2 / times) + 2);
  return result;
}

export function outputPath(program: Program, name: string): string {
  return join('samples', dirname(program.path).split('/')[0] ?? '', 'output', basename(name));
}
