import {describe, expect, it} from 'vitest';
import {replaceTokens} from '../../../data/tokens';

const tree = {
  provider: {name: 'Nova', batchHost: 'batch.nova.test', salesUrl: undefined, ips: ['192.0.2.1', '192.0.2.2']},
  limits: {batch: {upload: '1 GB'}},
};
const replace = (text: string) => replaceTokens(text, 'docs/page.mdx', tree);

describe('tokens in pages, samples and contracts', () => {
  it('become the value that a data file holds, wherever they occur', () => {
    expect(replace('`https://{{provider.batchHost}}/v2` takes {{ limits.batch.upload }}')).toBe(
      '`https://batch.nova.test/v2` takes 1 GB',
    );
  });

  it('join a list of addresses with commas', () => {
    expect(replace('{{provider.ips}}')).toBe('192.0.2.1, 192.0.2.2');
  });

  it('mark a link that the provider has not set, so that it can be left out', () => {
    expect(replace('{{provider.salesUrl}}')).toBe('unset:provider.salesUrl');
  });

  it('stop the build with file, line and the known names when they name nothing', () => {
    expect(() => replace('one\ntwo {{provider.batchHots}}')).toThrow(
      'docs/page.mdx:2: unknown token {{provider.batchHots}}. "batchHots" is not in provider, which has: name, batchHost',
    );
  });

  it('stop the build when they name a group rather than a value', () => {
    expect(() => replace('{{limits.batch}}')).toThrow('It names a group; write one of its values: upload.');
  });

  it('leave the braces of template languages in code alone', () => {
    const docker = "docker ps --format '{{.State}}' && echo {{ name }}";
    expect(replace(docker)).toBe(docker);
  });

  it('do not reach what every object has', () => {
    expect(() => replace('{{provider.constructor}}')).toThrow('"constructor" is not in provider');
  });
});
