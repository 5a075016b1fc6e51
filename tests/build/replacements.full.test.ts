/** An upgrade of Docusaurus that moves what a replacement replaces: a whole build of a small site. */
import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../support/fixtureSite';

describe('the replacements of framework code', () => {
  it('are left out with a warning that names them when Docusaurus has changed, and the site is built', async () => {
    const site = fixtureSite({
      'changes.ts': `
        // As an upgrade of Docusaurus would: a part of the theme has another name.
        const upgrade = () => ({
          name: 'upgrade',
          configureWebpack({resolve: {alias}}: {resolve: {alias: Record<string, string>}}) {
            alias['@theme/DocVersionBadge$'] = alias['@theme/DocVersionBadge'] ?? '';
            delete alias['@theme/DocVersionBadge'];
            return {};
          },
        });
        export default (config: {plugins: unknown[]}) => ({...config, plugins: [upgrade, ...config.plugins]});
      `,
    });
    try {
      const {code, output} = await site.build();
      expect(output).toMatch(/WARNING.* without the replacement "absent-parts": .*DocVersionBadge/);
      expect(code).toBe(0);
    } finally {
      site.remove();
    }
  });
});
