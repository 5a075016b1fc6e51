/** Where the build takes something out of Docusaurus, an upgrade that moves it stops the build. */
import {expect, it} from 'vitest';
import {earlyScript} from '../../../../src/site/build/earlyScript.server';

it('the inline script is one line of old JavaScript, in which no setting ends the element around it', () => {
  const announcement = {id: '</script><!--first', namespace: ''};
  const script = earlyScript(process.cwd(), {baseUrl: '/docs/', announcement});
  expect(script).not.toMatch(/<\/script|<!--|\?\.|=>\s*\?\?/);
  expect(script).toContain('\\u003c/script>\\u003c!--first');
  expect(script.split('\n')).toHaveLength(1);
  expect(() => new Function(script)).not.toThrow();
});
