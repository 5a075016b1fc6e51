import {describe, expect, it} from 'vitest';
import {flowLanguages} from '../../../data/flowLanguages';
import {findLanguage, languages} from '../../../data/languages';

describe('the languages of voice agents', () => {
  it('are known languages under the same name', () => {
    for (const {code, name} of flowLanguages) expect(findLanguage(code)?.name).toBe(name);
  });

  it('are those that the languages announce for voice agents', () => {
    const announced = languages.filter((language) => language.flowAgent === true).map(({code}) => code);
    expect([...announced].sort()).toEqual(flowLanguages.map(({code}) => code).sort());
  });

  it('have a voice each, and a voice that names English where the pack is bilingual', () => {
    for (const {name, voices, bilingual} of flowLanguages) {
      expect(voices.length, name).toBeGreaterThan(0);
      expect(
        voices.every((voice) => voice.startsWith('English/')),
        name,
      ).toBe(bilingual);
    }
    expect(flowLanguages.filter(({bilingual}) => bilingual).map(({code}) => code)).toEqual(['ms', 'cmn', 'es', 'ta']);
  });
});
