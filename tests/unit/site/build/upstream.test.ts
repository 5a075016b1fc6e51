/** Where the build takes something out of Docusaurus, an upgrade that moves it stops the build. */
import {describe, expect, it} from 'vitest';
import {earlyScript} from '../../../../src/site/build/earlyScript.server';
import {chunksOf} from '../../../../src/site/build/routeChunks.server';

describe('the files of a page', () => {
  const registry = '"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/A"), "@theme/A", 0]';
  const groups = new Map([['1a', {chunks: [{id: 'docs'}, {id: 7}]}]]);

  it('are the chunks of its modules', () => {
    expect(chunksOf(registry, groups)).toEqual({'@theme/A': ['docs', 7]});
  });

  it('stop the build when the bundler has none, or Docusaurus writes another format', () => {
    expect(() => chunksOf(registry, new Map())).toThrow('The bundler has no chunks of @theme/A. Compare');
    expect(() => chunksOf('{}', groups)).toThrow('Docusaurus writes registry.js in another format. Compare');
  });
});

it('the inline script is one line of old JavaScript, in which no setting ends the element around it', () => {
  const announcement = {id: '</script><!--first', namespace: ''};
  const script = earlyScript(process.cwd(), {baseUrl: '/docs/', announcement});
  expect(script).not.toMatch(/<\/script|<!--|\?\.|=>\s*\?\?/);
  expect(script).toContain('\\u003c/script>\\u003c!--first');
  expect(script.split('\n')).toHaveLength(1);
  expect(() => new Function(script)).not.toThrow();
});
