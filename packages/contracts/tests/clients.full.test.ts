/** Clients made from the files for tools compile, send a job to the emulator, and stream to it. */

import {HARBOR_TOUR, start} from '@speech-docs/emulator/tests/support/client';
import {describe, expect, it} from 'vitest';
import {SKIPPED} from '../../../tools/onDemand';
import {BATCH, build, MODELINA_START, PUBLISHED_START, realtime, run, withGenerated} from './clients';
import {allFiles} from './files';
import {installTools} from './tools';

const hasTools = await installTools();

const clients = [
  ['openapi-fetch with types of openapi-typescript sends a job', 'http', BATCH],
  ['a client with the published types streams', 'ws', realtime(PUBLISHED_START)],
  ['a client with the types of Modelina streams', 'ws', realtime(MODELINA_START)],
] as const;

describe.skipIf(!hasTools)(`a generated client (otherwise ${SKIPPED})`, () => {
  it.each(clients)('%s, and gets the transcript', async (_, protocol, program) => {
    const emulator = await start();
    const folder = await withGenerated(allFiles(), program);
    expect(build(folder)).toBe('');
    expect(await run(folder, `${protocol}://127.0.0.1:${emulator.port}/v2`)).toBe(HARBOR_TOUR);
  });
});
