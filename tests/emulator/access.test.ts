/** Who may ask, how often, and the faults that somebody asks for. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Emulator} from './server';
import {ENGLISH, Rest, start} from './support/client';

let emulator: Emulator;
let rest: Rest;
let clock = Date.now();
const now = () => clock;

beforeAll(async () => {
  emulator = await start({now});
  rest = new Rest(emulator);
});
afterAll(() => emulator.close());

describe('keys', () => {
  it('accepts only the listed keys when there is a list', async () => {
    const strict = await start({keys: ['right']});
    const denied = {status: 401, body: {code: 401, error: 'Permission Denied'}};
    expect(await new Rest(strict, 'wrong').json('/v2/jobs')).toEqual(denied);
    expect((await new Rest(strict, 'right').json('/v2/jobs')).status).toBe(200);
    const bare = await fetch(`http://127.0.0.1:${strict.port}/v2/jobs`);
    expect(bare.status).toBe(401);
    await strict.close();
  });

  it('makes temporary keys that expire and see the jobs of one user', async () => {
    const make = (body: object) => rest.json('/v1/api_keys?type=batch', {method: 'POST', body: JSON.stringify(body)});
    const {status, body} = await make({ttl: 60, client_ref: 'ana'});
    expect(status).toBe(201);
    expect(body).toMatchObject({apikey_id: null, key_value: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/)});
    const ana = new Rest(emulator, body.key_value);
    const other = await rest.run(ENGLISH);
    const own = await ana.run(ENGLISH);
    expect((await ana.json('/v2/jobs')).body.jobs.map((job: {id: string}) => job.id)).toEqual([own.id]);
    expect((await ana.json(`/v2/jobs/${other.id}`)).status).toBe(404);
    expect(await ana.json('/v2/usage')).toEqual({status: 403, body: {code: 403, error: 'Forbidden'}});
    clock += 61_000;
    expect((await ana.json('/v2/jobs')).status).toBe(401);
    for (const ttl of [59, 86_401, '60', undefined]) expect((await make({ttl})).status).toBe(400);
  });
});

describe('pressure and faults', () => {
  it('answers 429 above the rate, and for the asked number of requests only', async () => {
    const limited = await start({rates: {newJobs: 2, reads: 3}, now: () => 1_000_000});
    const client = new Rest(limited);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await client.fetch('/v2/jobs')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
    const headers = {'X-Emulator-Fault': '429*2'};
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push((await rest.fetch('/v2/jobs', {headers})).status);
    expect(answers).toEqual([429, 429, 200]);
  });

  it('fails as asked: 500, 503, quota, a cut connection, a slow answer', async () => {
    const fail = (name: string) => rest.json('/v2/jobs', {headers: {'X-Emulator-Fault': name}});
    expect(await fail('500')).toEqual({status: 500, body: {code: 500, error: 'Internal Server Error'}});
    expect((await fail('503')).status).toBe(503);
    expect(await fail('quota')).toMatchObject({status: 403, body: {error: 'Forbidden'}});
    expect((await fail('slow')).status).toBe(200);
    const cut = await rest.fetch('/v2/jobs', {headers: {'X-Emulator-Fault': 'cut'}}).catch(() => undefined);
    await expect(cut ? cut.text() : Promise.reject(new Error('cut'))).rejects.toThrow();
  });
});
