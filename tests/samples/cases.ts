/** How each program is run: the options of a run, and the runs that cases.yaml has. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ServerOptions} from '@speech-docs/emulator/server';
import {parse} from 'yaml';
import type {SampleLanguage} from '../../data/sampleLanguages';

export type Language = SampleLanguage;

/**
 * How each sample is run. A key names programs in all their languages: `batch/quickstart` represents
 * `samples/batch/<language>/quickstart.*`, whether words are joined by `-` or `_`.
 */
export interface Case {
  args?: string[];
  env?: Record<string, string>;
  /** Recording that the program is given as `example.wav`, or as `as`. */
  audio?: string;
  as?: string;
  /** A line for the shell in place of the program with its arguments: how a page says to run it. */
  command?: string | undefined;
  /** Files that lie in the folder where it runs. */
  files?: Record<string, string | Buffer>;
  /** Files below `samples/` that lie where it runs, by the place where they lie. */
  copies?: Record<string, string>;
  /** Further recordings, at 16 kHz, by their place; `name:1` is the second channel. */
  recordings?: Record<string, string>;
  /** Recording whose raw samples, at 16 kHz, go into standard input. */
  stdin?: string;
  /**
   * Output file below `samples/<api>/output/` that it prints, by language where they differ; `null` for none. Without it, and
   * without `prints`, the file has the name of the case: `.txt`, and for a program in shell `.json` where there is one.
   */
  output?: string | null | Partial<Record<Language, string | null>>;
  /** A pattern that the output matches, where no page prints it. */
  prints?: RegExp;
  exitCode?: number;
  /** What must be there before it runs. */
  before?: 'job' | 'alignment' | 'hook' | 'list';
  /** An emulator of its own, with these settings. */
  service?: Partial<ServerOptions>;
  /** A receiver of notifications: once it has printed this, with its port, a job that ends notifies it. */
  notifyAt?: RegExp;
  /** A server: it is stopped once it has printed this. */
  until?: RegExp;
  /** Ctrl-C is pressed once it has printed this; it must end by itself then. */
  interruptAt?: RegExp;
  /** Recording that the shim for a microphone speaks. */
  device?: string;
  /** The page shows the beginning of the output. */
  isBeginning?: boolean;
  /** Files that it leaves where it runs, with the output file that shows them; `null` for none. */
  writes?: Record<string, string | RegExp | null>;
  /** Output file, or a pattern, of what it prints on standard error. */
  stderr?: string | RegExp;
  /** A real-time container that it talks to; the request ids of the sessions that are open there all the while. */
  container?: string[];
  /** Moments of speech depend on the machine here: their numbers are not compared. */
  isTimed?: boolean;
}

/** Returns a table beside this file; its texts between slashes are patterns. */
export function readPatterns<T>(file: string): T {
  return parse(readFileSync(join(__dirname, file), 'utf8'), (_, value) => {
    const [, pattern, flags] = (typeof value === 'string' && /^\/(.+)\/(\w*)$/s.exec(value)) || [];
    return pattern ? new RegExp(pattern, flags) : value;
  });
}

const inJanuary = (count: number, hours: number, type: string, language: string, model?: string) => {
  const createdMs = Date.parse('2026-01-15T09:00:00Z');
  return Array.from({length: count}, () => ({type, language, model, createdMs, seconds: (hours * 3600) / count}));
};

const usage: Partial<ServerOptions> = {
  past: [
    ...inJanuary(287, 70.5, 'transcription', 'en', 'enhanced'),
    ...inJanuary(125, 25.75, 'transcription', 'de', 'standard'),
    ...inJanuary(6, 0.75, 'alignment', 'en'),
  ],
  now: () => Date.parse('2026-02-10T12:00:00Z'),
};

export const cases: Record<string, Case | Case[]> = {
  ...readPatterns<Record<string, Case | Case[]>>('cases.yaml'),
  'batch/usage': {service: usage},
};

type Reasons = Readonly<Record<string, string>>;
type Exception = 'notRun' | 'notShown' | 'notCompared' | 'otherFormats' | 'notDrilled';
export const {notRun, inBrowser, notShown, notCompared, otherFormats, notDrilled} = readPatterns<
  Record<Exception, Reasons> & {inBrowser: string[]}
>('exceptions.yaml');
