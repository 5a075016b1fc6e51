/** Generated requests, forms, and frames, by a seed: legal ones, broken ones, and legal ones with something broken. */
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {compiledServiceData} from '../compiledServiceData';
import {ManualClock} from '../core/clock';
import {ALL_FAULTS} from '../core/faults';
import {BodyTooLarge} from '../core/http';
import {seededRandom} from '../core/ids';
import {CUT, Service} from '../core/service';
import {audioFile} from './support/client';

const SOUND = audioFile('announcement').subarray(0, 3000);
const text = fc.oneof(fc.string(), fc.constantFrom('en', 'xx', '__proto__', 'constructor', '/(/', '\ud800', '', '-1'));
const json: fc.Arbitrary<unknown> = fc.jsonValue({maxDepth: 4});
const fault = fc.constantFrom(undefined, ...ALL_FAULTS, '429@1', '500-after', 'cut-after', '1011', 'nonsense');

const mutated = (base: {[field: string]: unknown}) =>
  fc.dictionary(fc.constantFrom(...Object.keys(base), 'extra'), json, {maxKeys: 2}).map((some) => ({...base, ...some}));

const config = mutated({
  type: 'transcription',
  transcription_config: {language: 'en', additional_vocab: [{content: 'x'}]},
  notification_config: [{url: 'http://127.0.0.1:9/', contents: ['jobinfo']}],
  tracking: {title: 'x'},
});
const written = (value: unknown) => JSON.stringify(value);
const form = fc.tuple(fc.oneof(config.map(written), text), fc.option(fc.nat(400))).map(([value, end]) => {
  const head = `--b\r\nContent-Disposition: form-data; name="config"\r\n\r\n${value}\r\n--b\r\n`;
  const file = 'Content-Disposition: form-data; name="data_file"; filename="a.wav"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head + file), SOUND, Buffer.from('\r\n--b--\r\n')]);
  return body.subarray(0, end ?? body.length);
});
const PATHS = '/v2/jobs /v2/jobs/abc /v2/usage /v1/api_keys?type=rt /v1/flow/livekit /v2 // /v2/jobs/a/b'.split(' ');
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'DELETE', 'PUT', 'OPTIONS'),
  url: fc.oneof(
    fc.constantFrom(...PATHS, 'http://[', '/v2/jobs/%zz/log'),
    fc.tuple(fc.constantFrom(...PATHS), fc.webQueryParameters()).map(([path, query]) => `${path}?${query}`),
    fc.webPath(),
  ),
  key: fc.constantFrom('key', 'other', 'invalid', 'eyJ.a.b'),
  fault,
  body: fc.oneof(
    form,
    json.map((value) => Buffer.from(written(value))),
    fc.uint8Array({maxLength: 40}),
  ),
});
const START = {message: 'StartRecognition', audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 8000}};
const frame: fc.Arbitrary<unknown> = fc.oneof(
  mutated({...START, transcription_config: {language: 'en'}}),
  mutated({message: 'StartConversation', conversation_config: {template_id: 'a'}}),
  fc.constantFrom(
    {...START, transcription_config: {language: 'en', enable_partials: true}},
    {message: 'EndOfStream', last_seq_no: 1},
    {message: 'GetSpeakers'},
    {message: 'ForceEndOfUtterance'},
    {message: 'AddInput', input: 'x', immediate: true},
  ),
  fc.uint8Array({maxLength: 2000}),
  json,
  text,
);
const session = fc.record({
  url: fc.constantFrom('/v2?jwt=k', '/v1/flow?jwt=k', '/v2/en?jwt=k', '/v2'),
  fault,
  frames: fc.array(frame, {maxLength: 8}),
});

async function sendGenerated(seed: number, count: number): Promise<number> {
  const mistakes: unknown[] = [];
  const clock = new ManualClock(Date.parse('2026-11-24T12:00:00Z'));
  const service = new Service(compiledServiceData(), {
    clock,
    random: seededRandom(seed),
    maxStoredJobs: 500,
    fetch: () => Promise.reject(new Error('offline')),
    logError: (error) => mistakes.push(error),
  });
  let sent = 0;
  const oneRequest = async ({method, url, key, fault: name, body}: Generated<typeof request>) => {
    const type = {Authorization: `Bearer ${key}`, 'Content-Type': 'multipart/form-data; boundary=b'};
    const headers = new Headers({...type, ...(name && {'X-Emulator-Fault': name})});
    const read = async (maxBytes: number) => {
      if (body.length > maxBytes) throw new BodyTooLarge();
      return body;
    };
    let response: Awaited<ReturnType<typeof service.respond>> | undefined;
    service.respond({method, url, headers, body: read}).then((value) => {
      response = value;
    });
    for (let turn = 0; turn < 200 && response === undefined; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(1000);
    }
    sent += 1;
    const status = response === CUT ? 0 : response?.status;
    if (status === undefined || (status === 500 && !name?.startsWith('500')))
      throw new Error(`${method} ${url}: ${status}`);
  };
  const oneSession = ({url, fault: name, frames}: Generated<typeof session>) => {
    const headers = new Headers(name ? {'X-Emulator-Fault': name} : {});
    const result = service.sockets.handshake({method: 'GET', url, headers});
    sent += 1;
    if (!('open' in result)) return;
    const none = () => {};
    const opened = result.open({send: none, close: none, drop: none, breakFrame: none});
    for (const one of frames) {
      opened.receive(one instanceof Uint8Array || typeof one === 'string' ? one : JSON.stringify(one));
      clock.advance(50);
      service.sockets.tick();
      sent += 1;
    }
    opened.closed('client');
    service.sockets.ended(opened);
  };
  const both = fc.asyncProperty(request, session, async (oneOfRest, oneOfSockets) => {
    await oneRequest(oneOfRest);
    oneSession(oneOfSockets);
    expect(mistakes).toEqual([]);
  });
  await fc.assert(both, {seed, numRuns: Math.ceil(count / 3), endOnFailure: true});
  service.close();
  return sent;
}

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Maximum growth of the heap over all of them. */
const GROWTH_BYTES = 40_000_000;

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The nightly tier sends more. */
const [warmUp, count] = process.env.TEST_TIER === 'full' ? [5000, 100_000] : [1000, 3000];

it(`${count} generated requests, forms, and frames get no 500, make no mistake in the emulator, and leave no memory`, async () => {
  await sendGenerated(1, warmUp);
  const before = usedHeap();
  expect(await sendGenerated(20_261_124, count)).toBeGreaterThanOrEqual(count);
  expect(usedHeap() - before).toBeLessThan(GROWTH_BYTES);
}, 1_200_000);
