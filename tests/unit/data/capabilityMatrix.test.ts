/** The matrix of features says what the data of features and of languages say. */
import {expect, it} from 'vitest';
import {capabilities} from '../../../data/capabilities';
import {matrixCells, matrixRows} from '../../../data/capabilityMatrix';
import {languages} from '../../../data/languages';

const cell = (language: string, feature: string) =>
  matrixCells().find((one) => one.language === language && one.feature === feature);

it('has a row for every feature, and a cell for every language with it', () => {
  expect(matrixRows.map(({id}) => id)).toEqual(Object.keys(capabilities));
  expect(matrixCells()).toHaveLength(languages.length * matrixRows.length);
});

it('leads from every no to a page that says why, and from nothing else', () => {
  for (const {batch, realtime, saas, onPrem, why} of matrixCells()) {
    expect(why === null).toBe([batch, realtime, saas, onPrem].every(Boolean));
  }
});

it.each([
  // Nothing promises the feature.
  ['ar_en', 'auto-chapters', {batch: null, realtime: false, saas: null, onPrem: false}],
  ['tl', 'auto-chapters', {batch: null, realtime: false, saas: null, onPrem: false}],
  // The language lacks it.
  ['multi', 'auto-chapters', {batch: false, saas: false}],
  ['en', 'topic-detection', {batch: true, realtime: false, saas: true, onPrem: false}],
  ['de', 'topic-detection', {batch: false, saas: false}],
  ['auto', 'language-identification', {batch: true, saas: true}],
  ['auto', 'diarization', {realtime: languages.find(({code}) => code === 'auto')?.realtime}],
])('says of %s and %s: %o', (language, feature, said) => expect(cell(language, feature)).toMatchObject(said));
