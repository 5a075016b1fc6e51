/**
 * Records what the session player shows: the same recording streamed once for each pair of settings. A frame's time is
 * the length of audio that had been sent when it came, so that a record does not depend on the machine.
 */
import {readFileSync} from 'node:fs';
import {wavFacts} from '@speech-docs/emulator/core';
import {Recorder} from '@speech-docs/emulator/recorder';
import type {Message, RecordedFrame, SessionRecord, StoredRecord} from '@speech-docs/protocol/sessionRecord';

export const MAX_DELAYS = [0.7, 1, 2, 4];
/** Seconds of silence; 0 is off. */
const SILENCE_TRIGGERS = [0, 0.3, 0.5, 1];
const FRAME_SECONDS = 0.1;
const AUDIO = 'samples/audio/harbor-tour.wav';
const SAMPLE_RATE = 8000;
/** A fixed ID keeps the record reproducible. */
const SESSION_ID = '5b4c7a1e-0d3f-4c58-9a6b-2f1e8d7c6b5a';

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

/** Streams the recording in one session, on a clock that moves with the audio: it takes no time and never differs. */
function stream(samples: Uint8Array, start: Message): RecordedFrame[] {
  const {session} = new Recorder().send(start).stream(samples).end();
  const frames: RecordedFrame[] = [];
  let sent = 0;
  for (const {from, kind, message} of session.frames) {
    const at = round(sent * FRAME_SECONDS);
    const last = frames.at(-1);
    if (message?.message === 'RecognitionStarted') message.id = SESSION_ID;
    // Frames of audio, and their acknowledgements, that are next to one another are one.
    if (kind === 'binary') {
      sent += 1;
      if (last?.audio) last.audio[1] = sent;
      else frames.push({at, from, audio: [sent, sent]});
    } else if (message?.message === 'AudioAdded') {
      if (!last?.audio) throw new Error(`AudioAdded ${message.seq_no} came without audio`);
      last.at = at;
    } else frames.push({at, from, message: message as Message});
  }
  return frames;
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Streams the recording under every pair of settings; returns the record that the site stores: a run of audio is one frame. */
export function recordSessions(): SessionRecord {
  const {samples = new Uint8Array(0)} = wavFacts(readFileSync(AUDIO)) ?? {};
  return {
    audio: AUDIO,
    seconds: round(samples.length / 2 / SAMPLE_RATE),
    frameSeconds: FRAME_SECONDS,
    frameBytes: 2 * SAMPLE_RATE * FRAME_SECONDS,
    sessions: MAX_DELAYS.flatMap((maxDelay) =>
      SILENCE_TRIGGERS.map((trigger) => {
        return {maxDelay, trigger, frames: stream(samples, startMessage(maxDelay, trigger))};
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
