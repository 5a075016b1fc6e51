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
