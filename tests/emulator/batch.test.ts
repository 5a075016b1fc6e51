import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {Contracts} from './contracts';
import type {Emulator} from './server';
import {audioFile, contracts, HARBOR_TOUR, Rest, start} from './support/client';
import {silencesOf} from './transcript';

const ENGLISH = {type: 'transcription', transcription_config: {language: 'en'}};
const DAY_MS = 86_400_000;

let emulator: Emulator;
let rest: Rest;
let clock = Date.now();
const now = () => clock;

beforeAll(async () => {
  emulator = await start({now});
  rest = new Rest(emulator);
});
afterAll(() => emulator.close());

describe('a transcription job', () => {
  it('runs, is done, and gives its transcript in three formats', async () => {
    const job = await rest.run(ENGLISH);
    expect(job).toMatchObject({status: 'done', data_name: 'example.wav', duration: 15, config: ENGLISH});
    expect(await text(`/v2/jobs/${job.id}/transcript?format=txt`)).toBe(HARBOR_TOUR);
    const subtitles = readFileSync(join(__dirname, '../../samples/batch/output/srt-defaults.srt'), 'utf8');
    expect((await text(`/v2/jobs/${job.id}/transcript?format=srt`)).trim()).toBe(subtitles.trim());
    const {body} = await rest.json(`/v2/jobs/${job.id}/transcript`);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', body)).toBeUndefined();
    expect(body.results[0]).toMatchObject({type: 'word', start_time: 0.36, alternatives: [{content: 'Good'}]});
    expect(body.results.filter((result: {type: string}) => result.type === 'word')).toHaveLength(42);
  });

  it('knows a recording of the project by its sound, whatever the file is called', async () => {
    const job = await rest.run(ENGLISH, {data_file: {name: 'x.wav', content: audioFile('announcement')}});
    expect(await text(`/v2/jobs/${job.id}/transcript?format=txt`)).toBe('Good morning. Mind the step.');
  });

  it('takes any other audio for the harbor tour, as long as the audio is', async () => {
    const noise = Buffer.concat([audioFile('repair-desk').subarray(0, 44), Buffer.alloc(32_000 * 40)]);
    noise.writeUInt32LE(noise.length - 44, 40);
    const job = await rest.run(ENGLISH, {data_file: {name: 'noise.wav', content: noise}});
    expect(job.duration).toBe(40);
    const heard = await text(`/v2/jobs/${job.id}/transcript?format=txt`);
    expect(heard.match(/Good morning/g)).toHaveLength(3);
  });

  it('returns what was asked for: sentiment, topics, chapters, summary, translation, sounds, tracking', async () => {
    const job = await rest.run({
      ...ENGLISH,
      tracking: {title: 'Tour', tags: ['a'], details: {stop: 3}},
      sentiment_analysis_config: {},
      topic_detection_config: {},
      auto_chapters_config: {},
      summarization_config: {summary_type: 'bullets'},
      translation_config: {target_languages: ['fr', 'it']},
      audio_events_config: {},
    });
    const {body} = await rest.json(`/v2/jobs/${job.id}/transcript`);
    expect(contracts.fault('batch', 'RetrieveTranscriptResponse', body)).toBeUndefined();
    expect(body.job.tracking).toEqual({title: 'Tour', tags: ['a'], details: {stop: 3}});
    expect(body.sentiment_analysis.summary.overall.neutral_count).toBe(4);
    expect(body.chapters).toHaveLength(1);
    expect(body.summary.content).toMatch(/^- /);
    expect(body.translations.fr[0].content).toBe('Bonjour et bienvenue à la visite du port.');
    expect(body.audio_event_summary.overall.music.count).toBe(1);
    // The tour pauses for half a second at most, and shorter gaps than a second are no silence.
    expect(body.audio_event_summary.overall.silence).toEqual({total_duration: 0, count: 0});
    expect(body.topics.summary.overall).toEqual({});
  });

  it('counts as silence what is at least a second without any sound, also before the first and after the last', () => {
    const sounds = [
      {start: 2, end: 3},
      {start: 1.5, end: 4},
      {start: 4.9, end: 5},
    ];
    expect(silencesOf(6.5, sounds)).toEqual([
      {start: 0, end: 1.5},
      {start: 5, end: 6.5},
    ]);
    expect(silencesOf(0.5, [])).toEqual([]);
  });

  it('leaves out what was not asked for', async () => {
    const job = await rest.run(ENGLISH);
    const {body} = await rest.json(`/v2/jobs/${job.id}/transcript`);
    expect(Object.keys(body).sort()).toEqual(['format', 'job', 'metadata', 'results']);
  });

  it('replaces a word by one rule, plain words before expressions, and every place that an expression matches', async () => {
    const replacements = [
      {from: '/o/', to: '0'},
      {from: '/./', to: 'x'},
      {from: 'Good', to: 'Bad'},
    ];
    const job = await rest.run({
      ...ENGLISH,
      transcription_config: {language: 'en', transcript_filtering_config: {replacements}},
    });
    const heard = await text(`/v2/jobs/${job.id}/transcript?format=txt`);
    expect(heard).toMatch(/^Bad m0rning xxx welc0me t0 xxx harb0r t0ur\./);
  });

  it('writes speakers into the text when diarization is on', async () => {
    const config = {type: 'transcription', transcription_config: {language: 'en', diarization: 'speaker'}};
    const job = await rest.run(config, {
      data_file: {name: 'stop-3.wav', content: audioFile('harbor-tour').fill(1, 60)},
    });
    expect(await text(`/v2/jobs/${job.id}/transcript?format=txt`)).toContain(
      'SPEAKER: S2\nThank you. Where do we sit?',
    );
  });

  it('identifies the language, and is rejected when it is not an expected one', async () => {
    const file = {data_file: {name: 'voicemail.wav', content: audioFile('harbor-tour').fill(1, 60)}};
    const config = {type: 'transcription', transcription_config: {language: 'auto'}};
    const done = await rest.run(config, file);
    const {body} = await rest.json(`/v2/jobs/${done.id}/transcript`);
    expect(body.metadata.language_identification.results[0].alternatives[0].language).toBe('de');
    const job = await rest.run({...config, language_identification_config: {expected_languages: ['en']}}, file);
    expect(job.status).toBe('rejected');
    expect(job.errors[0].message).toBe("The identified language 'de' is not one of the expected languages");
  });

  it('keeps data, log and signed addresses', async () => {
    const job = await rest.run(ENGLISH);
    const data = await rest.fetch(`/v2/jobs/${job.id}/data`);
    expect(Buffer.from(await data.arrayBuffer()).equals(audioFile('harbor-tour'))).toBe(true);
    expect(await text(`/v2/jobs/${job.id}/log`)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} INFO orchestrator job/);
    const {body} = await rest.json(`/v2/jobs/${job.id}/object-urls?ttl=60&url_for=data,transcript`);
    expect(Object.keys(body).sort()).toEqual(['data', 'transcript']);
    expect((await rest.json(`/v2/jobs/${job.id}/object-urls?url_for=data`)).status).toBe(422);
  });
});

