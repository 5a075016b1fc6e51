/**
 * The console behind the page: takes requests, runs one session at a time, and posts what readers see. A worker gives it
 * its messages; a test calls it directly.
 */
import type {SocketApi} from '@speech-docs/protocol/rules';
import {objectOf} from '@speech-docs/protocol/sessionCheck';
import {type Clock, systemClock} from '../core/clock';
import {wavFacts} from '../core/recordings';
import type {ServiceData} from '../core/sockets';
import {findRecording} from './consoleRecordings';
import {ConsoleSession} from './consoleSession';
import {type FaultChoice, faultMenu} from './faultMenu';
import {closeLine, labelOf, linesOf} from './lines';
import type {BrokenRule, LogLine, SessionLog} from './log';

export type ConsoleRequest =
  | {kind: 'start'; api: SocketApi; sounds: Record<string, string>}
  | {kind: 'open'; fault: string; recording: string}
  | {kind: 'send'; text: string}
  | {kind: 'audio'; recording: string; speed: number}
  | {kind: 'stop'}
  | {kind: 'close'}
  | {kind: 'judge'; text: string};

/** A message of the composer: its text, and the rule that it would break now. */
export interface Choice {
  name: string;
  text: string;
  isAudio: boolean;
  broken: BrokenRule | null;
}

export interface View {
  state: string;
  /** Whether the client can send frames. */
  isOpen: boolean;
  isStreaming: boolean;
  choices: Choice[];
}

export type ConsoleReply =
  | {kind: 'started'; faults: FaultChoice[]}
  | {kind: 'lines'; lines: LogLine[]; isNew: boolean}
  | {kind: 'view'; view: View}
  | {kind: 'judged'; text: string; broken: BrokenRule | null}
  | {kind: 'problem'; text: string};

interface HostEnvironment {
  serviceData: ServiceData;
  post: (reply: ConsoleReply) => void;
  load: (address: string) => Promise<Uint8Array>;
  clock?: Clock;
}

/** No audio follows these messages, so they end a recording that plays. */
const AUDIO_ENDS = ['EndOfStream', 'EndOfChannel', 'AudioEnded'];
const TICK_MS = 100;
/** Batches lines: a recording at 20 times its speed produces hundreds in a second. */
const FLUSH_MS = 40;

export class ConsoleHost {
  private readonly clock: Clock;
  private api: SocketApi = 'realtime';
  private sounds: Record<string, string> = {};
  private readonly loaded = new Map<string, Uint8Array>();
  private session: ConsoleSession | undefined;
  private recording = '';
  private stream: Stream | undefined;
  /** Frames whose lines are on the page; `null` before the line of the handshake is. */
  private shown: number | null = null;
  private isCloseShown = false;
  private lastView = '';
  private cancelFlush: (() => void) | undefined;

  constructor(private readonly environment: HostEnvironment) {
    this.clock = environment.clock ?? systemClock();
  }

  /** Acts on a request of the page; what goes wrong is posted as a sentence. */
  async take(request: ConsoleRequest): Promise<void> {
    try {
      await this.act(request);
    } catch {
      this.environment.post({kind: 'problem', text: 'The console failed. Connect again.'});
    }
  }

  private async act(request: ConsoleRequest): Promise<void> {
    const {session} = this;
    if (request.kind === 'start') this.start(request.api, request.sounds);
    else if (request.kind === 'open') this.open(request.fault, request.recording);
    else if (!session) return;
    else if (request.kind === 'send') {
      if (AUDIO_ENDS.includes(`${objectOf(request.text)?.message}`)) this.stop();
      session.send(compact(request.text));
    } else if (request.kind === 'audio') await this.play(session, request.recording, request.speed);
    else if (request.kind === 'stop') this.stop();
    else if (request.kind === 'close') session.close();
    else this.check(session, request.text);
    this.flushSoon();
  }

  private get contracts() {
    return this.environment.serviceData.contracts;
  }

  private start(api: SocketApi, sounds: Record<string, string>): void {
    this.api = api;
    this.sounds = sounds;
    const contract = this.contracts.documents[api];
    this.environment.post({kind: 'started', faults: faultMenu(contract)});
  }

  private open(fault: string, recording: string): void {
    this.stop();
    this.session?.close();
    this.recording = recording;
    const {serviceData} = this.environment;
    const session = new ConsoleSession({serviceData, clock: this.clock}, {api: this.api, fault});
    this.session = session;
    this.shown = null;
    this.isCloseShown = false;
    this.lastView = '';
    session.open();
    this.tickLater(session);
  }

