import {describe, expect, it} from 'vitest';
import {findLanguage, languages} from '../../../data/languages';
import {limits} from '../../../data/limits';
import {
  translationOnlyLanguages,
  translationPair,
  translationPairs,
  translationsFrom,
} from '../../../data/translationPairs';

describe('the translation pairs', () => {
  it('list every translation target as a known language', () => {
    for (const {source, target} of translationPairs) {
      expect(findLanguage(source), source).toBeDefined();
      expect(findLanguage(target)?.name ?? translationOnlyLanguages[target], target).toBeDefined();
    }
  });

  it('hold a pair exactly where the language says that it translates', () => {
    for (const language of languages.filter(({kind, code}) => kind === 'single' && code !== 'en')) {
      expect(translationPair('en', language.code) !== undefined, language.name).toBe(language.translateFromEnglish);
      for (const target of language.otherTargets) expect(translationPair(language.code, target)).toBeDefined();
    }
  });

  it('go from English to more languages than one job may name', () => {
    expect(translationsFrom('en').length).toBeGreaterThan(limits.batch.translationTargets.value);
  });

  it('restrict Nynorsk to batch, and nothing else', () => {
    expect(translationPairs.filter((pair) => pair.restriction !== null)).toMatchObject([
      {source: 'no', target: 'nn', batchSaas: true, realtimeSaas: false, onPrem: true, restriction: 'Batch only'},
    ]);
  });
});