describe('an alignment job', () => {
  it('gives the text its times, word by word or line by line', async () => {
    const job = await rest.run(
      {type: 'alignment', alignment_config: {language: 'en'}},
      {
        data_file: {name: 'a.wav', content: audioFile('announcement')},
        text_file: {name: 'a.txt', content: 'Good morning.\nMind the step.\n'},
      },
    );
    const lines = await text(`/v2/jobs/${job.id}/alignment?tags=one_per_line`);
    expect(lines).toBe('[00:00:00.4] Good morning.\n[00:00:01.4] Mind the step.\n');
    expect(await text(`/v2/jobs/${job.id}/alignment`)).toMatch(/^<time=0\.36>Good<time=\d\.\d\d> <time=/);
    expect(await text(`/v2/jobs/${job.id}/text`)).toContain('Mind the step.');
    expect(await rest.json(`/v2/jobs/${job.id}/transcript`)).toEqual({
      status: 404,
      body: {code: 404, error: 'Job is not of type transcription'},
    });
  });
});

describe('the life of a job', () => {
  it('locks a running job, and deletes it by force', async () => {
    const slow = await start({jobMs: 60_000});
    const client = new Rest(slow);
    const {body} = await client.submit(ENGLISH);
    expect(await client.json(`/v2/jobs/${body.id}/transcript`)).toMatchObject({status: 404});
    const locked = await client.json(`/v2/jobs/${body.id}`, {method: 'DELETE'});
    expect(locked).toEqual({status: 423, body: {code: 423, error: 'Resource Locked'}});
    const deleted = await client.json(`/v2/jobs/${body.id}?force=true`, {method: 'DELETE'});
    expect(deleted).toMatchObject({status: 200, body: {job: {status: 'deleted'}}});
    expect((await client.json(`/v2/jobs/${body.id}`)).status).toBe(404);
    expect((await client.json('/v2/jobs')).body.jobs).toEqual([]);
    expect((await client.json('/v2/jobs?include_deleted=true')).body.jobs).toHaveLength(1);
    await slow.close();
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
    const own = await start();
    const client = new Rest(own);
    for (let count = 0; count < 5; count += 1) await client.submit(ENGLISH);
    const first = (await client.json('/v2/jobs?limit=3')).body.jobs;
    const cursor = encodeURIComponent(first.at(-1).created_at.replace('Z', '999999Z'));
    const second = (await client.json(`/v2/jobs?limit=3&created_before=${cursor}`)).body.jobs;
    const times = [...first, ...second].map((job) => job.created_at);
    expect(times).toHaveLength(5);
    expect(times).toEqual([...times].sort().reverse());
    await own.close();
  });

  it('counts usage by day, and not for keys made for one user', async () => {
    const today = '2026-03-04';
    const own = await start({now: () => Date.parse(`${today}T23:59:59Z`)});
    const client = new Rest(own);
    await client.run(ENGLISH);
    const {body} = await client.json(`/v2/usage?since=${today}&until=${today}`);
    expect(contracts.fault('batch', 'UsageResponse', body)).toBeUndefined();
    expect(body).toMatchObject({since: `${today}T00:00:00Z`, until: `${today}T23:59:59Z`});
    expect(body.summary).toEqual([{mode: 'batch', type: 'transcription', count: 1, duration_hrs: 0}]);
    expect(body.details[0]).toMatchObject({language: 'en', operating_point: 'standard'});
    await own.close();
  });
});

