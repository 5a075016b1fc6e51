import {describe, expect, it} from 'vitest';
import {replaceTokens} from '../../../data/tokens';

const tree = {
  provider: {name: 'Nova', batchHost: 'batch.nova.test', salesUrl: undefined, ips: ['192.0.2.1', '192.0.2.2']},
  limits: {batch: {upload: '1 GB'}},
};
const replace = (text: string) => replaceTokens(text, 'docs/page.mdx', tree);

describe('tokens in pages, samples and contracts', () => {
  const docker = "docker ps --format '{{.State}}' && echo {{ name }}";

  it.each([
    [
      'become the value of a data file, wherever they occur',
      '`https://{{provider.batchHost}}/v2` takes {{ limits.batch.upload }}',
      '`https://batch.nova.test/v2` takes 1 GB',
    ],
    ['join a list of addresses with commas', '{{provider.ips}}', '192.0.2.1, 192.0.2.2'],
    ['mark a link that the provider has not set', '{{provider.salesUrl}}', 'unset:provider.salesUrl'],
    ['leave the braces of template languages in code alone', docker, docker],
  ])('%s', (_what, text, replaced) => expect(replace(text)).toBe(replaced));

  it.each([
    ['name a group', '{{limits.batch}}', 'It names a group; write one of its values: upload.'],
    ['name what every object has', '{{provider.constructor}}', '"constructor" is not in provider'],
  ])('stop the build when they %s', (_what, text, said) => expect(() => replace(text)).toThrow(said));
});
