/** Sessions with the emulator on a clock that the test moves, recorded as a client would record them. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '@speech-docs/protocol/facts';
import type {Fields, Sender, SocketApi} from '@speech-docs/protocol/rules/contract';
import {
  type CapturedFrame,
  type CapturedSession,
  newSession,
  objectOf,
} from '@speech-docs/protocol/sessionCheck/capture';
import {browserKnowledge} from '../../browserKnowledge';
import {ManualClock} from '../../core/clock';
import {Service} from '../../core/service';
import {contracts} from './contracts';

export {contracts};

const {library} = browserKnowledge();
const START = Date.parse('2026-11-22T12:00:00Z');
/** A tenth of a second, in 16-bit samples at 16 kHz. */
const CHUNK_BYTES = 3200;
const WAV_HEADER_BYTES = 44;
/** At 8 kHz: each sample twice is the same sound at 16 kHz. */
const RECORDING = readFileSync(join(__dirname, '../../audio/harbor-tour.wav')).subarray(WAV_HEADER_BYTES);

/** The recording from a position in tenths of a second; silence after its end. */
function audioAt(tenths: number): Uint8Array {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let at = 0; at < CHUNK_BYTES; at += 2) {
    const from = 2 * Math.floor((tenths * CHUNK_BYTES + at) / 4);
    if (from + 2 <= RECORDING.length) RECORDING.copy(chunk, at, from, from + 2);
  }
  return chunk;
}

export const AUDIO = audioAt(0);
const PATHS: Record<SocketApi, string> = {realtime: '/v2', flow: '/v1/flow'};

export interface Options {
  api?: SocketApi;
  fault?: string;
  maxSessions?: number;
  /** What the client sends again and again; the recording otherwise. */
  sound?: Uint8Array;
}

/** Returns the frame of a text; one that is no JSON object has no message. */
export function textFrame(at: number | null, from: Sender, text: string): CapturedFrame {
  const message = objectOf(text);
  return {at, from, kind: 'text', message, bytes: text.length, ...(!message && {text})};
}

/** One session: what the client does is recorded, and what the service sends. */
export class Recorder {
  readonly session: CapturedSession;
  readonly clock: ManualClock;
  private readonly wire;
  /** Tenths of a second of the recording that were sent. */
  private heard = 0;
  private readonly sound: Uint8Array | undefined;
  private readonly service: Service;

  constructor({api = 'realtime', fault, sound, ...options}: Options = {}, startMs = START) {
    this.sound = sound;
    this.clock = new ManualClock(startMs);
    const clock = this.clock;
    this.service = new Service({contracts, library}, {clock, ...(fault && {fault}), ...options});
    const url = `${PATHS[api]}?jwt=key`;
    this.session = newSession(`wss://eu.${provider.realtimeHost}${url}`);
    const {frames} = this.session;
    const result = this.service.sockets.handshake({method: 'GET', url, headers: new Headers()});
    if (!('open' in result)) throw new Error(`HTTP ${result.status}`);
    const at = () => this.clock.now();
    this.wire = result.open({
      send: (data) => {
        if (typeof data === 'string') frames.push(textFrame(at(), 'server', data));
        else frames.push({at: at(), from: 'server', kind: 'binary', message: null, bytes: data.length});
      },
      close: (code, reason) => {
        this.session.close ??= {at: at(), by: 'server', code, reason};
      },
      drop: () => {
        this.session.close ??= {at: at(), by: 'transport', code: 1006, reason: ''};
      },
      breakFrame: () => {},
    });
  }

  get isClosed(): boolean {
    return this.session.close !== null;
  }

  /** Names of the messages that the service has sent. */
  get received(): string[] {
    return this.session.frames.flatMap(({from, message}) =>
      from === 'server' && message ? [`${message.message}`] : [],
    );
  }

  send(message: Fields, waitMs = 20): this {
    if (this.isClosed) return this;
    const text = JSON.stringify(message);
    this.session.frames.push(textFrame(this.clock.now(), 'client', text));
    this.wire.receive(text);
    return this.wait(waitMs);
  }

  /** Sends so many tenths of a second: of the recording, or the same sound again and again. */
  audio(tenths: number, sound = this.sound): this {
    for (let count = 0; count < tenths && !this.isClosed; count += 1) {
      const at = this.clock.now();
      const chunk = sound ?? audioAt(this.heard++);
      this.session.frames.push({at, from: 'client', kind: 'binary', message: null, bytes: chunk.length});
      this.wire.receive(chunk);
      this.wait(100);
    }
    return this;
  }

  wait(ms: number): this {
    this.clock.advance(ms);
    this.service.sockets.tick();
    return this;
  }

  /** Closes the socket as a client. */
  close(): this {
    this.session.close ??= {at: this.clock.now(), by: 'client', code: 1000, reason: ''};
    this.wire.closed('client');
    return this;
  }
}

export const AUDIO_FORMAT = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000};

export function startRecognition(config: Fields = {}): Fields {
  return {
    message: 'StartRecognition',
    audio_format: AUDIO_FORMAT,
    transcription_config: {language: 'en', ...config},
  };
}

export function startConversation(): Fields {
  return {
    message: 'StartConversation',
    audio_format: AUDIO_FORMAT,
    conversation_config: {template_id: 'repair-desk', template_variables: {timezone: 'Europe/Lisbon'}},
  };
}

/** A whole session in real time: start, audio, end, close. */
export function wholeSession(config: Fields, tenths = 30, options: Options = {}): CapturedSession {
  const recorder = new Recorder(options).send(startRecognition(config), 3200).audio(tenths);
  recorder.send({message: 'EndOfStream', last_seq_no: tenths}, 8000);
  return recorder.close().session;
}

/** A whole conversation: start, audio, receipts for the agent's voice, end. */
export function wholeConversation(tenths: number, options: Options = {}): CapturedSession {
  const recorder = new Recorder({...options, api: 'flow'}).send(startConversation(), 3200);
  let acknowledged = 0;
  for (let count = 0; count < tenths && !recorder.isClosed; count += 1) {
    recorder.audio(1);
    const voice = recorder.session.frames.filter(({from, kind}) => from === 'server' && kind === 'binary').length;
    while (acknowledged < voice && !recorder.isClosed) {
      acknowledged += 1;
      recorder.send({message: 'AudioReceived', seq_no: acknowledged, buffering: 0.02}, 0);
    }
  }
  const isOver = recorder.received.includes('ConversationEnding');
  if (!isOver) recorder.send({message: 'AudioEnded', last_seq_no: tenths}, 0);
  return recorder.wait(9000).session;
}
