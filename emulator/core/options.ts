/** What a caller may change about the emulator; `npm run emulator` and the tests pass different values. */
import type {Contracts} from './contracts';
import type {UsageRow} from './usage';

export interface Options {
  port: number;
  /** Keys that are accepted; an empty list accepts every key. */
  keys: string[];
  /** A fault for every request; the header `X-Emulator-Fault` asks for one in a single request. */
  fault: string | undefined;
  contracts: Contracts | undefined;
  /** Milliseconds since 1970; tests pass a clock that they turn. */
  now: () => number;
  /** How long a batch job runs. */
  jobMs: number;
  /** Waits of the service are multiplied by this: retries, idle limits, the pace of an agent's voice. */
  timeScale: number;
  /** Requests per second and key; `undefined` for no limit. */
  rates: {newJobs: number; reads: number} | undefined;
  /** Sessions at the same time, real-time and Flow apart. */
  maxSessions: number;
  /** What the account used before: it is counted, and its jobs are no more. */
  past: readonly UsageRow[];
  maxUploadBytes: number;
  maxFrameBytes: number;
}

export const DEFAULTS: Options = {
  port: 4010,
  keys: [],
  fault: undefined,
  contracts: undefined,
  now: Date.now,
  jobMs: 1500,
  timeScale: 1,
  rates: undefined,
  maxSessions: 20,
  past: [],
  maxUploadBytes: 1_000_000_000,
  maxFrameBytes: 64_000_000,
};