describe('addresses of the caller', () => {
  it('fetches the recording with the given headers', async () => {
    const seen: IncomingMessage[] = [];
    const media = await serve((request) => {
      seen.push(request);
      return {status: 200, body: audioFile('announcement')};
    });
    const url = `${media.url}/step.wav`;
    const form = {data_file: {name: '', content: ''}};
    const job = await rest.run({...ENGLISH, fetch_data: {url, auth_headers: ['Authorization: Bearer abc']}}, form);
    expect(job).toMatchObject({status: 'done', data_name: 'step.wav', config: {fetch_data: {url}}});
    expect(JSON.stringify(job)).not.toContain('abc');
    expect(seen[0]?.headers.authorization).toBe('Bearer abc');
    media.close();
  });

  it('rejects the job when the recording cannot be fetched, and lists every attempt', async () => {
    const media = await serve(() => ({status: 404, body: Buffer.alloc(0)}));
    const job = await rest.run({...ENGLISH, fetch_data: {url: media.url}}, {data_file: {name: '', content: ''}});
    expect(job.status).toBe('rejected');
    expect(job.errors.map((error: {message: string}) => error.message)).toEqual(
      Array.from({length: 4}, () => 'unable to fetch audio: http status code 404'),
    );
    media.close();
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
      'notification answered with http status code 500, retrying',
    );
    const contents = ['jobinfo', 'transcript.srt', 'data'];
    await rest.run({...ENGLISH, notification_config: [{url: hook.url, contents, method: 'put'}]});
    await until(() => calls.length === 3);
    expect(calls[2]?.type).toMatch(/^multipart\/form-data/);
    for (const name of contents) expect(calls[2]?.body).toContain(`name="${name}"; filename="${name}"`);
    await rest.run({...ENGLISH, notification_config: [{url: hook.url, contents: []}, {url: hook.url}]});
    await until(() => calls.length === 5);
    const bodies = calls.slice(3).map(({body}) => body);
    expect(bodies).toContain('');
    expect(bodies.join()).toContain('name="data_file"');
    hook.close();
  });

  it('says in the job that a notification failed for good', async () => {
    const hook = await serve(() => ({status: 413, body: Buffer.alloc(0)}));
    const job = await rest.run({...ENGLISH, notification_config: [{url: hook.url}]});
    const messages = async () => {
      const {body} = await rest.json(`/v2/jobs/${job.id}`);
      return (body.job.errors ?? []).map((error: {message: string}) => error.message);
    };
    while ((await messages()).length < 5) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await messages()).at(-1)).toBe('notification failed');
    expect((await rest.json(`/v2/jobs/${job.id}`)).body.job.status).toBe('done');
    hook.close();
  });
});

