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
      expect(translationPair(language.code, 'en') !== undefined, language.name).toBe(language.translateToEnglish);
      expect(translationPair('en', language.code) !== undefined, language.name).toBe(language.translateFromEnglish);
      for (const target of language.otherTargets) expect(translationPair(language.code, target)).toBeDefined();
    }
  });

  it('go from English to the languages that go into English, more of them than one job may name', () => {
    const from = translationsFrom('en').map(({target}) => target);
    const into = translationPairs.filter(({target}) => target === 'en').map(({source}) => source);
    expect([...from].sort()).toEqual([...into].sort());
    expect(limits.batch.translationTargets.value).toBeLessThan(from.length);
  });

  it('restrict Nynorsk to batch, and nothing else', () => {
    expect(translationPairs.filter((pair) => pair.restriction !== null)).toMatchObject([
      {source: 'no', target: 'nn', batchSaas: true, realtimeSaas: false, onPrem: true, restriction: 'Batch only'},
    ]);
  });
});
