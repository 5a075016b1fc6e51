/** The states of a job, the responses that wait for it, and the addresses of the caller that it fetches from and reports to. */
import type {IncomingMessage} from 'node:http';
import {provider} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {audioFile, contracts, ENGLISH, HARBOR_TOUR, NO_FILE, RestClient, shared, start} from './support/client';
import {serve, until} from './support/clientServer';

const DAY_MS = 86_400_000;

let clock = Date.now();
const now = () => clock;
const {rest} = shared({now});

describe('the life of a job', () => {
  it('locks a running job, which has no duration yet, and deletes it by force', async () => {
    const client = new RestClient(await start({jobMs: 60_000}));
    const {body} = await client.submit(ENGLISH);
    expect(await client.json(`/v2/jobs/${body.id}/transcript`)).toMatchObject({status: 404});
    expect((await client.json(`/v2/jobs/${body.id}`)).body.job).not.toHaveProperty('duration');
    expect((await client.json(`/v2/jobs/${body.id}`, {method: 'DELETE'})).body.error).toBe('Resource Locked');
    const deleted = await client.json(`/v2/jobs/${body.id}?force=true`, {method: 'DELETE'});
    expect(deleted).toMatchObject({status: 200, body: {job: {status: 'deleted', config: ENGLISH}}});
    expect(contracts.fault('batch', 'DeleteJobResponse', deleted.body)).toBeUndefined();
    expect((await client.json(`/v2/jobs/${body.id}`)).status).toBe(404);
    expect((await client.json('/v2/jobs')).body.jobs).toEqual([]);
    expect((await client.json('/v2/jobs?include_deleted=true')).body.jobs).toHaveLength(1);
  });

  it('expires after the retention of seven days', async () => {
    const job = await rest.run(ENGLISH);
    clock += 7 * DAY_MS + 1000;
    expect(await rest.json(`/v2/jobs/${job.id}`)).toEqual({status: 410, body: {code: 410, error: 'Job Expired'}});
    expect(await rest.json(`/v2/jobs/${job.id}/transcript`)).toEqual({
      status: 410,
      body: {code: 410, error: 'File Expired', detail: 'File deleted from the storage'},
    });
  });

  it('lists jobs newest first, page by page', async () => {
    const client = new RestClient(await start());
    for (let count = 0; count < 5; count += 1) await client.submit(ENGLISH);
    const first = (await client.json('/v2/jobs?limit=3')).body.jobs;
    const cursor = encodeURIComponent(first.at(-1).created_at.replace('Z', '999999Z'));
    const second = (await client.json(`/v2/jobs?limit=3&created_before=${cursor}`)).body.jobs;
    const times = [...first, ...second].map((job) => job.created_at);
    expect(times).toHaveLength(5);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('counts as usage jobs that succeeded, from the next day on, and still after a deletion', async () => {
    const today = '2026-03-04';
    let clock = Date.parse(`${today}T23:59:58Z`);
    const client = new RestClient(await start({now: () => clock}));
    const done = await client.run(ENGLISH);
    const bad = await client.run(ENGLISH, {data_file: {name: 'a.wav', content: 'text'}});
    const usage = () => client.json(`/v2/usage?since=${today}&until=2026-03-05`);
    for (const {id} of [done, bad]) await client.json(`/v2/jobs/${id}?force=true`, {method: 'DELETE'});
    expect((await usage()).body.summary).toEqual([]);
    clock += 2000;
    const first = (await client.json('/v2/usage')).body;
    expect(Date.parse(first.since)).toBeLessThan(Date.parse(first.until));
    const {body} = await client.json(`/v2/usage?since=${today}&until=${today}`);
    expect(contracts.fault('batch', 'UsageResponse', body)).toBeUndefined();
    expect(body).toMatchObject({since: `${today}T00:00:00Z`, until: `${today}T23:59:59Z`});
    expect(body.summary).toEqual([{mode: 'batch', type: 'transcription', count: 1, duration_hrs: 0}]);
    expect(body.details[0]).toMatchObject({language: 'en', model: 'standard'});
    expect((await client.json('/v2/usage?since=2026-02-31')).body).toMatchObject({
      code: 422,
      error: 'Unprocessable Entity',
    });
  });
});

it('a job whose word replacement has a malformed expression is created, and then rejected', async () => {
  const transcript_filtering_config = {replacements: [{from: '/(/', to: 'x'}]};
  const config = {...ENGLISH, transcription_config: {language: 'en', transcript_filtering_config}};
  const message = expect.stringMatching(/regular expression/);
  expect(await rest.run(config)).toMatchObject({status: 'rejected', errors: [{message}]});
});

describe('a job that fails on request', () => {
  it.each(['invalid-audio', 'language-stage-failed'])('is rejected with %s', async (fault) => {
    const client = new RestClient(await start({fault: `POST:${fault}*1`}));
    const {message} = contracts.jobError(fault);
    expect(await client.run(ENGLISH)).toMatchObject({status: 'rejected', errors: [{message}]});
    expect(await client.run(ENGLISH)).toMatchObject({status: 'done'});
  });

  it.each([
    ['summarization-failed', {summarization_config: {}}, 'summarization_errors'],
    ['translation-failed', {translation_config: {target_languages: ['de']}}, 'translation_errors'],
  ])('has %s in its metadata, and the transcript', async (fault, settings, errors) => {
    const client = new RestClient(await start({fault: `POST:${fault}`}));
    const body = await client.transcript({...ENGLISH, ...settings});
    expect(body.metadata[errors][0].type).toBe(contracts.jobError(fault).type);
    expect(body.results.length).toBeGreaterThan(10);
    expect([body.summary, body.translations]).toEqual([undefined, undefined]);
  });

  it('gives notifications up, and sends no request', async () => {
    const called: IncomingMessage[] = [];
    const hook = await serve((request) => {
      called.push(request);
      return {status: 204, body: Buffer.alloc(0)};
    });
    const client = new RestClient(await start({fault: 'POST:hook-down', timeScale: 0}));
    const job = await client.run({...ENGLISH, notification_config: [{url: hook.url}]});
    const messages = async () => ((await client.json(`/v2/jobs/${job.id}`)).body.job.errors ?? []).at(-1)?.message;
    while ((await messages()) !== 'Sending notification failed')
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(called).toEqual([]);
    hook.close();
  });
});

describe('addresses of the caller', () => {
  it('fetches the recording with the given headers, which its details contain', async () => {
    const seen: IncomingMessage[] = [];
    const media = await serve((request) => {
      seen.push(request);
      return {status: 200, body: audioFile('announcement')};
    });
    const url = `${media.url}/step.wav`;
    const fetch_data = {url, auth_headers: ['Authorization: Bearer abc']};
    const job = await rest.run({...ENGLISH, fetch_data}, NO_FILE);
    expect(job).toMatchObject({status: 'done', data_name: '', config: {fetch_data}});
    expect(job).not.toHaveProperty('duration');
    expect(seen[0]?.headers).toMatchObject({authorization: 'Bearer abc', 'user-agent': `${provider.name}-API/2.0`});
    media.close();
  });

  it('transcribes the sample recording of the pages without a connection to its host', async () => {
    const client = new RestClient(await start({fetch: () => Promise.reject(new Error('offline'))}));
    const config = {...ENGLISH, fetch_data: {url: provider.sampleAudioUrl}};
    expect(await client.transcriptText(config, NO_FILE)).toBe(HARBOR_TOUR);
  });

  it('notifies with one item as the body and several as attachments, and tries again', async () => {
    const calls: {url: string; type: string; body: string; agent: string}[] = [];
    const hook = await serve((request, body) => {
      const {url = '', headers} = request;
      calls.push({url, type: `${headers['content-type']}`, body: `${body}`, agent: `${headers['user-agent']}`});
      return {status: calls.length === 1 ? 500 : 200, body: Buffer.alloc(0)};
    });
    const one = await rest.run({...ENGLISH, notification_config: [{url: hook.url, contents: ['transcript.txt']}]});
    await until(() => calls.length === 2);
    expect(calls[1]?.url).toBe(`/?id=${one.id}&status=success`);
    expect(calls[1]?.body).toBe(HARBOR_TOUR);
    expect(calls[1]?.agent).toMatch(/-API\/2\.0$/);
    expect((await rest.json(`/v2/jobs/${one.id}`)).body.job.errors[0].message).toBe(
      'Error in sending notification: unable to send notification: Response status: 500, retrying',
    );
    const contents = ['jobinfo', 'transcript.srt', 'data'];
    await rest.run({...ENGLISH, notification_config: [{url: hook.url, contents, method: 'put'}]});
    await until(() => calls.length === 3);
    expect(calls[2]?.type).toMatch(/^multipart\/form-data/);
    for (const name of contents) expect(calls[2]?.body).toContain(`name="${name}"; filename="${name}"`);
    const others = [{url: hook.url, contents: []}, {url: hook.url}, {url: hook.url, contents: ['data']}];
    await rest.run({...ENGLISH, notification_config: others});
    await until(() => calls.length === 6);
    const bodies = calls.slice(3).map(({body}) => body);
    expect(bodies.join()).toContain('name="data"');
    expect(bodies).toContain('');
    expect(bodies.join()).toContain('name="data_file"');
    hook.close();
  });
});

const {rest: steady} = shared({timeScale: 1});
/** Its jobs do not end while a test runs. */
const {rest: slow} = shared({jobMs: 600_000});

const create = (client: RestClient, query: string) => client.submit(ENGLISH, {}, {query});

describe('creating a job', () => {
  it('returns only the ID when the request does not wait', async () => {
    const {status, body} = await create(steady, '');
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
  });

  it.each([
    ['', 'json-v2', (transcript: {results: unknown[]}) => transcript.results.length > 40],
    ['&format=json-v2', 'json-v2', (transcript: {results: unknown[]}) => transcript.results.length > 40],
    ['&format=txt', 'txt', (transcript: string) => transcript === HARBOR_TOUR],
    ['&format=srt', 'srt', (transcript: string) => transcript.startsWith('1\n00:00:')],
  ] as const)('waits, and returns the transcript in the response: wait=60%s', async (query, key, isValidCall) => {
    const {status, body} = await create(steady, `?wait=60${query}`);
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
    expect((await steady.submit(ENGLISH, note, {query: '?wait=5'})).body).toMatchObject({status: 'rejected'});
  });
});

describe('reading a job', () => {
  it('waits for its end, and 200 comes either way', async () => {
    const {body} = await create(steady, '');
    expect((await steady.json(`/v2/jobs/${body.id}`)).body.job.status).toBe('done');
    const running = await create(slow, '');
    for (const wait of ['', '?wait=0', '?wait=1']) {
      const {status, body: details} = await slow.json(`/v2/jobs/${running.body.id}${wait}`);
      expect([status, details.job.status]).toEqual([200, 'running']);
    }
  });

  it('waits for the transcript, and returns 404 when the job is still running', async () => {
    const {body} = await create(steady, '');
    expect(await steady.text(`/v2/jobs/${body.id}/transcript?wait=30&format=txt`)).toBe(HARBOR_TOUR);
    const running = await create(slow, '');
    expect((await slow.json(`/v2/jobs/${running.body.id}/transcript?wait=0`)).status).toBe(404);
  });

  it('rejects a wait that is no whole number of seconds', async () => {
    const {body} = await create(steady, '');
    for (const wait of ['soon', '-1', '1.5']) {
      expect((await steady.json(`/v2/jobs/${body.id}?wait=${wait}`)).status).toBe(422);
    }
  });
});
