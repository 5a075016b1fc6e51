/** Responses of the service that pages show beside their programs are those that the emulator gives. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Emulator} from '../../packages/emulator/adapters/server';
import {Rest, start} from '../emulator/support/client';
import {askFor, serviceAnswers} from './answers';
import {missingFrom} from './compare';
import {ROOT} from './programs';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await start({timeScale: 0.001, fetchTimeoutMs: 1000});
});
afterAll(() => emulator.close());

describe('a response that a page shows', () => {
  it.each(serviceAnswers)('is what the service says: %s', async (file) => {
    const shown = readFileSync(join(ROOT, file), 'utf8');
    const response = await askFor(file, new Rest(emulator));
    if (file.endsWith('.json')) expect(missingFrom(response, JSON.parse(shown))).toBeUndefined();
    else expect(`${response}`.trim()).toBe(shown.trim());
  });
});
