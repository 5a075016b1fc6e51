import {describe, expect, it} from 'vitest';
import {findLanguage, languageKey, languages} from '../../../data/languages';
import {outputLocales} from '../../../data/outputLocales';
import {punctuationSets} from '../../../data/punctuation';

const single = languages.filter((language) => language.kind === 'single');
const codes = (wanted: (language: (typeof languages)[number]) => boolean) => languages.filter(wanted).map(languageKey);

type Language = (typeof languages)[number];
const isSingle = ({kind}: Language) => kind === 'single';

/** What the specification says, by code. */
const FACTS: [what: string, is: (language: Language) => boolean, codes: string][] = [
  ['are automatic', ({kind}) => kind === 'automatic', 'auto multi'],
  ['are packs of several', ({kind}) => kind === 'pack', 'ar_en en_ms cmn_en cmn_en_ms_ta es-bilingual-en tl en_ta'],
  ['are batch only', ({realtime}) => !realtime, 'auto multi'],
  [
    'the hosted service cannot identify',
    (one) => isSingle(one) && one.languageIdSaas === false,
    'bn eo ga ia mt sw ug ur yue',
  ],
  ['it identifies when they are expected', ({languageIdSaas}) => languageIdSaas === 'when expected', 'cy'],
  ['the container cannot identify', (one) => isSingle(one) && one.languageIdContainer === false, 'eo ia ug yue'],
  ['have no chapters', (one) => isSingle(one) && one.chapters === false, 'bn ga mt sw ur'],
  ['have sentiment', ({sentiment}) => sentiment === true, 'en'],
  ['have topics', ({topics}) => topics === true, 'en'],
  ['have a medical domain', ({medical}) => Boolean(medical), 'ar_en da de en es fi fr nl no sv'],
  ['have profanity tags', ({profanityTags}) => profanityTags === true, 'en es it'],
  ['have full-width marks of Chinese', ({punctuation}) => punctuation === 'chinese', 'cmn yue'],
  ['have full-width marks of Japanese', ({punctuation}) => punctuation === 'japanese', 'ja'],
  ['end a sentence with a danda', ({punctuation}) => punctuation === 'hindi', 'hi'],
];

describe('the languages', () => {
  it.each(FACTS)('that %s are those of the specification', (_what, is, expected) => {
    expect(codes(is).sort()).toEqual(expected.split(' ').sort());
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

  it('answer every question about a single language', () => {
    for (const language of single) {
      expect(language.chapters, language.name).not.toBeNull();
      expect(language.punctuation, language.name).not.toBeNull();
      expect(language.gpuEnhancedGroup, language.name).toBeTypeOf('number');
    }
  });
});

describe('the output locales', () => {
  it('have one default, for Mandarin', () => {
    expect(outputLocales.filter((locale) => locale.isDefault).map(({code}) => code)).toEqual(['cmn-Hans']);
  });
});

describe('the punctuation marks', () => {
  it('end sentences only with marks of their own group, one character each', () => {
    for (const set of Object.values(punctuationSets)) {
      for (const mark of set.marks) expect([...mark]).toHaveLength(1);
      for (const mark of set.endOfSentence) expect(set.marks).toContain(mark);
    }
  });

  it('of Hindi have the danda', () => expect(punctuationSets.hindi.endOfSentence).toContain('।'));
});
