/** Responses that wait for a job: `wait` on create, and the short wait of reads. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Emulator} from '../adapters/server';
import {audioFile, contracts, ENGLISH, HARBOR_TOUR, Rest, start} from './support/client';

let quick: Emulator;
let rest: Rest;
/** Its jobs do not end while a test runs. */
let slow: Emulator;

beforeAll(async () => {
  [quick, slow] = await Promise.all([start({timeScale: 1}), start({jobMs: 600_000})]);
  rest = new Rest(quick);
});
afterAll(() => Promise.all([quick.close(), slow.close()]));

function form(): FormData {
  const body = new FormData();
  body.set('config', JSON.stringify(ENGLISH));
  body.set('data_file', new Blob([new Uint8Array(audioFile('harbor-tour'))]), 'tour.wav');
  return body;
}

const create = (client: Rest, query: string) => client.json(`/v2/jobs${query}`, {method: 'POST', body: form()});

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
  ] as const)('waits, and returns the transcript in the response: wait=60%s', async (query, key, isRight) => {
    const {status, body} = await create(rest, `?wait=60${query}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({id: expect.any(String), status: 'done'});
    expect((isRight as (transcript: unknown) => boolean)(body[key])).toBe(true);
    expect(contracts.fault('batch', 'CreateJobResponse', body)).toBeUndefined();
    expect(Object.keys(body).sort()).toEqual(['id', key, 'status'].sort());
  });

  it('reports `created` when the wait is over first', async () => {
    const {status, body} = await create(new Rest(slow), '?wait=1');
    expect([status, body.status]).toEqual([201, 'created']);
    expect(body).not.toHaveProperty('json-v2');
  });

  it('reports `rejected` without a transcript', async () => {
    const body = form();
    body.set('data_file', new Blob(['no audio']), 'note.txt');
    expect((await rest.json('/v2/jobs?wait=5', {method: 'POST', body})).body).toMatchObject({status: 'rejected'});
  });

  it('above the limit of running jobs returns 429 with a body', async () => {
    const own = await start({maxJobs: 1, jobMs: 600_000});
    const client = new Rest(own);
    await create(client, '');
    expect(await create(client, '')).toEqual({
      status: 429,
      body: {code: 429, error: 'Max concurrent running jobs exceeded'},
    });
  });
});

describe('reading a job', () => {
  it('waits for its end, and 200 comes either way', async () => {
    const {body} = await create(rest, '');
    expect((await rest.json(`/v2/jobs/${body.id}`)).body.job.status).toBe('done');
    const other = new Rest(slow);
    const running = await create(other, '');
    for (const wait of ['', '?wait=0', '?wait=1']) {
      const {status, body: details} = await other.json(`/v2/jobs/${running.body.id}${wait}`);
      expect([status, details.job.status]).toEqual([200, 'running']);
    }
  });

  it('waits for the transcript, and returns 404 when the job is still running', async () => {
    const {body} = await create(rest, '');
    expect(await rest.text(`/v2/jobs/${body.id}/transcript?wait=30&format=txt`)).toBe(HARBOR_TOUR);
    const other = new Rest(slow);
    const running = await create(other, '');
    expect((await other.json(`/v2/jobs/${running.body.id}/transcript?wait=0`)).status).toBe(404);
  });

  it('rejects a wait that is no whole number of seconds', async () => {
    const {body} = await create(rest, '');
    for (const wait of ['soon', '-1', '1.5']) {
      expect((await rest.json(`/v2/jobs/${body.id}?wait=${wait}`)).status).toBe(422);
    }
  });
});

describe('speakers of a recording', () => {
  const config = (settings: object) => ({
    type: 'transcription',
    transcription_config: {language: 'en', diarization: 'speaker', speaker_diarization_config: settings},
  });
  const transcriptOf = async (settings: object) => {
    const call = {name: 'support-call.wav', content: audioFile('harbor-tour').fill(1, 60)};
    const {id} = await rest.run(config(settings), {data_file: call});
    return (await rest.json(`/v2/jobs/${id}/transcript`)).body;
  };

  it('have identifiers, with which a later job labels them', async () => {
    const {speakers} = await transcriptOf({get_speakers: true});
    expect(speakers.map(({label}: {label: string}) => label)).toEqual(['S1', 'S2']);
    const enrolled = [{label: 'Agent', speaker_identifiers: speakers[0].speaker_identifiers}];
    const again = await transcriptOf({speakers: enrolled});
    const labels = again.results.map((one: {alternatives: {speaker: string}[]}) => one.alternatives[0]?.speaker);
    expect([...new Set(labels)]).toEqual(['Agent', 'S1']);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', again)).toBeUndefined();
    expect(again).not.toHaveProperty('speakers');
  });
});
