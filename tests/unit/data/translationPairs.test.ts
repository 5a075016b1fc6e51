import {describe, expect, it} from 'vitest';
import {findLanguage, languages} from '../../../data/languages';
import {limitAt} from '../../../data/limits';
import {
  translationOnlyLanguages,
  translationPair,
  translationPairs,
  translationsFrom,
} from '../../../data/translationPairs';

describe('the translation pairs', () => {
  it('are sixty-nine, each listed once', () => {
    expect(translationPairs).toHaveLength(69);
    expect(new Set(translationPairs.map((pair) => `${pair.source}>${pair.target}`)).size).toBe(69);
  });

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

  it('go from English to thirty-four languages and back', () => {
    expect(translationsFrom('en')).toHaveLength(34);
    expect(translationPairs.filter((pair) => pair.target === 'en')).toHaveLength(34);
    expect(limitAt('batch.translationTargets')?.value).toBeLessThan(34);
  });

  it('restrict Nynorsk to batch, and nothing else', () => {
    expect(translationPairs.filter((pair) => pair.restriction !== null)).toEqual([
      {
        source: 'no',
        target: 'nn',
        sourceName: 'Norwegian Bokmål',
        targetName: 'Norwegian Nynorsk',
        batchSaas: true,
        realtimeSaas: false,
        onPrem: true,
        restriction: 'Batch only',
      },
    ]);
  });
});
