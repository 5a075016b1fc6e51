import {describe, expect, it} from 'vitest';
import {capabilitiesOn, capability, capabilityIds, capabilityName} from '../../../data/capabilities';
import {routeOf} from '../../../data/routes';

const all = capabilityIds.map((id) => ({id, ...capability(id)}));

describe('the capabilities', () => {
  it('are called like the page that explains them, or have a name of their own', () => {
    expect(all.map((feature) => capabilityName(feature))).toHaveLength(21);
    expect(capabilityName(capability('custom-dictionary'))).toBe(routeOf(capability('custom-dictionary').page)?.title);
    expect(capabilityName(capability('speaker-identification'))).toBe('Speaker identification');
  });

  it('each point at a page that exists', () => {
    for (const {id, page, notePage} of all) {
      expect(routeOf(page), id).toBeDefined();
      if (notePage) expect(routeOf(notePage), id).toBeDefined();
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

  it('are found by the page that explains them', () => {
    expect(capabilitiesOn('/speech-to-text/translation').map(capabilityName)).toEqual(['Translation']);
    expect(capabilitiesOn('/get-started/quickstart')).toEqual([]);
  });

  it('keep what only one way of processing offers', () => {
    const only = (way: 'batch' | 'realtime') => all.filter((f) => f[way] && !(f.batch && f.realtime)).map(({id}) => id);
    expect(only('realtime')).toEqual(['end-of-turn']);
    expect(only('batch')).toHaveLength(9);
  });

  it('keep what the containers lack', () => {
    expect(all.filter((feature) => !feature.onPrem).map(({id}) => id)).toEqual([
      'alignment',
      'auto-chapters',
      'feature-discovery',
      'language-identification',
      'summarization',
      'topic-detection',
    ]);
  });
});
