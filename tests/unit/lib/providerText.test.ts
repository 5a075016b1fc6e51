import {describe, expect, it} from 'vitest';
import {containerImages, containerVariables} from '../../../data/containers';
import {provider} from '../../../provider';
import {providerText} from '../../../src/lib/providerText';

describe('providerText', () => {
  it('replaces the tokens of the identity and leaves the rest as it is', () => {
    expect(providerText('`{{provider.envPrefix}}_JOB_ID` at <host>')).toBe(
      `\`${provider.envPrefix}_JOB_ID\` at <host>`,
    );
  });

  it('refuses a token that the identity lacks, so that no page shows braces', () => {
    expect(() => providerText('{{provider.envPrefx}}_JOB_ID')).toThrow(/envPrefx/);
  });

  it('knows every token in the images and variables of the containers', () => {
    const texts = [...containerImages.map(({image}) => image), ...containerVariables.map(({name}) => name)];
    for (const text of texts) expect(providerText(text)).not.toContain('{{');
  });
});
