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

it('says nothing where nothing promises the feature', () => {
  for (const pack of ['ar_en', 'tl']) {
    expect(cell(pack, 'auto-chapters')).toMatchObject({batch: null, realtime: false, saas: null, onPrem: false});
  }
  expect(cell('multi', 'auto-chapters')).toMatchObject({batch: false, saas: false});
});

it('says no where the language lacks the feature', () => {
  expect(cell('en', 'topic-detection')).toMatchObject({batch: true, realtime: false, saas: true, onPrem: false});
  expect(cell('de', 'topic-detection')).toMatchObject({batch: false, saas: false});
  expect(cell('auto', 'language-identification')).toMatchObject({batch: true, saas: true});
  expect(cell('auto', 'diarization')?.realtime).toBe(languages.find(({code}) => code === 'auto')?.realtime);
});
