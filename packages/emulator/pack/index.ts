/** The package: a library for tests, and the command when it is run itself. */
import {startEmulator} from '../adapters/server';
import {createService} from '../browser';
import {compiledServiceData} from '../compiledServiceData';
import {faultProblem} from '../core/faults';
import {seededRandom} from '../core/ids';
import {numbersWav} from '../core/numbers';
import {addressVariables} from '../core/variables';
import {ReportCollector, reportOf} from '../drills/report';
import {main} from '../main';
import type {EmulatorOptions, RunningEmulator} from './emulator';

const NAMES = 'port host keys agents fault recognize seed jobMs timeScale maxSessions rates reachesNetwork'.split(' ');

/** Starts an emulator on a free port; rejects when an option is wrong. */
export async function createEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown) throw new TypeError(`createEmulator has no option "${unknown}"`);
  const {seed, fault, ...rest} = options;
  const problem = fault && faultProblem(compiledServiceData().contracts, fault);
  if (problem) throw new TypeError(`fault: ${problem}`);
  const collected = new ReportCollector();
  const {port, close, openSessions} = await startEmulator({
    port: 0,
    fault,
    ...rest,
    ...(seed !== undefined && {random: seededRandom(seed)}),
    reports: collected.sink(),
    keepFrames: true,
  });
  return {port, urls: addressVariables(port), report: () => reportOf(collected, openSessions()), close};
}

export {createService, numbersWav};

if (require.main === module) main();
