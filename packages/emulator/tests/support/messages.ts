/** What tests send, with and without a network. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {schemaContracts} from '@speech-docs/protocol/contracts/schemas';
import type {SocketApi} from '@speech-docs/protocol/rules';
import type {Message} from '@speech-docs/protocol/sessionRecord';
import {expect} from 'vitest';
import {TOUR} from '../../recorder';

export {type Message, TOUR};

/** The contracts with a validator for every schema; nothing in them changes between tests. */
export const contracts = schemaContracts();

/** The smallest configuration of a job. */
export const ENGLISH = {type: 'transcription', transcription_config: {language: 'en'}};

export function audioFile(name: string, type = 'wav'): Buffer {
  return readFileSync(join(__dirname, '../../audio', `${name}.${type}`));
}

export const HARBOR_TOUR =
  'Good morning and welcome to the harbor tour. We leave from the north pier and sail around the old lighthouse ' +
  'first. The trip takes 40 minutes, so keep your jacket close. Ask any of the crew if you need anything at all.';

export const RAW = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 8000};

export function startRecognition(config: object = {}, rest: object = {}) {
  return {
    message: 'StartRecognition',
    audio_format: RAW,
    transcription_config: {language: 'en', ...config},
    ...rest,
  };
}

/** Expects each message of the service to fit its schema. */
export function expectSchemas(api: SocketApi, messages: readonly Message[]): void {
  for (const message of messages)
    expect(contracts.fault(api, message.message, message), message.message).toBeUndefined();
}

export const transcriptOf = ({metadata}: Message) => (metadata as {transcript: string}).transcript;

/** Returns the text of all finals of a session, or of one of its channels. */
export function finalText(session: {named(name: string): Message[]}, channel?: string): string {
  const finals = session.named('AddTranscript').filter((one) => one.channel === channel);
  return finals.map(transcriptOf).join('').trim();
}

/** Returns the same sound of 16-bit samples in another encoding. */
export function encoded(audio: Uint8Array, encoding: string): Uint8Array {
  const samples = new Int16Array(audio.buffer, audio.byteOffset, audio.length / 2);
  if (encoding === 'pcm_f32le') return new Uint8Array(Float32Array.from(samples, (one) => one / 32_768).buffer);
  return encoding === 'mulaw' ? Uint8Array.from(samples, toMuLaw) : audio;
}

function toMuLaw(sample: number): number {
  const size = Math.min(32_635, Math.abs(sample)) + 0x84;
  const exponent = Math.floor(Math.log2(size)) - 7;
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | ((size >> (exponent + 3)) & 0x0f)) & 0xff;
}
