import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {expect, test} from 'vitest';
import {configErrors} from '../core/configErrors';

test('names each wrong item of a list by its place in what was sent', () => {
  const config = {
    type: 'transcription',
    transcription_config: {language: 'en'},
    translation_config: {target_languages: [5, 'de', 6]},
  };
  expect(configErrors(compiledContracts(), 'batch', config)).toMatchObject([
    {
      path: 'translation_config.target_languages[0]',
      text: expect.stringContaining('target_languages.0: must be string'),
    },
    {
      path: 'translation_config.target_languages[2]',
      text: expect.stringContaining('target_languages.2: must be string'),
    },
  ]);
});
