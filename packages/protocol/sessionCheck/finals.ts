/** Measures finals: how long after the end of its first word was sent each `AddTranscript` came. */
import type {Fields} from '../rules/contract';
import {type CapturedFrame, isFields} from './capture';

export interface Final {
  /** Number of the frame, from 1. */
  frame: number;
  text: string;
  /** Seconds from the moment at which the end of the first word was sent. */
  seconds: number;
  maxDelay: number;
  isInTime: boolean;
}

const BYTES_PER_SAMPLE: Record<string, number> = {pcm_s16le: 2, pcm_f32le: 4, mulaw: 1};
/** A final is sent when the delay is over, and needs some time on the way. */
const ON_THE_WAY_SECONDS = 0.5;

/**
 * Returns the finals of a real-time session; none when the recording has no times or no sizes of its audio. `maxDelay` is
 * the contract's default.
 */
export function finalsOf(frames: readonly CapturedFrame[], maxDelay: number): Final[] {
  const clock = new AudioClock();
  const found: Final[] = [];
  let allowed = maxDelay;
  frames.forEach(({at, from, kind, message, bytes}, index) => {
    if (from === 'client') {
      if (kind === 'binary' && at !== null) clock.add(bytes, at);
      const setting = fieldsAt(message, 'transcription_config').max_delay;
      if (typeof setting === 'number') allowed = setting;
      if (message?.message === 'StartRecognition') clock.start(fieldsAt(message, 'audio_format'));
      return;
    }
    if (message?.message !== 'AddTranscript' || at === null) return;
    const end = endOfFirstWord(message);
    const sentAt = end === undefined ? undefined : clock.sentAt(end);
    if (sentAt === undefined) return;
    const seconds = Math.max(0, (at - sentAt) / 1000);
    const isInTime = seconds <= allowed + ON_THE_WAY_SECONDS;
    found.push({frame: index + 1, text: textOf(message), seconds, maxDelay: allowed, isInTime});
  });
  return found;
}

/** Knows when each moment of the audio was sent. */
class AudioClock {
  private bytesPerSecond = 0;
  private sent = 0;
  private readonly marks: {seconds: number; at: number}[] = [];

  start({encoding, sample_rate: rate}: Fields): void {
    const size = BYTES_PER_SAMPLE[`${encoding}`];
    this.bytesPerSecond = size && typeof rate === 'number' ? size * rate : 0;
  }

  add(bytes: number, at: number): void {
    if (this.bytesPerSecond === 0) return;
    this.sent += bytes / this.bytesPerSecond;
    this.marks.push({seconds: this.sent, at});
  }

  sentAt(seconds: number): number | undefined {
    let [low, high] = [0, this.marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.marks[middle]?.seconds ?? 0) < seconds - 1e-6) low = middle + 1;
      else high = middle;
    }
    return this.marks[low]?.at;
  }
}

function endOfFirstWord({results}: Fields): number | undefined {
  const first = Array.isArray(results) ? results.find((one) => isFields(one) && one.type === 'word') : undefined;
  return typeof first?.end_time === 'number' ? first.end_time : undefined;
}

function textOf(message: Fields): string {
  return `${fieldsAt(message, 'metadata').transcript ?? ''}`.trim();
}

function fieldsAt(message: Fields | null, key: string): Fields {
  const value = message?.[key];
  return isFields(value) ? value : {};
}
