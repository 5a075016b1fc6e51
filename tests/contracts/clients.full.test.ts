/** Clients made from the files for tools compile, send a job to the emulator, and stream to it. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Emulator} from '../../packages/emulator/adapters/server';
import {SKIPPED} from '../../tools/onDemand';
import {HARBOR_TOUR, start} from '../emulator/support/client';
import {BATCH, build, MODELINA_START, PUBLISHED_START, realtime, run, withGenerated} from './clients';
import {allFiles} from './files';
import {installTools} from './tools';

const hasTools = await installTools();

const clients: [made: string, protocol: string, program: string, wrong: [from: string, to: string]][] = [
  ['openapi-fetch with types of openapi-typescript sends a job', 'http', BATCH, ["language: 'en'", 'language: 1']],
  [
    'a client with the published types streams',
    'ws',
    realtime(PUBLISHED_START),
    ['metadata.transcript', 'metadata.text'],
  ],
  [
    'a client with the types of Modelina streams',
    'ws',
    realtime(MODELINA_START),
    ["audio_format: {type: 'file'}", "audio_format: {type: 'raw'}"],
  ],
];

describe.skipIf(!hasTools)(`a generated client (otherwise ${SKIPPED})`, () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await start();
  });
  afterAll(() => emulator.close());

  it.each(clients)('%s, and gets the transcript', async (_, protocol, program) => {
    const folder = await withGenerated(allFiles(), program);
    expect(build(folder)).toBe('');
    expect(await run(folder, `${protocol}://127.0.0.1:${emulator.port}/v2`)).toBe(HARBOR_TOUR);
  });

  it.each(clients)('%s, and does not compile with a mistake', async (_, _protocol, program, [from, to]) => {
    expect(program).toContain(from);
    expect(build(await withGenerated(allFiles(), program.replace(from, to)))).toMatch(/^program\.ts.*error TS/);
  });
});
