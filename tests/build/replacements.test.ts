/** The replacements of framework code (src/lean): each applies on this site, and none is needed. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {REPLACEMENTS} from '../../src/lean/table.server';
import {ROOT} from '../../tools/paths';
import {fixtureSite} from '../support/fixtureSite';

describe('the replacements of framework code', () => {
  it('all apply when this site is built', () => {
    const report = JSON.parse(readFileSync(join(ROOT, '.docusaurus/replacements.json'), 'utf8'));
    expect(report).toEqual(Object.fromEntries(REPLACEMENTS.map(({name}) => [name, 'applied'])));
  });

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
