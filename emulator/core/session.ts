/**
 * What real-time and Flow sessions share: frames are judged by the contract, and states decide which message may come
 * when. A fault ends the session with the documented error and its close code.
 */
import type {RawData, WebSocket} from 'ws';
import {type Contracts, describeFault, type Fields} from './contracts';
import type {Fault} from './faults';
import type {Options} from './options';

export interface SessionFacts {
  api: 'realtime' | 'flow';
  webSocket: WebSocket;
  contracts: Contracts;
  options: Options;
  /** Sessions of this kind, this one included. */
  running: number;
  fault: Fault | undefined;
  /** The header `x-request-id` of the handshake. */
  requestId: string | undefined;
  /** Language that an older client put into the path. */
  pathLanguage: string | undefined;
}

/** Flow has two types for what real time tells apart. */
const FLOW_TYPES: Record<string, string> = {
  invalid_message: 'protocol_error',
  invalid_config: 'config_error',
  invalid_audio_type: 'config_error',
};

/** Close code where the contract publishes none: the error message has said why. */
const UNPUBLISHED_CODE = 1000;
const SLOW_MS = 3000;
/** A client that does not answer the close frame is cut off after this. */
const CLOSE_GRACE_MS = 2000;

export abstract class Session {
  protected state = 'connected';
  protected seqNo = 0;
  protected readonly contracts: Contracts;
  protected readonly options: Options;
  private readonly timers = new Set<NodeJS.Timeout>();
  private isOver = false;

  constructor(protected readonly facts: SessionFacts) {
    this.contracts = facts.contracts;
    this.options = facts.options;
  }

  get requestId(): string | undefined {
    return this.facts.requestId;
  }

  /** Begins to serve the socket. */
  open(): void {
    const {webSocket} = this.facts;
    webSocket.on('message', (data, isBinary) => {
      // A mistake of the emulator ends this session, and disturbs no other.
      try {
        this.receive(data, isBinary);
      } catch (error) {
        console.error(error);
        this.fail('unknown_error');
      }
    });
    webSocket.on('ping', () => this.signOfLife());
    webSocket.on('pong', () => this.signOfLife());
    webSocket.on('error', () => {});
    webSocket.on('close', () => this.stop());
    const {running, options, fault} = this.facts;
    if (running > options.maxSessions || fault?.name === 'quota') {
      const {maxSessions} = options;
      this.fail('quota_exceeded', `${maxSessions} of ${maxSessions} concurrent sessions in use.`);
      return;
    }
    if (fault && fault.after === 0 && fault.name !== 'slow') {
      this.injectFault();
      return;
    }
    this.opened();
  }

  /** Called ten times a second. */
  tick(_now: number): void {}

  /** Drops the client without a word, as a stopped process would. */
  abandon(): void {
    this.stop();
    this.facts.webSocket.terminate();
  }

  protected opened(): void {}
  protected signOfLife(): void {}
  protected stopped(): void {}
  /** Acts on a valid text message that the state allows. */
  protected abstract act(name: string, message: Fields): void;
  /** Acts on a chunk of audio that the state allows. */
  protected abstract takeAudio(chunk: Buffer): void;
  /** The first message that a client sends. */
  protected abstract readonly startMessage: string;

  protected send(name: string, fields: Fields = {}): void {
    const message = {message: name, ...fields};
    this.sendRaw(JSON.stringify(this.contracts.complete(this.facts.api, name, message)));
  }

  protected sendRaw(data: string | Buffer): void {
    const {webSocket} = this.facts;
    if (!this.isOver && webSocket.readyState === webSocket.OPEN) webSocket.send(data);
  }

  /** Ends the session with a documented error. */
  protected fail(problem: string, reason?: string, code?: number): void {
    const {api} = this.facts;
    const type = (api === 'flow' && FLOW_TYPES[problem]) || problem;
    const {example, closeCode} = this.contracts.socketError(api, type);
    const hidden = {quality: undefined, code: undefined, duration_limit: undefined};
    this.send('Error', {...hidden, type, reason: reason ?? example.reason, seq_no: undefined});
    this.end(code ?? closeCode ?? UNPUBLISHED_CODE, type);
  }

