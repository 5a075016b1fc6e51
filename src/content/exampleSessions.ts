/** The frames that a walkthrough shows beside its steps: those of its own program, as tests/samples/samples.test.ts recorded them. */
import programSessions from '../../data/programSessions.json';

export interface ExampleFrame {
  /** Seconds of audio that had been sent. */
  at: number;
  from: 'client' | 'server';
  name: string;
  /** What it says, in a few words. */
  text: string;
}

/** Messages whose text stays, so a session has every one of them. */
export const FINALS = ['AddTranscript', 'ResponseStarted'];

const SESSIONS = programSessions as Record<string, ExampleFrame[]>;

/** Returns the first frame of each named message in the order of the session, and the text that is final after them. */
export function exampleFrames(program = '', names: string, place: string): {frames: ExampleFrame[]; words: string} {
  const all = SESSIONS[program];
  if (!all)
    throw new Error(`${place}: there is no session "${program}". There are: ${Object.keys(SESSIONS).join(', ')}.`);
  const shown = names.split(' ').map((name) => {
    const index = all.findIndex((frame) => frame.name === name);
    if (index < 0) throw new Error(`${place}: the session "${program}" has no frame ${name}.`);
    return index;
  });
  const until = all.slice(0, Math.max(...shown) + 1);
  const words = until.filter(({name, text}) => FINALS.includes(name) && text).map(({text}) => text);
  return {frames: all.filter((_, index) => shown.includes(index)), words: words.join(' ')};
}
