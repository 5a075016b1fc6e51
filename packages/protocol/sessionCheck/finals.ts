/** Measures finals: how long after the end of its first word was sent each `AddTranscript` came. */
import {type Fields, isFields, valueAt} from '../rules/contract';
import type {Protocol} from '../rules/protocol';
import type {CapturedFrame} from './capture';

export interface Final {
  frame: number;
  text: string;
  /** Seconds from the moment at which the end of the first word was sent. */
  seconds: number;
  maxDelay: number;
  isInTime: boolean;
}

const BYTES_PER_SAMPLE: Record<string, number> = {pcm_s16le: 2, pcm_f32le: 4, mulaw: 1};
/** Tolerance for the network. */
const ON_THE_WAY_SECONDS = 0.5;

/** Returns the finals of a real-time session; none when the recording has no times or no sizes of its audio. */
export function finalsOf(frames: readonly CapturedFrame[], {contract}: Protocol): Final[] {
  const found: Final[] = [];
  const schemas = Object.values(contract.components.schemas);
  let maxDelay = Number(schemas.flatMap(({properties}) => properties?.max_delay?.default ?? [])[0]);
  let bytesPerSecond = 0;
  let audioSeconds = 0;
  /** When each second of the audio was sent; both grow. */
  const sent: {seconds: number; at: number}[] = [];
  frames.forEach(({at, from, kind, message, bytes}, index) => {
    const setting = valueAt(message, 'transcription_config', 'max_delay');
    if (from === 'client' && typeof setting === 'number') maxDelay = setting;
    if (message?.message === 'StartRecognition') bytesPerSecond = rateOf(valueAt(message, 'audio_format'));
    if (at === null) return;
    if (from === 'client' && kind === 'binary' && bytesPerSecond > 0) {
      audioSeconds += bytes / bytesPerSecond;
      sent.push({seconds: audioSeconds, at});
    }
    const end = message?.message === 'AddTranscript' ? endOfFirstWord(message) : undefined;
    const sentAt = end === undefined ? undefined : timeAt(sent, end);
    if (sentAt === undefined) return;
    const seconds = Math.max(0, (at - sentAt) / 1000);
    const text = `${valueAt(message, 'metadata', 'transcript') ?? ''}`.trim();
    found.push({frame: index + 1, text, seconds, maxDelay, isInTime: seconds <= maxDelay + ON_THE_WAY_SECONDS});
  });
  return found;
}

function rateOf(format: unknown): number {
  const {encoding, sample_rate: rate} = isFields(format) ? format : {};
  return (BYTES_PER_SAMPLE[`${encoding}`] ?? 0) * (typeof rate === 'number' ? rate : 0);
}

function timeAt(sent: readonly {seconds: number; at: number}[], seconds: number): number | undefined {
  let [low, high] = [0, sent.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sent[middle]?.seconds ?? 0) < seconds - 1e-6) low = middle + 1;
    else high = middle;
  }
  return sent[low]?.at;
}

function endOfFirstWord({results}: Fields): number | undefined {
  const first = Array.isArray(results) ? results.find((one) => isFields(one) && one.type === 'word') : undefined;
  return typeof first?.end_time === 'number' ? first.end_time : undefined;
}
