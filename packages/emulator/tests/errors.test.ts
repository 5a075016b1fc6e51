import {provider} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {audioFile, ENGLISH, NO_FILE, RestClient, shared, start} from './support/client';

const {rest} = shared();
const model = provider.models.multilingual;
const url = 'http://127.0.0.1:1/';
const multilingual = {transcription_config: {model, language: 'multi'}};
const enrolled = (label: string, count = 1) => ({
  diarization: 'speaker',
  speaker_diarization_config: {
    speakers: [{label, speaker_identifiers: Array.from({length: count}, (_, at) => `${at}`)}],
  },
});

describe('a rejected request', () => {
  const rejected = (error: string, detail?: RegExp) => ({
    status: 400,
    body: {code: 400, error, ...(detail && {detail: expect.stringMatching(detail)})},
  });

  const targets = (...target_languages: string[]) => ({translation_config: {target_languages}});
  const notified = (...notification_config: object[]) => ({notification_config});
  /** What is sent, and the error, or the detail of "Job rejected". */
  it.each<[what: string, config: unknown, said: string | RegExp]>([
    ['JSON that is cut off', '{"type": ', 'Job rejected'],
    ['a list instead of an object', '[]', /must be object/],
    ['null instead of an object', 'null', /must be object/],
    ['an unknown job type', {type: 'poem'}, 'Job rejected'],
    ['no language', {transcription_config: {}}, 'No language selected'],
    ['a notification without an address', notified({}), 'Missing callback'],
    ['a header that is none', notified({url, auth_headers: ['no']}), /\[0\]\.auth_headers\[0\]: must be a header/],
    ['an address without HTTP', notified({url}, {url: 'mailto:a@b.c'}), /\[1\]\.url: must be an HTTP or HTTPS/],
    // Esperanto can be transcribed.
    ['what cannot be identified', {language_identification_config: {expected_languages: ['eo']}}, 'Job rejected'],
    ['a sound of the summary', {audio_events_config: {types: ['silence']}}, /audio_events_config\.types\[0\]/],
    ['a recording and the address of one', {fetch_data: {url}}, /Send data_file or fetch_data, and not both/],
    ['a pair that does not exist', targets('eu'), 'Job rejected'],
    ['six target languages', targets(...'de fr es it pt nl'.split(' ')), /languages is 5 and requested count is 6$/],
    ['a multilingual summary', {...multilingual, summarization_config: {}}, /summarization_config: not supported/],
  ])('rejects %s', async (_what, config, said) => {
    const expected = typeof said === 'string' ? rejected(said) : rejected('Job rejected', said);
    const sent = typeof config === 'string' ? config : {...ENGLISH, ...(config as object)};
    expect(await rest.submit(sent)).toMatchObject(expected);
  });

  const transcript_filtering_config = {replacements: [{from: 'a', to: 'b'}]};
  it.each<[settings: object, detail: RegExp]>([
    [{language: 1}, /language/],
    [{language: 'xx'}, /language/],
    [{model: 'enhanced', operating_point: 'enhanced'}, /operating_point: not allowed with model/],
    ...['S1', 'UU', ' Nadia', 'Nadia '].map((label): [object, RegExp] => [enrolled(label), /speakers\[0\]\.label/]),
    [enrolled('Nadia', 51), /51 speaker identifiers given, 50 allowed/],
    [{language: 'auto', output_locale: 'en-GB'}, /output_locale: not supported with language auto/],
    [{language: 'auto', model}, RegExp(`language auto is not supported by model ${model}`)],
    [{model}, RegExp(`language en is not supported by model ${model}`)],
    [{language: 'multi', model: 'enhanced'}, /language multi is not supported by model enhanced/],
    [{language: 'multi', model, additional_vocab: [{content: 'x'}]}, /additional_vocab: not supported/],
    [{language: 'multi', model, language_hints: 'es'}, /language_hints/],
    [{language: 'multi', model, transcript_filtering_config}, /replacements: not supported by model/],
  ])('rejects the settings %j', async (settings, detail) => {
    const transcription_config = {language: 'en', ...settings};
    expect(await rest.submit({...ENGLISH, transcription_config})).toMatchObject(rejected('Job rejected', detail));
  });

  const wav = {name: 'a.wav', content: audioFile('announcement')};
  const broken = {name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0])};
  const alignment = {type: 'alignment', alignment_config: {language: 'en'}};
  it.each([
    ['no recording', ENGLISH, NO_FILE, 'Missing data_file'],
    ['no text to align', alignment, {data_file: wav}, 'Missing text_file'],
    ['a text that is none', alignment, {data_file: wav, text_file: broken}, 'Job rejected due to invalid text'],
  ])('rejects %s', async (_what, config, parts, error) => {
    expect(await rest.submit(config, parts)).toMatchObject(rejected(error));
  });

  it('rejects medical speech in a language that the domain does not cover, with 403', async () => {
    const transcription_config = {language: 'eu', domain: 'medical', model: 'enhanced'};
    expect(await rest.submit({...ENGLISH, transcription_config})).toMatchObject({
      status: 403,
      body: {code: 403, error: 'Requested product not available'},
    });
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
    const {id} = await rest.run(ENGLISH);
    expect((await rest.json(`/v2/jobs/${id}/object-urls?url_for=data`)).status).toBe(422);
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
