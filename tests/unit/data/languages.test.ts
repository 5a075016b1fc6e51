import {describe, expect, it} from 'vitest';
import {matrixCells} from '../../../data/capabilityMatrix';
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

it.each([
  // Nothing promises the feature.
  ['ar_en', 'auto-chapters', {batch: null, realtime: false, saas: null, onPrem: false}],
  ['tl', 'auto-chapters', {batch: null, realtime: false, saas: null, onPrem: false}],
  // The language lacks it.
  ['multi', 'auto-chapters', {batch: false, saas: false}],
  ['en', 'topic-detection', {batch: true, realtime: false, saas: true, onPrem: false}],
  ['de', 'topic-detection', {batch: false, saas: false, why: expect.stringContaining('/topic-detection/')}],
  ['en', 'punctuation-settings', {batch: true, realtime: true, saas: true, onPrem: true, why: null}],
  ['auto', 'language-identification', {batch: true, saas: true}],
  ['auto', 'diarization', {realtime: languages.find(({code}) => code === 'auto')?.realtime}],
])('says of %s and %s: %o', (language, feature, said) => expect(cell(language, feature)).toMatchObject(said));
