import {describe, expect, it} from 'vitest';
import {capabilities} from '../../../data/capabilities';
import {matrixCells, matrixRows} from '../../../data/capabilityMatrix';
import {flowLanguages} from '../../../data/flowLanguages';
import {findLanguage, type Language, languageKey, languages} from '../../../data/languages';
import {punctuationSets} from '../../../data/punctuation';

const single = languages.filter((language) => language.kind === 'single');

describe('the languages', () => {
  it('are in the order of their names, after the automatic ones', () => {
    const names = languages.filter(({kind}) => kind !== 'automatic').map((language) => language.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('are selected by a configuration that names their code and domain', () => {
    for (const language of languages) {
      expect(language.config.language, languageKey(language)).toBe(language.code);
      expect(language.config.domain ?? null, languageKey(language)).toBe(language.domain);
      expect(findLanguage(language.code, language.domain)).toBe(language);
    }
  });

  it('are found by code alone when they need no domain', () => {
    expect(findLanguage('es')?.name).toBe('Spanish');
    expect(findLanguage('es', 'bilingual-en')?.name).toBe('Spanish & English bilingual');
    expect(findLanguage('xx')).toBeUndefined();
  });

  it('answer every question about a single language', () => {
    for (const language of single) {
      expect(language.chapters, language.name).not.toBeNull();
      expect(language.punctuation, language.name).not.toBeNull();
      expect(language.gpuEnhancedGroup, language.name).toBeTypeOf('number');
    }
  });
});

it('the languages of voice agents are those that the languages announce, alone or in a pack with English, with a voice each', () => {
  const announced = (how: Language['flowAgent']) =>
    languages.filter(({flowAgent}) => flowAgent === how).map(({name}) => name.replace(' & English bilingual', ''));
  const listed = (isPack: boolean) => flowLanguages.filter(({bilingual}) => bilingual === isPack).map(({name}) => name);
  expect(announced(true).sort()).toEqual(listed(false).sort());
  expect(announced('bilingual pack').sort()).toEqual(listed(true).sort());
  for (const {name, voices} of flowLanguages) expect(voices, name).not.toEqual([]);
});

it('the punctuation marks end sentences only with marks of their own group, one character each', () => {
  for (const set of Object.values(punctuationSets)) {
    for (const mark of set.marks) expect([...mark]).toHaveLength(1);
    for (const mark of set.endOfSentence) expect(set.marks).toContain(mark);
  }
});

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
