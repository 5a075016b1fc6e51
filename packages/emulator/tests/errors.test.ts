/** What the batch API rejects, and in which words. */
import {provider} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {audioFile, ENGLISH, NO_FILE, RestClient, shared, start} from './support/client';

/** Esperanto can be transcribed, and not identified. */
const EXPECTS_ESPERANTO = {language_identification_config: {expected_languages: ['eo']}};

const {rest} = shared();

describe('a rejected request', () => {
  const rejected = (error: string, detail?: RegExp) => ({
    status: 400,
    body: {code: 400, error, ...(detail && {detail: expect.stringMatching(detail)})},
  });
  const hook = {url: 'http://127.0.0.1:1/'};
  const wav = {name: 'a.wav', content: audioFile('announcement')};

  const alignment = '{"type":"alignment","alignment_config":{"language":"en"}}';
  const english = (more: object) => JSON.stringify({...ENGLISH, ...more});
  const language = (value: string) => `{"type":"transcription","transcription_config":{${value}}}`;
  const settings = (config: object) => english({transcription_config: config});
  const speakers = (one: object) =>
    settings({language: 'en', diarization: 'speaker', speaker_diarization_config: {speakers: [one]}});
  const model = provider.models.multilingual;
  const broken = {name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0])};

  it.each([
    ['JSON that is cut off', '{"type": ', {}, rejected('Job rejected')],
    ['a list instead of an object', '[]', {}, rejected('Job rejected', /must be object/)],
    ['null instead of an object', 'null', {}, rejected('Job rejected', /must be object/)],
    ['an unknown job type', '{"type": "poem"}', {}, rejected('Job rejected')],
    ['a number for a language', language('"language":1'), {}, rejected('Job rejected')],
    ['an unknown language', language('"language":"xx"'), {}, rejected('Job rejected')],
    [
      'a model by both names',
      language('"language":"en","model":"enhanced","operating_point":"enhanced"'),
      {},
      rejected('Job rejected', /operating_point: not allowed with model/),
    ],
    ['no language', language(''), {}, rejected('No language selected')],
    ['no recording', english({}), NO_FILE, rejected('Missing data_file')],
    ['no text to align', alignment, {data_file: wav}, rejected('Missing text_file')],
    [
      'a text that is none',
      alignment,
      {data_file: wav, text_file: broken},
      rejected('Job rejected due to invalid text'),
    ],
    ['a notification without an address', english({notification_config: [{}]}), {}, rejected('Missing callback')],
    ['a language that is not identified', english(EXPECTS_ESPERANTO), {}, rejected('Job rejected')],
    [
      'a sound that exists in the summary alone',
      english({audio_events_config: {types: ['music', 'silence']}}),
      {},
      rejected('Job rejected', /audio_events_config\.types\[1\]/),
    ],
    ...['S1', 'UU', ' Nadia', 'Nadia '].map((label): [string, string, Record<string, never>, object] => [
      `an enrolled speaker with the label "${label}"`,
      speakers({label, speaker_identifiers: ['a']}),
      {},
      rejected('Job rejected', /speakers\[0\]\.label/),
    ]),
    [
      '51 identifiers of speakers',
      speakers({label: 'Nadia', speaker_identifiers: Array.from({length: 51}, (_, index) => `${index}`)}),
      {},
      rejected('Job rejected', /51 speaker identifiers given, 50 allowed/),
    ],
    [
      'word replacement with the multilingual model',
      settings({language: 'multi', model, transcript_filtering_config: {replacements: [{from: 'a', to: 'b'}]}}),
      {},
      rejected('Job rejected', /transcript_filtering_config\.replacements: not supported by model/),
    ],
    [
      'medical speech in a language that the domain does not cover',
      settings({language: 'eu', domain: 'medical', model: 'enhanced'}),
      {},
      {status: 403, body: {code: 403, error: 'Requested product not available'}},
    ],
    [
      'a header that is none',
      english({notification_config: [hook, {...hook, auth_headers: ['no header']}]}),
      {},
      rejected('Job rejected', /notification_config\[1\]\.auth_headers\[0\]: must be a header/),
    ],
    [
      'an address without HTTP',
      english({notification_config: [{url: 'mailto:ana@example.com'}]}),
      {},
      rejected('Job rejected', /notification_config\[0\]\.url: must be an HTTP or HTTPS address/),
    ],
    [
      'a recording and the address of one',
      english({fetch_data: {url: 'http://127.0.0.1:1/a.wav'}}),
      {},
      rejected('Job rejected', /Send data_file or fetch_data, and not both/),
    ],
    [
      'a pair that does not exist',
      english({translation_config: {target_languages: ['eu']}}),
      {},
      rejected('Job rejected'),
    ],
  ])('rejects %s', async (_what, config, parts, expected) => {
    expect(await rest.submit(config, parts)).toMatchObject(expected);
  });

  it('names the number of target languages when there are too many', async () => {
    const config = {...ENGLISH, translation_config: {target_languages: ['de', 'fr', 'es', 'it', 'pt', 'nl']}};
    expect((await rest.submit(config)).body.detail).toBe(
      'maximum number of target languages is 5 and requested count is 6',
    );
  });

  it('rejects a form that cannot be read', async () => {
    const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
    const response = await rest.json('/v2/jobs', {method: 'POST', headers, body: 'nothing of the kind'});
    expect(response).toMatchObject(rejected('Malformed request'));
  });

  it('rejects an oversized upload before it is read', async () => {
    const small = await start({maxUploadBytes: 1000});
    expect(await new RestClient(small).submit(ENGLISH)).toMatchObject(rejected('Job rejected'));
  });

  it('rejects an oversized upload that does not say its length, once it is too large', async () => {
    const small = await start({maxUploadBytes: 1000});
    const body = new Blob([Buffer.alloc(3000)]).stream();
    const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
    const init = {method: 'POST', body, duplex: 'half', headers} as RequestInit;
    expect(await new RestClient(small).json('/v2/jobs', init)).toMatchObject(rejected('Job rejected'));
  });

  it('rejects unknown ids, wrong parameters, paths and methods', async () => {
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
    const response = await rest.json('/v2/jobs/?color=blue', {headers: {'X-Anything': '1'}});
    expect(response.status).toBe(200);
  });
});
