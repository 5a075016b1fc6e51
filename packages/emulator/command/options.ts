/** The options of the command; each mistake is an error that names the option. */
import {type ParseArgsConfig, parseArgs} from 'node:util';
import type {ServerOptions} from '../adapters/server';
import {compiledServiceData} from '../compiledServiceData';
import {faultProblem} from '../core/faults';
import {seededRandom} from '../core/ids';
import {RATES} from '../core/rates';

/** A mistake in the options of the command. */
export class OptionError extends Error {}

const TEXT = {type: 'string'} as const;
const FLAG = {type: 'boolean'} as const;
export const SERVE_OPTIONS = {
  port: TEXT,
  host: TEXT,
  key: {type: 'string', multiple: true},
  agent: {type: 'string', multiple: true},
  fault: {type: 'string', multiple: true},
  recognize: TEXT,
  seed: TEXT,
  report: TEXT,
  'job-seconds': TEXT,
  'time-scale': TEXT,
  sessions: TEXT,
  'used-hours': TEXT,
  'no-rate-limits': FLAG,
  network: FLAG,
} as const;

export type Given = {[Name in keyof typeof SERVE_OPTIONS]?: unknown};

/** Splits arguments into options and the rest. */
export function readArguments<Options extends ParseArgsConfig['options']>(args: string[], options: Options) {
  try {
    return parseArgs({args, options, allowPositionals: true});
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

export function serverOptions(given: Given): Partial<ServerOptions> {
  const faults = listOf(given.fault).join(',');
  const problem = faults && faultProblem(compiledServiceData().contracts, faults);
  if (problem) throw new OptionError(`--fault: ${problem}. --help lists the faults.`);
  const recognize = given.recognize ?? 'recordings';
  if (recognize !== 'recordings' && recognize !== 'numbers')
    throw new OptionError(`--recognize is recordings or numbers, not "${recognize}".`);
  const number = (name: keyof Given, range?: [number, number]) => readNumber(name, given[name], range);
  const seconds = number('job-seconds', [0, 86_400]);
  const options: Partial<ServerOptions> = {
    port: number('port', [0, 65_535]),
    host: given.host === undefined ? undefined : `${given.host}`,
    keys: listOf(given.key),
    agents: listOf(given.agent),
    fault: faults || undefined,
    recognize,
    jobMs: seconds === undefined ? undefined : 1000 * seconds,
    timeScale: number('time-scale', [0, 1000]),
    maxSessions: number('sessions', [0, 100_000]),
    rates: given['no-rate-limits'] ? undefined : RATES,
    reachesNetwork: given.network === true,
  };
  const hours = number('used-hours', [0, 1_000_000]);
  // A job of 24 hours ago, for `GET /usage`.
  const createdMs = Date.now() - 86_400_000;
  const job = {type: 'transcription', language: 'en', model: undefined, createdMs};
  if (hours) options.past = [{...job, seconds: hours * 3600}];
  const seed = number('seed', [0, 2 ** 32 - 1]);
  if (seed !== undefined) options.random = seededRandom(seed);
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Reads a number between two bounds; throws an error that names the option. */
export function readNumber(name: string, value: unknown, [min, max] = [0, Infinity]): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isFinite(number) && number >= min && number <= max) return number;
  const range = max === Infinity ? '' : ` from ${min} to ${max}`;
  throw new OptionError(`--${name} needs a number${range}, not "${value}".`);
}

function listOf(value: unknown): string[] {
  return [value ?? []].flat().flatMap((one) => `${one}`.split(',').filter(Boolean));
}