  private async play(session: ConsoleSession, recording: string, speed: number): Promise<void> {
    this.stop();
    // A placeholder while the sound loads: if it is stopped or replaced meanwhile, nothing is played.
    const wanted: Stream = {stop: () => undefined};
    this.stream = wanted;
    const file = await this.sound(recording).catch((error: unknown) => {
      this.drop(wanted);
      throw error;
    });
    if (this.stream !== wanted) return;
    if (!file || session !== this.session || session.isOver) {
      this.drop(wanted);
      return;
    }
    const stream = streamAudio(session, this.clock, {file, speed}, () => {
      this.drop(stream);
      this.flushSoon();
    });
    this.stream = stream;
  }

  private stop(): void {
    this.stream?.stop();
    this.stream = undefined;
  }

  private drop(stream: Stream): void {
    if (this.stream === stream) this.stream = undefined;
  }

  private async sound(name: string): Promise<Uint8Array | undefined> {
    const address = this.sounds[name];
    if (!address) return undefined;
    const file = this.loaded.get(name) ?? (await this.environment.load(address));
    this.loaded.set(name, file);
    return file;
  }

  private check(session: ConsoleSession, text: string): void {
    this.environment.post({kind: 'judged', text, broken: session.check(compact(text))});
  }

  /** Checks the time limits of the service every 100 ms, and posts what it has sent since. */
  private tickLater(session: ConsoleSession): void {
    this.clock.later(TICK_MS, () => {
      if (session !== this.session) return;
      session.tick();
      this.flush();
      if (!session.isOver) this.tickLater(session);
    });
  }

  private flushSoon(): void {
    this.cancelFlush ??= this.clock.later(FLUSH_MS, () => this.flush());
  }

  private flush(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    const {session} = this;
    if (!session) return;
    this.postLines(session.log);
    const view = this.view(session);
    const {state, isOpen, isStreaming} = view;
    const key = `${state} ${isOpen} ${isStreaming} ${this.shown}`;
    if (key !== this.lastView) this.environment.post({kind: 'view', view});
    this.lastView = key;
  }

  private postLines(log: SessionLog): void {
    const contract = this.contracts.documents[log.api];
    const isNew = this.shown === null;
    const lines = linesOf(log, contract, this.shown);
    const close = this.isCloseShown ? null : closeLine(log, contract);
    this.shown = log.frames.length;
    this.isCloseShown ||= close !== null;
    const found = close ? [...lines, close] : lines;
    if (found.length > 0) this.environment.post({kind: 'lines', lines: found, isNew});
  }

  private view(session: ConsoleSession): View {
    const contract = this.contracts.documents[session.log.api];
    const isOpen = !session.isOver;
    const choices = isOpen ? this.choices(session) : [];
    return {state: labelOf(contract, session.state), isOpen, isStreaming: this.stream !== undefined, choices};
  }

  /** Legal messages come first; both parts keep the order of the contract. */
  private choices(session: ConsoleSession): Choice[] {
    const {format} = findRecording(this.recording);
    const all = session.templates(format).map(({name, kind, message}): Choice => {
      const text = JSON.stringify(message, null, 2);
      const isAudio = kind === 'binary';
      return {name, text, isAudio, broken: session.check(isAudio ? new Uint8Array(0) : text)};
    });
    return [...all.filter(({broken}) => !broken), ...all.filter(({broken}) => broken)];
  }
}

/** Removes the line breaks of the editor from JSON; returns any other text unchanged. */
function compact(text: string): string {
  const message = objectOf(text);
  return message ? JSON.stringify(message) : text;
}

const CHUNK_MS = 100;

interface Stream {
  stop(): void;
}

/** Sends the recording at `speed` times its own pace, and calls `ended` after the last frame. */
function streamAudio(
  session: ConsoleSession,
  clock: Clock,
  {file, speed}: {file: Uint8Array; speed: number},
  ended: () => void,
): Stream {
  const {samples, bytesPerSecond} = wavFacts(file) ?? {samples: file, bytesPerSecond: 16_000};
  const size = Math.round((bytesPerSecond * CHUNK_MS) / 1000);
  // A start that declares a file gets the header too; raw audio has none.
  let offset = declaresFile(session) ? 0 : samples.byteOffset - file.byteOffset;
  const end = samples.byteOffset - file.byteOffset + samples.length;
  let cancel = () => {};
  const next = () => {
    if (offset >= end || session.isOver) {
      ended();
      return;
    }
    session.sendAudio(file.slice(offset, Math.min(offset + size, end)));
    offset += size;
    cancel = clock.later(CHUNK_MS / speed, next);
  };
  next();
  return {stop: () => cancel()};
}

function declaresFile({log}: ConsoleSession): boolean {
  const start = log.frames.find(({from, name, broken}) => from === 'client' && /^Start/.test(name) && !broken);
  return (start?.message?.audio_format as {type?: string} | undefined)?.type === 'file';
}
