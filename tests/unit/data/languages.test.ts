import {describe, expect, it} from 'vitest';
import {findLanguage, languageKey, languages} from '../../../data/languages';
import {outputLocales, outputLocalesOf} from '../../../data/outputLocales';
import {punctuationSets} from '../../../data/punctuation';

const single = languages.filter((language) => language.kind === 'single');
const codes = (wanted: (language: (typeof languages)[number]) => boolean) => languages.filter(wanted).map(languageKey);

describe('the languages', () => {
  it('are automatic, single languages, and packs of several', () => {
    expect(codes((language) => language.kind === 'automatic')).toEqual(['auto', 'multi']);
    expect(codes((language) => language.kind === 'pack')).toEqual([
      'ar_en',
      'en_ms',
      'cmn_en',
      'cmn_en_ms_ta',
      'es-bilingual-en',
      'tl',
      'en_ta',
    ]);
  });

  it('list no language twice under the same code and domain', () => {
    expect(new Set(languages.map(languageKey)).size).toBe(languages.length);
    expect(new Set(languages.map((language) => language.name)).size).toBe(languages.length);
  });

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

  it('have codes of two or three letters, or several of them joined', () => {
    for (const {code} of languages.slice(2)) expect(code).toMatch(/^[a-z]{2,3}(_[a-z]{2,3})*$/);
  });

  it('work in batch and real-time, except automatic, which is batch only', () => {
    expect(languages.every((language) => language.batch)).toBe(true);
    expect(codes((language) => !language.realtime)).toEqual(['auto', 'multi']);
  });

  it('answer every question about a single language', () => {
    for (const language of single) {
      expect(language.chapters, language.name).not.toBeNull();
      expect(language.punctuation, language.name).not.toBeNull();
      expect(language.gpuEnhancedGroup, language.name).toBeTypeOf('number');
    }
  });

  it('keep the languages that the hosted service cannot identify', () => {
    expect(
      single
        .filter((language) => language.languageIdSaas === false)
        .map(({code}) => code)
        .sort(),
    ).toEqual(['bn', 'eo', 'ga', 'ia', 'mt', 'sw', 'ug', 'ur', 'yue']);
    expect(codes((language) => language.languageIdSaas === 'when expected')).toEqual(['cy']);
    expect(
      single
        .filter((language) => language.languageIdContainer === false)
        .map(({code}) => code)
        .sort(),
    ).toEqual(['eo', 'ia', 'ug', 'yue']);
  });

  it('keep which languages have which features', () => {
    expect(
      single
        .filter((language) => language.chapters === false)
        .map(({code}) => code)
        .sort(),
    ).toEqual(['bn', 'ga', 'mt', 'sw', 'ur']);
    expect(codes((language) => language.sentiment === true)).toEqual(['en']);
    expect(codes((language) => language.topics === true)).toEqual(['en']);
    expect(codes((language) => language.medical)).toEqual([
      'ar_en',
      'da',
      'nl',
      'en',
      'fi',
      'fr',
      'de',
      'no',
      'es',
      'sv',
    ]);
    expect(codes((language) => language.profanityTags === true)).toEqual(['en', 'it', 'es']);
  });

  it('have entities exactly where they have formatting of their own', () => {
    expect(codes((language) => language.entityMetadata === true)).toEqual(
      codes((language) => language.smartFormatting === 'dedicated'),
    );
  });

  it('name container images after their code', () => {
    for (const language of languages) {
      if (!Array.isArray(language.onPremImages)) continue;
      const key = languageKey(language);
      expect(language.onPremImages).toEqual([`batch-asr-transcriber-${key}`, `rt-asr-transcriber-${key}`]);
    }
  });
});

describe('the output locales', () => {
  it('have one default, for Mandarin', () => {
    expect(outputLocales.filter((locale) => locale.isDefault).map(({code}) => code)).toEqual(['cmn-Hans']);
  });

  it('are those that the languages name, and no others', () => {
    for (const language of single) {
      expect(language.outputLocales, language.name).toEqual(outputLocalesOf(language.code).map(({code}) => code));
    }
  });
});

describe('the punctuation marks', () => {
  it('end sentences only with marks of their own group, one character each', () => {
    for (const set of Object.values(punctuationSets)) {
      for (const mark of set.marks) expect([...mark]).toHaveLength(1);
      for (const mark of set.endOfSentence) expect(set.marks).toContain(mark);
    }
  });

  it('are full-width for Cantonese, Mandarin and Japanese, and the danda ends a sentence in Hindi', () => {
    expect(codes((language) => language.punctuation === 'chinese')).toEqual(['yue', 'cmn']);
    expect(codes((language) => language.punctuation === 'japanese')).toEqual(['ja']);
    expect(codes((language) => language.punctuation === 'hindi')).toEqual(['hi']);
    expect(punctuationSets.hindi.endOfSentence).toContain('।');
  });
});
