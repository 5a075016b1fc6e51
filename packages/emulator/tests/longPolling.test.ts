/** Responses that wait for a job: `wait` on create, and the short wait of reads. */
import {describe, expect, it} from 'vitest';
import {contracts, ENGLISH, HARBOR_TOUR, type RestClient, shared} from './support/client';

const {rest} = shared({timeScale: 1});
/** Its jobs do not end while a test runs. */
const {rest: slow} = shared({jobMs: 600_000});

const create = (client: RestClient, query: string) => client.submit(ENGLISH, {}, {query});

describe('creating a job', () => {
  it('returns only the ID when the request does not wait', async () => {
    const {status, body} = await create(rest, '');
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
  });

  it.each([
    ['', 'json-v2', (transcript: {results: unknown[]}) => transcript.results.length > 40],
    ['&format=json-v2', 'json-v2', (transcript: {results: unknown[]}) => transcript.results.length > 40],
    ['&format=txt', 'txt', (transcript: string) => transcript === HARBOR_TOUR],
    ['&format=srt', 'srt', (transcript: string) => transcript.startsWith('1\n00:00:')],
  ] as const)('waits, and returns the transcript in the response: wait=60%s', async (query, key, isValidCall) => {
    const {status, body} = await create(rest, `?wait=60${query}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({id: expect.any(String), status: 'done'});
    expect((isValidCall as (transcript: unknown) => boolean)(body[key])).toBe(true);
    expect(contracts.fault('batch', 'CreateJobResponse', body)).toBeUndefined();
    expect(Object.keys(body).sort()).toEqual(['id', key, 'status'].sort());
  });

  it('reports `created` when the wait is over first', async () => {
    const {status, body} = await create(slow, '?wait=1');
    expect([status, body.status]).toEqual([201, 'created']);
    expect(body).not.toHaveProperty('json-v2');
  });

  it('reports `rejected` without a transcript', async () => {
    const note = {data_file: {name: 'note.txt', content: 'no audio'}};
    expect((await rest.submit(ENGLISH, note, {query: '?wait=5'})).body).toMatchObject({status: 'rejected'});
  });
});

describe('reading a job', () => {
  it('waits for its end, and 200 comes either way', async () => {
    const {body} = await create(rest, '');
    expect((await rest.json(`/v2/jobs/${body.id}`)).body.job.status).toBe('done');
    const running = await create(slow, '');
    for (const wait of ['', '?wait=0', '?wait=1']) {
      const {status, body: details} = await slow.json(`/v2/jobs/${running.body.id}${wait}`);
      expect([status, details.job.status]).toEqual([200, 'running']);
    }
  });

  it('waits for the transcript, and returns 404 when the job is still running', async () => {
    const {body} = await create(rest, '');
    expect(await rest.text(`/v2/jobs/${body.id}/transcript?wait=30&format=txt`)).toBe(HARBOR_TOUR);
    const running = await create(slow, '');
    expect((await slow.json(`/v2/jobs/${running.body.id}/transcript?wait=0`)).status).toBe(404);
  });

  it('rejects a wait that is no whole number of seconds', async () => {
    const {body} = await create(rest, '');
    for (const wait of ['soon', '-1', '1.5']) {
      expect((await rest.json(`/v2/jobs/${body.id}?wait=${wait}`)).status).toBe(422);
    }
  });
});
