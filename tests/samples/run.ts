/** Runs one sample against an emulator, in a folder of its own, for a bounded time. */
import {spawn} from 'node:child_process';
import {copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {addressVariables, type SessionReport, samplesOf, wavFacts} from '@speech-docs/emulator/core';
import {type Emulator, freePort, listen, type ServerOptions, startEmulator} from '@speech-docs/emulator/server';
import {audioFile, RestClient} from '@speech-docs/emulator/testing';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {provider} from '../../provider';
import {pathOfPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {samplesPython} from '../support/python';
import type {Case} from './cases';
import {compilers, interpreterOf} from './ingredients';
import {listFiles, type Program, ROOT, readResolved} from './programs';
import {type Container, startContainer} from './shims/container';

// Inside node_modules, so that Node finds the packages that a program imports.
const WORK = join(ROOT, 'node_modules/.cache/samples');
export const SHIMS = join(ROOT, 'tests/samples/shims');
/** Python packages that shims play. */
const PYTHON_CLIENTS = 'python-clients';
/** Commands that shims play, found first by every program. */
const COMMANDS = 'commands';
const MAX_SECONDS = 50;
/** How long what a program leaves behind may take to go: the connection of a dead process, a process that ends after it. */
const PATIENCE_MS = 20_000;

/** The emulator that most programs talk to. */
const SETTINGS = {port: 0, contracts, jobMs: 0, timeScale: 1, maxSessions: 100};

export interface Outcome {
  code: number | null;
  output: string;
  stderr: string;
  timedOut: boolean;
  /** Files that it left in its folder, with what they hold. */
  files: Map<string, Buffer>;
  /** Input files that it deleted. */
  gone: string[];
  /** A process that it started outlived it. */
  hasOrphans: boolean;
}

/** An emulator, a server with recordings, and a receiver of notifications. */
export class SampleRunner {
  private constructor(
    private readonly emulator: Emulator,
    private readonly media: Server,
    private readonly folder: string,
  ) {}

  static async open(): Promise<SampleRunner> {
    const emulator = await startEmulator(SETTINGS);
    const media = createServer((request: IncomingMessage, response) => {
      request.resume();
      const [, recording] = /^\/recordings\/([\w-]+)\.wav$/.exec(request.url ?? '') ?? [];
      if (request.method !== 'GET') response.end();
      else if (request.url === '/gone.wav') response.writeHead(404).end();
      else if (recording) response.end(namedAudio(recording));
      else response.end(readFileSync(join(ROOT, 'samples/audio/harbor-tour.wav')).fill(1, 60));
    });
    // As in the emulator: only clients close idle connections.
    media.keepAliveTimeout = 0;
    await listen(media);
    mkdirSync(WORK, {recursive: true});
    const stage = new SampleRunner(emulator, media, mkdtempSync(join(WORK, 'run-')));
    stage.writePrograms();
    stage.writeClients();
    stage.writeCommands();
    return stage;
  }

  /** Address of the emulator, and of the server with recordings. */
  get urls() {
    const {port} = this.media.address() as AddressInfo;
    return {rest: `http://127.0.0.1:${this.emulator.port}`, media: `http://127.0.0.1:${port}`};
  }

  /** Sockets and connections that programs have left open. */
  async leftOpen(service = this.emulator): Promise<{sessions: number; connections: number}> {
    const isIdle = () => Object.values(service.counts()).every((count) => count === 0);
    for (const until = Date.now() + PATIENCE_MS; !isIdle() && Date.now() < until; ) await sleep(20);
    return service.counts();
  }

  async close(): Promise<void> {
    await this.emulator.close();
    this.media.closeAllConnections();
    await new Promise((resolve) => this.media.close(resolve));
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** Copies every sample with its tokens replaced: some import their neighbours. */
  private writePrograms(): void {
    cpSync(join(ROOT, 'samples'), join(this.folder, 'samples'), {
      recursive: true,
      filter: (source) => !/\/(?:audio|node_modules)$/.test(source),
    });
    for (const file of listFiles('samples')) {
      const isProgram = /\.(?:py|m?[jt]s|tsx|sh|java|go|cs)$|^Dockerfile$/.test(basename(file));
      if (isProgram) writeFileSync(join(this.folder, file), readResolved(file));
    }
  }

  /** Installs the shims of the provider's client libraries where Node and Python look for packages. */
  private writeClients(): void {
    const {js, python} = provider.sdk;
    const clients = join(SHIMS, 'clients');
    for (const name of [js.batch, js.realtime]) {
      const target = join(this.folder, 'samples/node_modules', name);
      mkdirSync(target, {recursive: true});
      cpSync(join(clients, `${name.replace(/^.*\//, '')}.mjs`), join(target, 'index.mjs'));
      writeFileSync(join(target, 'package.json'), JSON.stringify({name, exports: './index.mjs'}));
    }
    const module = join(this.folder, PYTHON_CLIENTS, python.module);
    for (const name of ['batch.py', 'rt.py']) cpSync(join(clients, name), join(module, name));
  }

  /** Written here, because they must be executable, which not every copy of a project keeps. */
  private writeCommands(): void {
    const folder = join(this.folder, COMMANDS);
    mkdirSync(folder);
    const writeFile = (name: string, text: string) => writeFileSync(join(folder, name), text, {mode: 0o755});
    for (const [name, text] of Object.entries(compilers)) writeFile(name, `#!/bin/sh\n${text}\n`);
    // What a page calls python3 is, on this machine, the one that has the packages.
    const {python} = samplesPython();
    if (python) writeFile('python3', `#!/bin/sh\nexec '${pathOfPython(python)}' "$@"\n`);
  }

  /** Returns the path of the copy of a sample whose tokens are replaced. */
  pathOf(program: string): string {
    return join(this.folder, 'samples', program);
  }

  /** Makes a folder that goes with the stage. */
  newFolder(name: string): string {
    return mkdtempSync(join(this.folder, `${name}-`));
  }

  /** The variables that every program gets: the addresses of the emulator, and nothing of this machine. */
  environment(home = this.folder): Record<string, string> {
    return {
      PATH: `${join(this.folder, COMMANDS)}:${process.env.PATH}`,
      HOME: home,
      LANG: 'C.UTF-8',
      PYTHONUNBUFFERED: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: join(this.folder, PYTHON_CLIENTS),
      API_KEY: 'YOUR_API_KEY',
      AGENT_ID: 'repair-desk',
      ...addressVariables(this.emulator.port),
    };
  }

  /** Calls `act` with the variables of a service of its own, which has these settings. */
  async withService(settings: Partial<ServerOptions>, act: (environment: Record<string, string>) => Promise<void>) {
    const service = await startEmulator({...SETTINGS, ...settings});
    try {
      await act({...this.environment(), ...addressVariables(service.port)});
    } finally {
      await service.close();
    }
  }

  /** Writes the files of a case where its program runs. */
  layOut(home: string, {files = {}, copies = {}}: Case): void {
    for (const [name, content] of Object.entries(files)) write(join(home, name), content);
    for (const [name, own] of Object.entries(copies)) {
      // Recordings have no copy.
      const from = existsSync(this.pathOf(own)) ? this.pathOf(own) : join(ROOT, 'samples', own);
      write(join(home, name), readFileSync(from));
    }
  }

  /**
   * Runs a program; whatever plays a container for it goes with it. Its own service stays until its sessions are over: the
   * program can end before the service has read the close of its socket.
   */
  async run(program: Program, wanted: Case): Promise<Outcome & {sessions: SessionReport[]}> {
    const container = wanted.container && (await startContainer(wanted.container));
    const sessions: SessionReport[] = [];
    const noted = {keepFrames: true, reports: {session: (one: SessionReport) => void sessions.push(one)}};
    const own = wanted.service && (await startEmulator({...SETTINGS, ...noted, ...wanted.service}));
    try {
      const outcome = await this.runWith(program, wanted, own ?? this.emulator, container);
      if (own) await this.leftOpen(own);
      return {...outcome, sessions};
    } finally {
      await container?.close();
      await own?.close();
    }
  }

  private async runWith(
    {path, language}: Program,
    wanted: Case,
    service: Emulator,
    container?: Container,
  ): Promise<Outcome> {
    const home = this.newFolder('home');
    const recording = (name: string) => join(ROOT, `samples/audio/${name}.wav`);
    const audio = wanted.as ?? 'example.wav';
    copyFileSync(recording(wanted.audio ?? 'harbor-tour'), join(home, audio));
    // A file that represents another recording must not sound like one that is known.
    if (wanted.as && isRecording(wanted.as))
      writeFileSync(join(home, audio), readFileSync(join(home, audio)).fill(1, 60));
    this.layOut(home, wanted);
    for (const [name, own] of Object.entries(wanted.recordings ?? {})) {
      const [from = '', channel] = own.split(':');
      write(join(home, name), wavOf(rawSamples(recording(from), channel ? Number(channel) : undefined)));
    }
    const {media} = this.urls;
    const rest = new RestClient(service, 'YOUR_API_KEY');
    const id = (await makeJobs(rest, wanted.before, media)) ?? '';
    const port = `${await freePort()}`;
    const fill = (text: string) => text.replace('{media}', media).replace('{job}', id).replace('{port}', port);
    const args = (wanted.args ?? (wanted.as ? [audio] : [])).map(fill);
    const env: Record<string, string> = {
      ...this.environment(home),
      ...addressVariables(service.port),
      ...(wanted.before === 'hook' && {HOOK_URL: `${media}/transcripts`}),
      ...(wanted.device && {PYTHONPATH: SHIMS, SHIM_AUDIO: recording(wanted.device)}),
      ...container?.variables,
      ...Object.fromEntries(Object.entries(wanted.env ?? {}).map(([name, value]) => [name, fill(value)])),
    };
    const given = filesOf(home);
    const interpreter = interpreterOf(join(ROOT, 'samples', path), language) ?? '';
    const words = wanted.command ? ['bash', '-c', wanted.command] : [interpreter, this.pathOf(path), ...args];
    // In a process group of its own, so that what it leaves running can be found.
    const child = spawn(words[0] ?? '', words.slice(1), {cwd: home, env, stdio: 'pipe', detached: true});
    child.stdin.on('error', () => {});
    child.stdin.end(wanted.stdin ? rawSamples(recording(wanted.stdin)) : '');
    const outcome = {code: null as number | null, output: '', stderr: '', timedOut: false};
    let isInterrupted = false;
    let notified: Promise<unknown> | undefined;
    // Letters of several bytes may come in two pieces.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', (data) => {
      outcome.output += data;
      const port = wanted.notifyAt?.exec(outcome.output)?.[1];
      if (port && !notified) notified = notify(rest, port, env.HOOK_TOKEN ?? '');
      if (wanted.until?.test(outcome.output)) child.kill('SIGTERM');
      if (!isInterrupted && wanted.interruptAt?.test(outcome.output)) {
        isInterrupted = true;
        child.kill('SIGINT');
      }
    });
    child.stderr.on('data', (data) => {
      outcome.stderr += data;
    });
    const timer = setTimeout(() => {
      outcome.timedOut = true;
      signalGroup(child.pid, 'SIGKILL');
    }, MAX_SECONDS * 1000);
    outcome.code = await new Promise((done) => child.on('close', done));
    clearTimeout(timer);
    await notified;
    const hasOrphans = await hasSurvivors(child.pid);
    const left = filesOf(home);
    const made = left
      .filter((one) => !given.includes(one))
      .map((name) => [name, readFileSync(join(home, name))] as const);
    const gone = given.filter((name) => !left.includes(name));
    const output = outcome.output.replaceAll(media, 'https://hooks.example.net');
    return {...outcome, output, hasOrphans, gone, files: new Map(made)};
  }
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}

const exampleUpload = (recording = 'harbor-tour') => ({
  data_file: {name: 'example.wav', content: audioFile(recording)},
});
const ENGLISH = {language: 'en'};
const transcription = (more: object = {}) => ({type: 'transcription', transcription_config: ENGLISH, ...more});
const enhanced = transcription({transcription_config: {...ENGLISH, model: 'enhanced'}});

async function makeJobs(rest: RestClient, kind: Case['before'], media: string): Promise<string | undefined> {
  if (kind === 'alignment') {
    const text_file = {name: 'example.txt', content: 'Good morning.\nMind the step.\n'};
    return (
      await rest.run({type: 'alignment', alignment_config: ENGLISH}, {...exampleUpload('announcement'), text_file})
    ).id;
  }
  if (kind === 'list') {
    // The jobs of an account: two that are done, and between them one whose recording could not be fetched.
    await rest.run(transcription(), {data_file: {name: 'board-meeting.mp3', content: audioFile('harbor-tour')}});
    await rest.run(transcription({fetch_data: {url: `${media}/gone.wav`}}), {data_file: {name: '', content: ''}});
  }
  return kind === 'job' || kind === 'list' ? (await rest.run(enhanced, exampleUpload())).id : undefined;
}

function notify(rest: RestClient, port: string, token: string) {
  const contents = ['jobinfo', 'transcript.txt'];
  const url = `http://127.0.0.1:${port}/transcripts`;
  const hook = {url, contents, auth_headers: [`Authorization: Bearer ${token}`]};
  return rest.run(transcription({notification_config: [hook]}), exampleUpload());
}

/** Sends every process of the group a signal, 0 for none; returns whether there was one. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    if (leader) process.kill(-leader, signal);
    return leader !== undefined;
  } catch {
    return false;
  }
}

async function hasSurvivors(leader: number | undefined): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; signalGroup(leader, 0) && Date.now() < until; ) await sleep(20);
  return signalGroup(leader, 'SIGKILL');
}

/** Files below a folder; those in hidden folders are caches of what ran. */
const filesOf = (folder: string) => filesBelow(folder).filter((path) => !/^\.[^/]*\//.test(path));

/** A WAV file without sound, for a recording that exists as text only: its samples spell the recording's name. */
function namedAudio(name: string): Buffer {
  return readFileSync(join(ROOT, 'samples/audio/announcement.wav')).fill(`${name}\n`, 60);
}

/** Returns the samples of a WAV file, or of one of its channels, as 16-bit PCM at 16 kHz, as ffmpeg would pipe them. */
export function rawSamples(path: string, channel?: number): Buffer {
  const wav = wavFacts(readFileSync(path));
  if (!wav) return Buffer.alloc(0);
  const samples = samplesOf(wav.samples, {...wav, channel});
  const times = 16_000 / wav.sampleRate;
  const result = Buffer.alloc(2 * times * samples.length);
  for (let at = 0; 2 * at < result.length; at += 1)
    result.writeInt16LE(Math.round((samples[Math.floor(at / times)] ?? 0) * 32_768), 2 * at);
  return result;
}

/** Returns a WAV file of 16-bit samples at 16 kHz. */
function wavOf(samples: Buffer): Buffer {
  const header = readFileSync(join(ROOT, 'samples/audio/repair-desk.wav')).subarray(0, 44);
  header.writeUInt32LE(samples.length + 36, 4);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

function isRecording(file: string): boolean {
  return existsSync(join(ROOT, 'packages/emulator/recordings', `${file.replace(/\.\w+$/, '')}.json`));
}

/** Returns the path of an output file in the project: a name in the program's API, or a path from there. */
export function outputPath(program: Program, name: string): string {
  const api = join('samples', dirname(program.path).split('/')[0] ?? '');
  return name.includes('/') ? join(api, name) : join(api, 'output', name);
}