describe('refusals', () => {
  const rejected = (error: string) => ({status: 400, body: {code: 400, error}});
  const wav = {name: 'a.wav', content: audioFile('announcement')};
  const none = {name: '', content: ''};

  it.each([
    ['JSON that is cut off', '{"type": ', {}, rejected('Job rejected')],
    ['a list instead of an object', '[]', {}, rejected('Job rejected')],
    ['an unknown job type', '{"type": "poem"}', {}, rejected('Job rejected')],
    [
      'a number for a language',
      '{"type":"transcription","transcription_config":{"language":1}}',
      {},
      rejected('Job rejected'),
    ],
    [
      'an unknown language',
      '{"type":"transcription","transcription_config":{"language":"xx"}}',
      {},
      rejected('Job rejected'),
    ],
    ['no language', '{"type":"transcription","transcription_config":{}}', {}, rejected('No language selected')],
    ['no recording', JSON.stringify(ENGLISH), {data_file: none}, rejected('Missing data_file')],
    [
      'a web page as the recording',
      JSON.stringify(ENGLISH),
      {data_file: {name: 'a.wav', content: '<html>'}},
      rejected('Job rejected due to invalid audio'),
    ],
    [
      'no text to align',
      '{"type":"alignment","alignment_config":{"language":"en"}}',
      {data_file: wav},
      rejected('Missing text_file'),
    ],
    [
      'a text that is no text',
      '{"type":"alignment","alignment_config":{"language":"en"}}',
      {data_file: wav, text_file: {name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0])}},
      rejected('Job rejected due to invalid text'),
    ],
    [
      'a notification without an address',
      JSON.stringify({...ENGLISH, notification_config: [{}]}),
      {},
      rejected('Missing callback'),
    ],
    [
      'a translation that does not exist',
      JSON.stringify({...ENGLISH, translation_config: {target_languages: ['eu']}}),
      {},
      rejected('Job rejected'),
    ],
  ])('refuses %s', async (_what, config, parts, expected) => {
    expect(await rest.submit(undefined, parts, config)).toMatchObject(expected);
  });

  it('refuses a form that cannot be read', async () => {
    const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
    const answer = await rest.json('/v2/jobs', {method: 'POST', headers, body: 'nothing of the kind'});
    expect(answer).toMatchObject(rejected('Malformed request'));
  });

  it('refuses an oversized upload before it is read', async () => {
    const small = await start({maxUploadBytes: 1000});
    expect(await new Rest(small).submit(ENGLISH)).toMatchObject(rejected('Job rejected'));
    await small.close();
  });

  it('refuses an oversized upload that does not say its length, once it is too large', async () => {
    const small = await start({maxUploadBytes: 1000});
    const body = new Blob([Buffer.alloc(3000)]).stream();
    const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
    const init = {method: 'POST', body, duplex: 'half', headers} as RequestInit;
    expect(await new Rest(small).json('/v2/jobs', init)).toMatchObject(rejected('Job rejected'));
    await small.close();
  });

  it('refuses unknown ids, wrong parameters, paths and methods', async () => {
    const unknown = {status: 404, body: {code: 404, error: 'Job not found'}};
    for (const item of ['', '/data', '/text', '/transcript', '/alignment', '/log', '/object-urls?ttl=1&url_for=data']) {
      expect(await rest.json(`/v2/jobs/nothing${item}`)).toEqual(unknown);
    }
    expect(await rest.json('/v2/jobs?limit=many')).toEqual({
      status: 422,
      body: {code: 422, error: 'limit in query must be of type int64'},
    });
    expect((await rest.json('/v2/jobs?limit=0')).status).toBe(422);
    expect((await rest.json('/v2/jobs?created_before=yesterday')).status).toBe(422);
    expect((await rest.json('/v2/elsewhere')).status).toBe(404);
    expect((await rest.json('/v2/jobs', {method: 'PATCH'})).status).toBe(405);
    expect((await rest.json('/v2')).status).toBe(400);
  });

  it('ignores unknown query parameters, headers and a trailing slash', async () => {
    const answer = await rest.json('/v2/jobs/?colour=blue', {headers: {'X-Anything': '1'}});
    expect(answer.status).toBe(200);
  });
});

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

describe('the contract', () => {
  it('rules: a member that it gains is accepted and returned at once', async () => {
    const changed = new Contracts((api, {components}) => {
      if (api !== 'batch') return;
      const config = components.schemas.JobConfig?.properties;
      const details = components.schemas.JobDetails?.properties;
      if (config) config.mood = {type: 'string', enum: ['calm']};
      if (details) details.priority = {type: 'integer', examples: [3]};
    });
    const own = await start({contracts: changed});
    const client = new Rest(own);
    expect((await client.submit({...ENGLISH, mood: 'wild'})).body.detail).toContain('mood');
    const job = await client.run({...ENGLISH, mood: 'calm'});
    expect(job).toMatchObject({priority: 3, config: {mood: 'calm'}});
    await own.close();
  });
});

async function text(path: string): Promise<string> {
  const answer = await rest.fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.text();
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A server of the caller's, on a port of its own. */
async function serve(answer: (request: IncomingMessage, body: Buffer) => {status: number; body: Buffer}) {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const {status, body} = answer(request, Buffer.concat(chunks));
    response.writeHead(status).end(body);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, close: () => server.close()};
}
