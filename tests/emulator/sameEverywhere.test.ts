/** The same seed gives the same bytes, and sessions are the same in Node.js, in the page's worker, and in the package. */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createService} from '../../packages/emulator/browser';
import {seededRandom} from '../../packages/emulator/core/ids';
import {buildPackage} from '../../packages/emulator/pack/build';
import {temporaryFolder} from '../support/temporaryFolder';
import {audioFile, type Message, startRecognition} from './support/client';
import {type NewService, WireSession} from './support/wire';

const TOUR = audioFile('harbor-tour').subarray(44);
const FAULTS = [
  undefined,
  'job_error@1',
  '1011@2',
  'duplicate',
  'silence',
  'duration_limit_exceeded@1',
  'quota',
  'stall@1',
];

/** A session whose settings, length, and fault follow from a number. */
function session(number: number, newService?: NewService): Message[] {
  const fault = FAULTS[number % FAULTS.length];
  const one = new WireSession(newService, {random: seededRandom(number), ...(fault && {fault})});
  one.send(startRecognition({max_delay: 0.7 + (number % 4), enable_partials: number % 3 === 0}));
  one.stream(TOUR, 10 + (number % 30));
  one.send({message: 'EndOfStream', last_seq_no: one.sent});
  return one.frames;
}

it('100 seeds give the same bytes again, and others for other seeds', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 100; seed += 1) {
    const bytes = JSON.stringify(session(seed));
    expect(JSON.stringify(session(seed))).toBe(bytes);
    seen.add(bytes);
  }
  expect(seen.size).toBeGreaterThan(80);
});

describe('200 sessions', () => {
  const expected = Array.from({length: 200}, (_, number) => session(number));

  it('are the same with what the page has', () => {
    const found = expected.map((_, number) => session(number, (options) => createService(options)));
    expect(found).toEqual(expected);
  });

  it('are the same in the package', () => {
    const folder = temporaryFolder('emulator-same');
    buildPackage(folder);
    const {createService: packed} = createRequire(__filename)(join(folder, 'emulator.cjs'));
    const found = expected.map((_, number) => session(number, packed));
    expect(found).toEqual(expected);
  });
});
