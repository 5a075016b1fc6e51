/** What a caller may change about the emulator. Tests, the command, and a page pass different values. */
import type {SocketApi} from '@speech-docs/protocol/rules';
import type {UsageRow} from './batch/usage';
import {type Clock, systemClock} from './clock';
import {type RandomBytes, systemRandom} from './ids';
import type {Recognizer} from './recognizer';

export interface Options {
  /** Keys that are accepted; an empty list accepts every key. */
  keys: string[];
  /** Agents of Flow that exist; with an empty list, every agent does. */
  agents: string[];
  /** Recognizes audio by its samples; without one the recordings of the project are known by their sound or name. */
  recognizer: Recognizer | undefined;
  /** Faults for every request, as core/faults.ts reads them; the header `X-Emulator-Fault` is for a single request. */
  fault: string | undefined;
  clock: Clock;
  random: RandomBytes;
  /** How recordings are downloaded and notifications are sent. */
  fetch: typeof fetch;
  jobMs: number;
  /** Multiplies the waits of the service: retries, time limits, the pace of an agent's voice. */
  timeScale: number;
  /** Requests per second of the account; `undefined` for no limit. */
  rates: {newJobs: number; reads: number} | undefined;
  maxJobs: number;
  /** Sessions at the same time, for each API or for both. */
  maxSessions: number | Record<SocketApi, number>;
  /** What the account used before; it counts, and its jobs no longer exist. */
  past: readonly UsageRow[];
  maxUploadBytes: number;
  /** How long another server may take: one with a recording, or a receiver of notifications. */
  fetchTimeoutMs: number;
  /** Jobs that the service remembers; the oldest that has ended goes first. */
  maxStoredJobs: number;
  /** Bytes of recordings that it keeps; the oldest go first, as if they had expired. */
  maxStoredBytes: number;
  keepFrames: boolean;
  logError: (error: unknown) => void;
}

export const DEFAULTS: Options = {
  keys: [],
  agents: [],
  recognizer: undefined,
  fault: undefined,
  clock: systemClock(),
  random: systemRandom,
  fetch: (...request) => fetch(...request),
  jobMs: 1500,
  timeScale: 1,
  rates: undefined,
  maxJobs: 20_000,
  // The documented limits of a paid account.
  maxSessions: {realtime: 50, flow: 3},
  past: [],
  maxUploadBytes: 1_000_000_000,
  fetchTimeoutMs: 10_000,
  maxStoredJobs: 25_000,
  maxStoredBytes: 1_500_000_000,
  keepFrames: false,
  logError: (error) => console.error(error),
};

/** Returns how many sessions of an API run at the same time. */
export function quotaOf({maxSessions}: Pick<Options, 'maxSessions'>, api: SocketApi): number {
  return typeof maxSessions === 'number' ? maxSessions : maxSessions[api];
}
