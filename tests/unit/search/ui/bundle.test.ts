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
});
