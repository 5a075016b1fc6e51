import {describe, expect, it} from 'vitest';
import {capability, capabilityIds} from '../../../data/capabilities';

const all = capabilityIds.map((id) => ({id, ...capability(id)}));

describe('the capabilities', () => {
  it('have ids in kebab-case', () => {
    for (const {id} of all) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are each available somewhere, in batch or real-time', () => {
    for (const feature of all) {
      expect(feature.batch || feature.realtime, feature.id).toBe(true);
      expect(feature.saas || feature.onPrem, feature.id).toBe(true);
    }
  });

  it('keep what only one way of processing offers', () => {
    const only = (way: 'batch' | 'realtime') => all.filter((f) => f[way] && !(f.batch && f.realtime)).map(({id}) => id);
    expect(only('realtime')).toEqual(['end-of-turn']);
    const analyses = 'sentiment-analysis summarization topic-detection';
    expect(only('batch').join(' ')).toBe(
      `alignment auto-chapters feature-discovery fetch-url language-identification notifications ${analyses} tracking`,
    );
  });

  it('keep what the containers lack', () => {
    const lacking = all.filter((feature) => !feature.onPrem).map(({id}) => id);
    expect(lacking.join(' ')).toBe('alignment auto-chapters feature-discovery summarization topic-detection');
  });
});
