/** The sessions whose frames a walkthrough shows beside its steps: a recorded one, and the one of a contract. */
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {nameOf, type SessionRecord, sessionWith, summaryOf} from '@speech-docs/protocol/sessionRecord';
import sessions from '../../data/sessions.json';

export interface ExampleFrame {
  /** Time in the session, with its unit. */
  at: string;
  from: 'client' | 'server';
  name: string;
  /** What it says, in a few words. */
  text: string;
}

type Narrated = {at_ms: number; from: ExampleFrame['from']; message: string; payload?: Payload; bytes?: number};
type Payload = {content?: string; metadata?: {transcript?: string}};

/** Messages whose text stays. */
const FINALS = ['AddTranscript', 'ResponseStarted'];

const SESSIONS: Record<string, () => ExampleFrame[]> = {
  realtime: () => {
    const record = sessions as unknown as SessionRecord;
    return sessionWith(record, {maxDelay: 1, trigger: 0}).frames.map((frame) => {
      const at = `${frame.at.toFixed(1)} s`;
      return {at, from: frame.from, name: nameOf(frame), text: summaryOf(frame, record)};
    });
  },
  flow: () =>
    (readContract('flow').root['x-narrated-session'] as Narrated[]).map(({at_ms, from, message, payload, bytes}) => ({
      at: `${(at_ms / 1000).toFixed(1)} s`,
      from,
      name: message,
      text: payload?.content ?? payload?.metadata?.transcript?.trim() ?? (bytes ? `${bytes} bytes` : ''),
    })),
};

/** Returns the first frame of each named message in the order of the session, and the text that is final after them. */
export function exampleFrames(session = '', names: string, place: string): {frames: ExampleFrame[]; words: string} {
  const all = SESSIONS[session]?.();
  if (!all)
    throw new Error(`${place}: there is no session "${session}". There are: ${Object.keys(SESSIONS).join(', ')}.`);
  const shown = names.split(' ').map((name) => {
    const index = all.findIndex((frame) => frame.name === name);
    if (index < 0) throw new Error(`${place}: the session "${session}" has no frame ${name}.`);
    return index;
  });
  const until = all.slice(0, Math.max(...shown) + 1);
  const words = until.filter(({name, text}) => FINALS.includes(name) && text).map(({text}) => text);
  return {frames: all.filter((_, index) => shown.includes(index)), words: words.join(' ')};
}
