/** What the batch API rejects, and in which words. */
import {provider} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {audioFile, ENGLISH, NO_FILE, RestClient, shared, start} from './support/client';

/** Esperanto can be transcribed, and not identified. */
const EXPECTS_ESPERANTO = {language_identification_config: {expected_languages: ['eo']}};
const TOO_MANY = {label: 'Nadia', speaker_identifiers: Array.from({length: 51}, (_, index) => `${index}`)};
const FETCH = {fetch_data: {url: 'http://127.0.0.1:1/a.wav'}};

const {rest} = shared();

describe('a rejected request', () => {
  const rejected = (error: string, detail?: RegExp) => ({
    status: 400,
    body: {code: 400, error, ...(detail && {detail: expect.stringMatching(detail)})},
  });
  const wav = {name: 'a.wav', content: audioFile('announcement')};

  const broken = {name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0])};

  const alignment = '{"type":"alignment","alignment_config":{"language":"en"}}';
  const english = (more: object) => JSON.stringify({...ENGLISH, ...more});
  const language = (value: string) => `{"type":"transcription","transcription_config":{${value}}}`;
  const settings = (config: object) => english({transcription_config: config});
  const sounds = (...types: string[]) => english({audio_events_config: {types}});
  const url = 'http://127.0.0.1:1/';
  const notified = (second: object) => english({notification_config: [{url}, {url, ...second}]});
  const speakers = (one: object) =>
    settings({language: 'en', diarization: 'speaker', speaker_diarization_config: {speakers: [one]}});
  const bothNames = language('"language":"en","model":"enhanced","operating_point":"enhanced"');
  const replaced = settings({
    ...{language: 'multi', model: provider.models.multilingual},
    transcript_filtering_config: {replacements: [{from: 'a', to: 'b'}]},
  });

  /** What is sent, and the error, or the detail of "Job rejected". */
  it.each<[what: string, config: string, said: string | RegExp]>([
    ['JSON that is cut off', '{"type": ', 'Job rejected'],
    ['a list instead of an object', '[]', /must be object/],
    ['null instead of an object', 'null', /must be object/],
    ['an unknown job type', '{"type": "poem"}', 'Job rejected'],
    ['a number for a language', language('"language":1'), 'Job rejected'],
    ['an unknown language', language('"language":"xx"'), 'Job rejected'],
    ['a model by both names', bothNames, /operating_point: not allowed with model/],
    ['no language', language(''), 'No language selected'],
    ['a notification without an address', english({notification_config: [{}]}), 'Missing callback'],
    ['a language that is not identified', english(EXPECTS_ESPERANTO), 'Job rejected'],
    ['a sound that exists in the summary alone', sounds('music', 'silence'), /audio_events_config\.types\[1\]/],
    ...['S1', 'UU', ' Nadia', 'Nadia '].map((label): [string, string, RegExp] => [
      `an enrolled speaker with the label "${label}"`,
      speakers({label, speaker_identifiers: ['a']}),
      /speakers\[0\]\.label/,
    ]),
    ['51 identifiers of speakers', speakers(TOO_MANY), /51 speaker identifiers given, 50 allowed/],
    ['word replacement with the multilingual model', replaced, /replacements: not supported by model/],
    ['a header that is none', notified({auth_headers: ['no header']}), /\[1\]\.auth_headers\[0\]: must be a header/],
    ['an address without HTTP', notified({url: 'mailto:ana@example.com'}), /\[1\]\.url: must be an HTTP or HTTPS/],
    ['a recording and the address of one', english(FETCH), /Send data_file or fetch_data, and not both/],
    ['a pair that does not exist', english({translation_config: {target_languages: ['eu']}}), 'Job rejected'],
  ])('rejects %s', async (_what, config, said) => {
    const expected = typeof said === 'string' ? rejected(said) : rejected('Job rejected', said);
    expect(await rest.submit(config)).toMatchObject(expected);
  });

  it.each([
    ['no recording', JSON.stringify(ENGLISH), NO_FILE, 'Missing data_file'],
    ['no text to align', alignment, {data_file: wav}, 'Missing text_file'],
    ['a text that is none', alignment, {data_file: wav, text_file: broken}, 'Job rejected due to invalid text'],
  ])('rejects %s', async (_what, config, parts, error) => {
    expect(await rest.submit(config, parts)).toMatchObject(rejected(error));
  });

  it('rejects medical speech in a language that the domain does not cover, with 403', async () => {
    expect(await rest.submit(settings({language: 'eu', domain: 'medical', model: 'enhanced'}))).toMatchObject({
      status: 403,
      body: {code: 403, error: 'Requested product not available'},
    });
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
