/**
 * Records what the session player shows: the same recording streamed once for each pair of settings. A frame's time is
 * the length of audio that had been sent when it came, so that a record does not depend on the machine.
 */
import {readFileSync} from 'node:fs';
import {readLibrary} from '@speech-docs/emulator/compile';
import {ConsoleSession} from '@speech-docs/emulator/consoleSession';
import {ManualClock, type NotedFrame, type ServiceData, wavFacts} from '@speech-docs/emulator/core';
import type {Contracts} from '@speech-docs/protocol/contracts';
import type {Message, RecordedFrame, SessionRecord, StoredRecord} from '@speech-docs/protocol/sessionRecord';

export const MAX_DELAYS = [0.7, 1, 2, 4];
/** Seconds of silence; 0 is off. */
const SILENCE_TRIGGERS = [0, 0.3, 0.5, 1];
const FRAME_SECONDS = 0.1;
const AUDIO = 'harbor-tour';
const SAMPLE_RATE = 8000;
/** A fixed ID keeps the record reproducible. */
const SESSION_ID = '5b4c7a1e-0d3f-4c58-9a6b-2f1e8d7c6b5a';
const CLOCK = Date.parse('2026-11-21T12:00:00Z');

function startMessage(maxDelay: number, trigger: number): Message {
  return {
    message: 'StartRecognition',
    audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: SAMPLE_RATE},
    transcription_config: {
      language: 'en',
      model: 'enhanced',
      enable_partials: true,
      max_delay: maxDelay,
      ...(trigger > 0 && {conversation_config: {end_of_utterance_silence_trigger: trigger}}),
    },
  };
}

/** Runs one session on a clock that moves with the audio: it takes no time and never differs. */
function stream(serviceData: ServiceData, start: Message): NotedFrame[] {
  const samples = wavFacts(readAudio())?.samples ?? new Uint8Array(0);
  const chunkBytes = 2 * SAMPLE_RATE * FRAME_SECONDS;
  const frames: NotedFrame[] = [];
  let at = 0;
  const clock = new ManualClock(CLOCK);
  const session = new ConsoleSession({serviceData, clock}, {api: 'realtime', fault: ''}).open();
  const pass = (ms: number) => {
    clock.advance(ms);
    for (const {from, data, message} of session.log.frames.slice(frames.length)) {
      if (typeof data === 'string') frames.push({at, from, message: message as Message});
      else frames.push({at: round(at - FRAME_SECONDS), from, bytes: data.length});
    }
  };
  const send = (message: Message) => {
    session.send(JSON.stringify(message));
    pass(10);
  };
  send(start);
  let seqNo = 0;
  for (let from = 0; from < samples.length; from += chunkBytes) {
    seqNo += 1;
    at = round(seqNo * FRAME_SECONDS);
    session.sendAudio(samples.subarray(from, from + chunkBytes));
    pass(FRAME_SECONDS * 1000);
  }
  send({message: 'EndOfStream', last_seq_no: seqNo});
  for (const {message} of frames) if (message?.message === 'RecognitionStarted') message.id = SESSION_ID;
  return frames;
}

function readAudio(): Uint8Array {
  return readFileSync(`samples/audio/${AUDIO}.wav`);
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Streams the recording under every pair of settings; returns the record that the site stores: a run of audio is one frame. */
export function recordSessions(contracts: Contracts): SessionRecord {
  const serviceData = {contracts, library: readLibrary()};
  return {
    audio: `samples/audio/${AUDIO}.wav`,
    seconds: round((wavFacts(readAudio())?.samples.length ?? 0) / 2 / SAMPLE_RATE),
    frameSeconds: FRAME_SECONDS,
    frameBytes: 2 * SAMPLE_RATE * FRAME_SECONDS,
    sessions: MAX_DELAYS.flatMap((maxDelay) =>
      SILENCE_TRIGGERS.map((trigger) => {
        const frames = foldAudio(stream(serviceData, startMessage(maxDelay, trigger)));
        return {maxDelay, trigger, frames};
      }),
    ),
  };
}

/** Returns the record as its file has it: each message once. */
export function storeRecord({sessions, ...facts}: SessionRecord): StoredRecord {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const stored = sessions.map(({frames, ...settings}) => ({
    ...settings,
    frames: frames.map(
      ({at, from, message, audio}) => [at, audio ?? numberOf(JSON.stringify({from, message}))] as const,
    ),
  }));
  return {...facts, messages: [...numbers.keys()].map((text) => JSON.parse(text)), sessions: stored};
}

/** Joins frames of audio, and their acknowledgements, that are next to one another. */
function foldAudio(frames: NotedFrame[]): RecordedFrame[] {
  const folded: RecordedFrame[] = [];
  let sent = 0;
  for (const {at, from, message, bytes} of frames) {
    const last = folded.at(-1);
    if (bytes !== undefined) {
      sent += 1;
      if (last?.audio) last.audio[1] = sent;
      else folded.push({at, from, audio: [sent, sent]});
    } else if (message?.message === 'AudioAdded') {
      const number = message.seq_no as number;
      if (!last?.audio) throw new Error(`AudioAdded ${number} came without audio`);
      last.at = at;
    } else folded.push({at, from, message: message as Message});
  }
  return folded;
}
