/** How the tests talk to the emulator: plain fetch, plain sockets, and a log of what came back. */
import {EventEmitter, once} from 'node:events';
import {afterAll, beforeAll, expect, onTestFinished} from 'vitest';
import {WebSocket} from 'ws';
import {type Emulator, type ServerOptions, startEmulator} from '../../adapters/server';
import {audioFile, contracts, type Message, startRecognition, TOUR} from './messages';

export * from './messages';

/** Starts an emulator whose waits are short; one that a test starts is closed after it. */
export async function start(options: Partial<ServerOptions> = {}): Promise<Emulator> {
  const emulator = await startEmulator({port: 0, jobMs: 5, timeScale: 0.01, contracts, ...options});
  try {
    onTestFinished(() => emulator.close());
  } catch {
    // Outside a test: a hook started it, and closes it.
  }
  return emulator;
}

/** An emulator for all tests of a file, and a client of it; hooks start and close it. */
export function shared(options: Partial<ServerOptions> = {}): {emulator: Emulator; rest: RestClient} {
  const emulator = {} as Emulator;
  beforeAll(async () => {
    Object.assign(emulator, await start(options));
  });
  afterAll(() => emulator.close());
  return {emulator, rest: new RestClient(emulator)};
}

type Parts = Record<string, {name: string; content: Buffer | string}>;

/** The part of a job without a recording. */
export const NO_FILE = {data_file: {name: '', content: ''}};

/** The header that injects a fault into one request. */
export const withFault = (fault: string) => ({headers: {'X-Emulator-Fault': fault}});

export class RestClient {
  constructor(
    private readonly emulator: Pick<Emulator, 'port'>,
    private readonly key = 'key',
  ) {}

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {Authorization: `Bearer ${this.key}`, ...init.headers};
    return fetch(`http://127.0.0.1:${this.emulator.port}${path}`, {...init, headers});
  }

  async json(path: string, init?: RequestInit) {
    const response = await this.fetch(path, init);
    return {status: response.status, body: await response.json().catch(() => null)};
  }

  /** Returns the text at a path; throws when the request is rejected. */
  async text(path: string): Promise<string> {
    const response = await this.fetch(path);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.text();
  }

  /** Sends a POST request with a body of JSON; a text is sent as it is. */
  post(path: string, body: unknown, init: RequestInit = {}) {
    return this.json(path, {...init, method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body)});
  }

  /** Requests a temporary key for an API. */
  requestKey(type: string, body: unknown = {ttl: 60}, init: RequestInit = {}) {
    return this.post(`/v1/api_keys?type=${type}`, body, init);
  }

  /** Submits a job, with the harbor tour unless `parts` has another file; a part without a name is left out. */
  submit(config: unknown, parts: Parts = {}, {query = '', ...init}: RequestInit & {query?: string} = {}) {
    const form = new FormData();
    form.set('config', typeof config === 'string' ? config : JSON.stringify(config));
    const all = {data_file: {name: 'example.wav', content: audioFile('harbor-tour')}, ...parts};
    for (const [part, {name, content}] of Object.entries(all)) {
      if (name) form.set(part, new Blob([new Uint8Array(Buffer.from(content))]), name);
    }
    return this.json(`/v2/jobs${query}`, {...init, method: 'POST', body: form});
  }

  /** Submits a job and waits for its end; returns its details. */
  async run(config: unknown, parts?: Parts) {
    const {status, body} = await this.submit(config, parts);
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return this.ended(body.id);
  }

  /** Runs a job; returns its JSON transcript, which fits the contract. */
  async transcript(config: unknown, parts?: Parts) {
    const {id} = await this.run(config, parts);
    const {body} = await this.json(`/v2/jobs/${id}/transcript`);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', body)).toBeUndefined();
    return body;
  }

  /** Runs a job; returns its transcript as plain text. */
  async transcriptText(config: unknown, parts?: Parts): Promise<string> {
    const {id} = await this.run(config, parts);
    return this.text(`/v2/jobs/${id}/transcript?format=txt`);
  }

  async ended(id: string) {
    for (;;) {
      const {body} = await this.json(`/v2/jobs/${id}`);
      if (body.job.status !== 'running') return body.job;
    }
  }
}

export class SocketClient {
  readonly messages: Message[] = [];
  readonly voice: Buffer[] = [];
  closed: {code: number; reason: string} | undefined;
  private readonly changes = new EventEmitter();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.voice.push(data as Buffer);
      else this.messages.push(JSON.parse(`${data}`));
      this.changes.emit('change');
    });
    socket.on('close', (code, reason) => {
      this.closed = {code, reason: `${reason}`};
      this.changes.emit('change');
    });
    socket.on('error', () => {});
  }

  static async open(
    emulator: Pick<Emulator, 'port'>,
    path: string,
    headers: Record<string, string | undefined> = {},
  ): Promise<SocketClient> {
    const given = Object.entries({Authorization: 'Bearer key', ...headers}).filter(([, value]) => value !== undefined);
    const all = Object.fromEntries(given) as Record<string, string>;
    const line = new SocketClient(
      new WebSocket(`ws://127.0.0.1:${emulator.port}${path}`, {headers: all, perMessageDeflate: false}),
    );
    await new Promise((resolve, reject) => {
      line.socket.once('open', resolve);
      line.socket.once('unexpected-response', (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)));
      line.socket.once('error', reject);
    });
    return line;
  }

  send(data: object | string | Buffer): void {
    const isRaw = typeof data === 'string' || Buffer.isBuffer(data);
    this.socket.send(isRaw ? data : JSON.stringify(data));
  }

  /** Waits for a message of that name that has not been waited for; rejects when the socket closes before. */
  async next(name: string, count = 1): Promise<Message> {
    for (;;) {
      const found = this.named(name)[count - 1];
      if (found) return found;
      if (this.closed)
        throw new Error(`closed with ${this.closed.code} before ${name}: ${JSON.stringify(this.messages)}`);
      await once(this.changes, 'change');
    }
  }

  async end(): Promise<{code: number; reason: string}> {
    while (!this.closed) await once(this.changes, 'change');
    return this.closed;
  }

  named(name: string): Message[] {
    return this.messages.filter(({message}) => message === name);
  }
}

/** Opens a real-time session, with the headers of its handshake, and waits until it takes audio. */
export async function recognize(
  emulator: Emulator,
  config: object = {},
  rest: object = {},
  headers: Record<string, string> = {},
): Promise<SocketClient> {
  const line = await SocketClient.open(emulator, '/v2', headers);
  line.send(startRecognition(config, rest));
  await line.next('RecognitionStarted');
  return line;
}

/** Sends audio in chunks of a tenth of a second; returns how many there were. */
export function stream(line: SocketClient, audio: Buffer, chunkBytes = 1600): number {
  let count = 0;
  for (let at = 0; at < audio.length; at += chunkBytes, count += 1) line.send(audio.subarray(at, at + chunkBytes));
  return count;
}

/** Streams a recording of the project to its end, and returns the session. */
export async function transcribe(emulator: Emulator, config: object = {}): Promise<SocketClient> {
  const line = await recognize(emulator, config);
  line.send({message: 'EndOfStream', last_seq_no: stream(line, TOUR)});
  await line.next('EndOfTranscript');
  line.socket.close(1000);
  await line.end();
  return line;
}
