/**
 * Real-time sessions as the emulator recorded them (data/sessions.json), and what can be read from them: the text on
 * the screen at a moment, and how long each word took to settle.
 */

export type Message = {message: string; [field: string]: unknown};

export interface RecordedFrame {
  /** Seconds of audio that had been sent. */
  at: number;
  from: 'client' | 'server';
  message?: Message;
  /** Numbers of the first and the last of a run of audio frames, each confirmed by `AudioAdded`. */
  audio?: [number, number];
}

export interface RecordedSession {
  maxDelay: number;
  /** Seconds of silence that end an utterance; 0 is off. */
  trigger: number;
  frames: RecordedFrame[];
}

export interface SessionRecord {
  audio: string;
  seconds: number;
  frameSeconds: number;
  frameBytes: number;
  sessions: RecordedSession[];
}

/** The file: a message that came several times is in it once, and frames name its number. */
export interface StoredRecord extends Omit<SessionRecord, 'sessions'> {
  messages: {from: RecordedFrame['from']; message: Message}[];
  sessions: (Settings & {frames: (readonly [at: number, what: number | [number, number]])[]})[];
}

export function readRecord({messages, sessions, ...facts}: StoredRecord): SessionRecord {
  const frameOf = (at: number, what: number | [number, number]): RecordedFrame =>
    typeof what === 'number'
      ? {at, ...(messages[what] as StoredRecord['messages'][number])}
      : {at, from: 'client', audio: what};
  return {
    ...facts,
    sessions: sessions.map(({frames, ...settings}) => ({
      ...settings,
      frames: frames.map(([at, what]) => frameOf(at, what)),
    })),
  };
}

export interface Result {
  type: string;
  start_time: number;
  end_time: number;
  alternatives?: {content: string}[];
}

/** Returns a number with its English noun: "1 frame". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns what a frame says, in a few words. */
export function summaryOf(frame: RecordedFrame, {frameBytes}: Pick<SessionRecord, 'frameBytes'>): string {
  const {audio, message} = frame;
  if (audio) return `${count(audio[1] - audio[0] + 1, 'frame')} of ${frameBytes} bytes`;
  const metadata = message?.metadata as {transcript?: string; end_time?: number} | undefined;
  if (metadata?.transcript) return metadata.transcript.trim();
  if (message?.message === 'EndOfUtterance') return `silence until ${metadata?.end_time} s`;
  if (message?.message === 'EndOfStream') return `last_seq_no ${message.last_seq_no}`;
  if (message?.message === 'StartRecognition') return 'the audio format and the settings';
  return typeof message?.reason === 'string' ? message.reason : typeof message?.id === 'string' ? message.id : '';
}

/** Returns the name of a frame, as the reference calls it. */
export function nameOf({audio, message}: RecordedFrame): string {
  return audio ? 'AddAudio' : (message?.message ?? '');
}

type Settled = {kind: 'text'; text: string} | {kind: 'turn'};

/** Returns what a program that follows the messages shows after the first `shown` frames. */
export function screenAt({frames}: RecordedSession, shown: number): {settled: Settled[]; open: string} {
  const settled: Settled[] = [];
  let open = '';
  for (const frame of frames.slice(0, shown)) {
    const name = nameOf(frame);
    const text = transcriptOf(frame);
    if (name === 'AddPartialTranscript') open = text;
    if (name === 'AddTranscript') {
      settled.push({kind: 'text', text});
      open = '';
    }
    if (name === 'EndOfUtterance') settled.push({kind: 'turn'});
  }
  return {settled, open};
}

function transcriptOf({message}: RecordedFrame): string {
  return (message?.metadata as {transcript?: string} | undefined)?.transcript ?? '';
}

export interface Figures {
  /** Seconds from the end of each word to its final, the shortest first. */
  waits: number[];
  /** Seconds from the end of a word to its final. */
  median: number;
  slowest: number;
  finals: number;
  /** Moments at which an end of utterance came. */
  turns: number[];
}

/** Measures a session: when its words settled, and when its turns ended. */
export function measure(session: RecordedSession): Figures {
  const waits = named(session, 'AddTranscript')
    .flatMap((frame) => wordsOf(frame).map(({end_time}) => round(frame.at - end_time)))
    .sort((left, right) => left - right);
  return {
    waits,
    median: medianOf(waits),
    slowest: waits.at(-1) ?? 0,
    finals: named(session, 'AddTranscript').length,
    turns: named(session, 'EndOfUtterance').map(({at}) => at),
  };
}

/** Returns every word of the recording: the finals of any session have them all. */
export function spokenWords({sessions: [session]}: SessionRecord): Result[] {
  return session ? named(session, 'AddTranscript').flatMap(wordsOf) : [];
}

function wordsOf({message}: RecordedFrame): Result[] {
  const results = (message?.results ?? []) as Result[];
  return results.filter(({type}) => type === 'word');
}

/** The middle of sorted values; of an even number, the mean of the two in the middle, as in the program of the guide. */
function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2);
}

function named({frames}: RecordedSession, name: string): RecordedFrame[] {
  return frames.filter((frame) => nameOf(frame) === name);
}

/** Returns how many frames have come when so much audio has been sent. */
export function shownAt({frames}: RecordedSession, seconds: number): number {
  const next = frames.findIndex(({at}) => at > seconds);
  return next < 0 ? frames.length : next;
}

/** Returns the session that was recorded with these settings; the first one when there is none. */
export function sessionWith({sessions}: SessionRecord, {maxDelay, trigger}: Settings): RecordedSession {
  const found = sessions.find((one) => one.maxDelay === maxDelay && one.trigger === trigger) ?? sessions[0];
  if (!found) throw new Error('The record contains no session');
  return found;
}

export type Settings = Pick<RecordedSession, 'maxDelay' | 'trigger'>;

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
