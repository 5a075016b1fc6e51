import {describe, expect, it} from 'vitest';
import {capability, capabilityIds} from '../../../data/capabilities';
import {isDeclared} from '../../support/declaredPages';

const all = capabilityIds.map((id) => ({id, ...capability(id)}));

describe('the capabilities', () => {
  it('are told apart by their page, or by a name', () => {
    const names = all.map(({name, page}) => name ?? page);
    expect(names).toEqual([...new Set(names)]);
  });

  it('each point at a page that exists', () => {
    for (const {id, page, notePage} of all) {
      expect(isDeclared(page), `${id}: ${page}`).toBe(true);
      if (notePage) expect(isDeclared(notePage), `${id}: ${notePage}`).toBe(true);
    }
  });

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
    expect(only('batch')).toEqual([
      'alignment',
      'auto-chapters',
      'feature-discovery',
      'fetch-url',
      'language-identification',
      'notifications',
      'sentiment-analysis',
      'summarization',
      'topic-detection',
      'tracking',
    ]);
  });

  it('keep what the containers lack', () => {
    expect(all.filter((feature) => !feature.onPrem).map(({id}) => id)).toEqual([
      'alignment',
      'auto-chapters',
      'feature-discovery',
      'summarization',
      'topic-detection',
    ]);
  });
});
