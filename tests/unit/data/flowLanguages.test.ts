import {describe, expect, it} from 'vitest';
import {flowLanguages} from '../../../data/flowLanguages';
import {type Language, languages} from '../../../data/languages';

describe('the languages of voice agents', () => {
  it('are those that the languages announce for voice agents, alone or in a pack with English', () => {
    const announced = (how: Language['flowAgent']) =>
      languages.filter(({flowAgent}) => flowAgent === how).map(({name}) => name.replace(' & English bilingual', ''));
    const listed = (isPack: boolean) =>
      flowLanguages.filter(({bilingual}) => bilingual === isPack).map(({name}) => name);
    expect(announced(true).sort()).toEqual(listed(false).sort());
    expect(announced('bilingual pack').sort()).toEqual(listed(true).sort());
  });

  it('have a voice each', () => {
    for (const {name, voices} of flowLanguages) expect(voices, name).not.toEqual([]);
  });
});
