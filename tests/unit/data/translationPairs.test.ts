import {describe, expect, it} from 'vitest';
import {limits} from '../../../data/limits';
import {translationPairs, translationsFrom} from '../../../data/translationPairs';

describe('the translation pairs', () => {
  it('go from English to more languages than one job may name', () => {
    expect(translationsFrom('en').length).toBeGreaterThan(limits.batch.translationTargets.value);
  });

  it('restrict Nynorsk to batch, and nothing else', () => {
    expect(translationPairs.filter((pair) => pair.restriction !== null)).toMatchObject([
      {source: 'no', target: 'nn', batchSaas: true, realtimeSaas: false, onPrem: true, restriction: 'Batch only'},
    ]);
  });
});
