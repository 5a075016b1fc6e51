import {describe, expect, it} from 'vitest';
import {mendedDocSearch} from '../../../../src/search/ui/bundle.server';

describe('the bundled DocSearch', () => {
  it('has no style element, which the Content-Security-Policy forbids', () => {
    expect(mendedDocSearch('hosted')).not.toContain('createElement("style"');
  });

  it('shows no logo of the hosted service over an index of the site', () => {
    expect(mendedDocSearch('hosted')).toContain('DocSearch-Logo');
    expect(mendedDocSearch('embedded')).not.toContain('"DocSearch-Logo"');
  });

  it('brings no client of its own: the one it is given is the only one', async () => {
    for (const mode of ['hosted', 'embedded'] as const) {
      const source = mendedDocSearch(mode);
      expect(source).not.toContain('new XMLHttpRequest');
      expect(source).toContain('{return n()}),[t,r,n])');
    }
  });

  it('lets go of the answer before, whose sources would keep the one before that, and so on to the first', () => {
    for (const mode of ['hosted', 'embedded'] as const) {
      expect(mendedDocSearch(mode)).toContain('{collections:[]})});return Promise.all([].concat(');
    }
  });
});
