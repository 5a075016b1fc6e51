/** Where pages, data, and contracts promise something, the emulator does it. */
import {readdirSync, readFileSync} from 'node:fs';
import {DEFAULTS} from '@speech-docs/emulator/core/options';
import {RATES} from '@speech-docs/emulator/core/rates';
import {RestClient, start} from '@speech-docs/emulator/tests/support/client';
import {BEGINNINGS} from '@speech-docs/emulator/tests/support/fileTypes';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {expect, it} from 'vitest';
import {fileTypes} from '../../data/formats';
import {limits} from '../../data/limits';

it('its recordings are the samples of the pages', () => {
  const audio = 'packages/emulator/audio';
  const others = readdirSync(audio).filter(
    (name) => !readFileSync(`${audio}/${name}`).equals(readFileSync(`samples/audio/${name}`)),
  );
  expect(others).toEqual([]);
});

it('its tests send a file of each type that pages name', () => {
  expect(Object.keys(BEGINNINGS).sort()).toEqual(fileTypes.map(({id}) => id).sort());
});

it('as many sessions run at once, and as many requests in a second, as the pages say', () => {
  const {realtime, flow, batch} = limits;
  expect(RATES).toEqual({newJobs: batch.newJobsPerSecond.value, reads: batch.statusReadsPerSecond.value});
  expect(DEFAULTS.maxSessions).toEqual({realtime: realtime.sessions.paid.value, flow: flow.sessions.value});
});

it('rejects the request for a temporary key with the statuses and the body of the socket contracts', async () => {
  const strict = await start({keys: ['right']});
  const request = async (body: string, headers: Record<string, string>) =>
    new RestClient(strict).json('/v1/api_keys?type=rt', {method: 'POST', body, headers});
  const responses = [
    await request('{"ttl": 60}', {Authorization: ''}),
    await request('{"ttl": 60}', {Authorization: 'Bearer wrong'}),
    await request('{"ttl": 59}', {Authorization: 'Bearer right'}),
  ];
  await strict.close();
  for (const api of ['realtime', 'flow'] as const) {
    const ways: {temporaryKey?: {failures: {status: number}[]; failureExample: unknown}}[] =
      readContract(api).root['x-handshake'].authentication;
    const request = ways.find(({temporaryKey}) => temporaryKey)?.temporaryKey;
    expect(responses.map(({status}) => status)).toEqual(request?.failures.map(({status}) => status));
    expect(responses.at(-1)?.body).toEqual(request?.failureExample);
  }
});
