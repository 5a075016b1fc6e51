/** Every program that opens a socket ends with a clear message when the service rejects its key or its settings. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Options} from '../../packages/emulator/core/options';
import {claimForAll} from '../support/claim';
import {isFull} from '../support/tier';
import {missingFor} from './ingredients';
import {programs, readResolved} from './programs';
import {type Outcome, Stage} from './run';

/** A program that retries what cannot succeed takes longer. */
const MAX_SECONDS = 10;

const sockets = programs.filter(
  ({path, cases}) => cases.length > 0 && /^(?:realtime|flow)\/(?:python|javascript)\//.test(path),
);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Runs the program as its page does, against a service with these settings. */
async function runAgainst(path: string, service: Partial<Options>): Promise<Outcome> {
  const program = sockets.find((one) => one.path === path);
  const [usual] = program?.cases ?? [];
  if (!program || !usual) throw new Error(`samples/${path} has no case in tests/samples/cases.ts`);
  return stage.run(program, {...usual, service});
}

function expectClearEnd({code, complaints, seconds}: Outcome): void {
  expect(complaints).not.toMatch(/Traceback|^\s+at /m);
  expect(code, complaints).toBeGreaterThan(0);
  expect(seconds, complaints).toBeLessThan(MAX_SECONDS);
}

const kindOf = (path: string) => path.split('/').slice(0, 2).join(' in ');
const kinds = [...new Set(sockets.map(({path}) => kindOf(path)))];

// One after the other, because the limit is about the program and not about a busy machine.
describe.each(kinds)('a program for %s', (kind) => {
  const all = sockets.filter((one) => kindOf(one.path) === kind && !missingFor(one)).map(({path}) => path);
  const chosen = isFull ? all : all.slice(0, 1);
  const claim = it.skipIf(all.length === 0);

  claim('ends with the status of the handshake when the key is wrong', () =>
    claimForAll(chosen, String, async (path) => {
      const outcome = await runAgainst(path, {keys: ['another-key']});
      // A program that connects with a temporary key learns it from the request for that key.
      const status = readResolved(`samples/${path}`).includes('api_keys') ? 403 : 401;
      expect(outcome.complaints).toContain(`HTTP ${status}`);
      expectClearEnd(outcome);
    }),
  );

  claim('ends with type and reason when the service rejects the settings', () =>
    claimForAll(chosen, String, async (path) => {
      const type = path.startsWith('flow/') ? 'config_error' : 'invalid_config';
      const outcome = await runAgainst(path, {fault: type});
      expect(outcome.complaints).toMatch(new RegExp(`${type}: \\S`));
      expectClearEnd(outcome);
    }),
  );
});