  protected end(code: number, reason = ''): void {
    if (this.isOver) return;
    this.isOver = true;
    this.state = 'closed';
    const {webSocket} = this.facts;
    webSocket.close(code, reason);
    const timer = setTimeout(() => webSocket.terminate(), CLOSE_GRACE_MS);
    webSocket.on('close', () => clearTimeout(timer));
    this.clearTimers();
  }

  protected later(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.isOver) act();
    }, ms);
    this.timers.add(timer);
    return timer;
  }

  /** How long a start takes; a slow service takes longer. */
  protected get startMs(): number {
    return this.facts.fault?.name === 'slow' ? SLOW_MS * this.options.timeScale : 5;
  }

  /** Lets the fault happen that somebody asked for, once so much audio has come. */
  protected injectFaultAt(seconds: number): void {
    const {fault} = this.facts;
    if (fault && fault.name !== 'slow' && seconds >= fault.after) this.injectFault();
  }

  private injectFault(): void {
    const name = this.facts.fault?.name ?? '';
    if (name === 'cut') {
      // The header of a text frame of 100 bytes, and two bytes of it: the frame never ends.
      const {_socket: socket} = this.facts.webSocket as unknown as {_socket: {write: (data: Buffer) => void}};
      socket.write(Buffer.from([0x81, 100, 0x7b, 0x22]));
      this.abandon();
      return;
    }
    const codes = this.contracts.documents.realtime['x-close-codes'] ?? [];
    const code = codes.find((one) => `${one.code}` === name);
    const type = code ? code.precededBy[0] : name;
    const isKnown = this.contracts.documents[this.facts.api]['x-errors'].some((error) => error.type === type);
    if (type && isKnown) {
      this.fail(type, undefined, code?.code);
      return;
    }
    this.end(code?.code ?? 1011, code?.reason ?? 'internal_error');
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isOver) return;
    this.signOfLife();
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    if (isBinary) {
      this.receiveAudio(bytes);
      return;
    }
    const message = parseObject(bytes.toString('utf8'));
    if (!message || typeof message.message !== 'string') {
      this.fail('invalid_message');
      return;
    }
    const name = message.message;
    const known = this.contracts.message(this.facts.api, name);
    if (!known || known['x-sender'] === 'server' || name === 'AddAudio') {
      this.fail('invalid_message', `'${name}' is not a message that clients send.`);
      return;
    }
    if (!this.isAllowed(name)) {
      this.failOrder(name);
      return;
    }
    const fault = this.contracts.fault(this.facts.api, name, message);
    if (!fault) {
      this.act(name, message);
      return;
    }
    const text = describeFault(fault);
    if (fault.instancePath.startsWith('/audio_format')) {
      this.fail('invalid_audio_type', text);
      return;
    }
    const isSetting = name === this.startMessage || fault.keyword === 'additionalProperties';
    const isShape = !isSetting || (this.facts.api === 'realtime' && ['type', 'required'].includes(fault.keyword));
    this.fail(isShape ? 'invalid_message' : 'invalid_config', text);
  }

  private receiveAudio(chunk: Buffer): void {
    if (!this.isAllowed('AddAudio')) {
      this.lateAudio();
      return;
    }
    this.seqNo += 1;
    this.takeAudio(chunk);
  }

  /** Audio in a state that does not take it. */
  protected lateAudio(): void {
    this.failOrder('AddAudio');
  }

  private failOrder(name: string): void {
    this.fail('protocol_error', `${name} is not allowed ${this.describeState()}.`);
  }

  private describeState(): string {
    const started = this.facts.api === 'flow' ? 'ConversationStarted' : 'RecognitionStarted';
    if (this.state === 'connected' || this.state === 'starting') return `before ${started}`;
    return `while the session is ${this.state}`;
  }

  private isAllowed(name: string): boolean {
    const message = this.contracts.message(this.facts.api, name);
    const states = message?.['x-directions']?.client.states ?? message?.['x-states'] ?? [];
    return states.includes(this.state);
  }

  private stop(): void {
    this.isOver = true;
    this.clearTimers();
    this.stopped();
  }

  private clearTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
