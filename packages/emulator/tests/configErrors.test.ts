import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {expect, test} from 'vitest';
import {configErrors} from '../core/configErrors';

const english = {type: 'transcription', transcription_config: {language: 'en'}};

test.each([
  [
    {transcription_config: {language: 'en', diarisation: 'speaker'}},
    'transcription_config.diarisation',
    'mean `diarization`',
  ],
  [
    {notification_config: [{url: 'https://example.com', mode: 1}]},
    'notification_config[0].mode',
    'unknown field, ignored',
  ],
  [
    {language_identification_config: {low_confidence_action: 'use_default_language'}},
    'language_identification_config.default_language',
    'missing',
  ],
  [
    {transcription_config: {language: 'de'}, sentiment_analysis_config: {}},
    'sentiment_analysis_config',
    'not available in German',
  ],
  [{language_identification_config: {default_language: 'xx'}}, 'language_identification_config.default_language', 'xx'],
])('warns of what the service accepts and does not use: %j', (settings, path, text) => {
  expect(configErrors(compiledContracts(), 'batch', {...english, ...settings})).toEqual([
    {path, rule: expect.any(String), text: expect.stringContaining(text), isWarning: true},
  ]);
});

test('does not warn of what the fields of a job and a conversation may contain', () => {
  const job = {
    ...english,
    tracking: {reference: 'a', details: {any: {thing: 1}}},
    language_identification_config: {low_confidence_action: 'use_default_language', default_language: 'en'},
  };
  expect(configErrors(compiledContracts(), 'batch', job)).toEqual([]);
});

test('names each wrong item of a list by its place in what was sent', () => {
  const config = {
    type: 'transcription',
    transcription_config: {language: 'en'},
    translation_config: {target_languages: [5, 'de', 6]},
  };
  expect(configErrors(compiledContracts(), 'batch', config)).toMatchObject([
    {
      path: 'translation_config.target_languages[0]',
      text: expect.stringContaining('target_languages[0]: must be string'),
    },
    {
      path: 'translation_config.target_languages[2]',
      text: expect.stringContaining('target_languages[2]: must be string'),
    },
  ]);
});

test.each([
  [
    'batch',
    {
      ...english,
      transcription_config: {language: 'en', domain: 'bilingual-en', punctuation_overrides: {sensitivity: 7}},
      translation_config: {target_languages: ['xx']},
      fetch_data: {url: 'a b'},
    },
    ['punctuation_overrides.sensitivity', 'transcription_config.domain', 'target_languages[0]', 'fetch_data.url'],
  ],
  [
    'realtime',
    {
      message: 'StartRecognition',
      audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 1},
      transcription_config: {language: 'en', domain: 'bilingual-en', max_delay: 9, diarization: 'channel'},
      translation_config: {target_languages: ['xx']},
    },
    ['max_delay', 'domain', 'sample_rate', 'channel_diarization_labels', 'target_languages'],
  ],
] as const)('lists what the schema of %s rejects and what else is wrong at once', (api, config, fields) => {
  const paths = configErrors(compiledContracts(), api, config).map(({path}) => path);
  expect(paths).toEqual(
    fields.map((field) => expect.stringMatching(new RegExp(`${field.replace(/[[\]]/g, '\\$&')}$`))),
  );
});
