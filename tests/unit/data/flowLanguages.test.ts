import {describe, expect, it} from 'vitest';
import {flowLanguages} from '../../../data/flowLanguages';
import {findLanguage, type Language, languages} from '../../../data/languages';

describe('the languages of voice agents', () => {
  it('are known languages under the same name', () => {
    for (const {code, name} of flowLanguages) expect(findLanguage(code)?.name).toBe(name);
  });

  it('are those that the languages announce for voice agents, alone or in a pack with English', () => {
    const announced = (how: Language['flowAgent']) =>
      languages.filter(({flowAgent}) => flowAgent === how).map(({name}) => name.replace(' & English bilingual', ''));
    const listed = (isPack: boolean) =>
      flowLanguages.filter(({bilingual}) => bilingual === isPack).map(({name}) => name);
    expect(announced(true).sort()).toEqual(listed(false).sort());
    expect(announced('bilingual pack').sort()).toEqual(listed(true).sort());
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
