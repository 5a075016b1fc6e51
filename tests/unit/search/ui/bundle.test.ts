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

  it('draws rows of an answer by their place, and leaves what is in them to the site', () => {
    const source = mendedDocSearch('embedded');
    expect(source).toContain('key:r._highlightResult?n:[t.title,r.objectID].join(":")');
    expect(source).toContain('e.createElement(g,{hit:r,parts:function(){return[o({item:r,index:n}),i({item:r,');
    expect(source).not.toContain('DocSearch-Hit-Container');
  });

  it('reads the selection and the stored searches once, not with every drawing', () => {
    const source = mendedDocSearch('embedded');
    const once = (work: string) => source.split(`e.useMemo((function(){return ${work}`).length - 1;
    expect(once('"undefined"!=typeof window?window.getSelection()')).toBe(1);
    expect(once('xr(')).toBe(2);
    expect(/useRef\((xr\(|"undefined"!=typeof window)/.test(source)).toBe(false);
  });

  it('lets go of the answer before, whose sources would keep the one before that, and so on to the first', () => {
    for (const mode of ['hosted', 'embedded'] as const) {
      expect(mendedDocSearch(mode)).toContain('{collections:[]})});return Promise.all([].concat(');
    }
  });
});
