/** The emulator as a library, for tests. */

export interface EmulatorOptions {
  /** 0, the default, picks a free port. */
  port?: number;
  host?: string;
  /** Keys that are accepted; any key without. */
  keys?: string[];
  agents?: string[];
  /** Faults, as `--fault` takes them: `'socket:1011@2*1, POST:500-after*1'`. */
  fault?: string;
  /** `'numbers'`: block n of 250 ms is the word n, in every session, and `cut7` where 50 ms of block 7 are missing. */
  recognize?: 'recordings' | 'numbers';
  /** The same IDs again for the same number. */
  seed?: number;
  /** How long a batch job runs, in milliseconds. */
  jobMs?: number;
  /** Multiplies the waits of the service. */
  timeScale?: number;
  maxSessions?: number;
  /** Requests per second that get no 429: new jobs, and all others; any number without. */
  rates?: {newJobs: number; reads: number};
  /** Jobs may reach other machines. */
  reachesNetwork?: boolean;
}

/** A rule that a client broke: which, where, and what to do. */
export interface Finding {
  rule: string;
  /** Number of the frame, or 0. */
  frame: number;
  /** The frame or the request, as it was sent. */
  sent: string;
  why: string;
  what: string;
  /** Place in the contract. */
  place: string;
  /** Address of the explanation. */
  page: string;
}

export interface ReportedSession {
  api: string;
  seconds: number;
  error: string | undefined;
  /** By whom; `open` while the session goes on. */
  close: {by: string; code: number | undefined};
  kept: string[];
  broken: Finding[];
  /** JSON lines for the session check of the documentation. */
  log: string;
}

export interface ConformanceReport {
  emulator: string;
  sessions: ReportedSession[];
  requests: {
    at: number;
    method: string;
    path: string;
    /** 0 when the connection broke. */
    status: number;
    error?: string;
    page?: string;
    broken?: Finding[];
  }[];
  /** Sessions and requests that broke no rule, and came after the lists were full. */
  unlisted: {sessions: number; requests: number};
  /** Rules that no server can see. */
  notJudged: readonly string[];
}

export interface RunningEmulator {
  port: number;
  /** The environment variables of the published samples: `BATCH_URL`, `REALTIME_URL`, `FLOW_URL`, … */
  urls: {[name: string]: string};
  /** What clients did so far. */
  report(): ConformanceReport;
  close(): Promise<void>;
}

/** Starts an emulator; rejects when an option is wrong, or the port is taken. */
export function createEmulator(options?: EmulatorOptions): Promise<RunningEmulator>;

/** Returns a WAV file of `count` numbers, for `recognize: 'numbers'`. */
export function numbersWav(count: number, sampleRate?: number, from?: number): Uint8Array;
