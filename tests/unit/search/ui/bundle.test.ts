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

  it('leaves the field, the list of an answer and what is in rows of stored searches to the site', () => {
    const source = mendedDocSearch('embedded');
    const has = (part: string) => source.includes(part);
    expect(has('e.createElement(QueryInput,m({className:"DocSearch-Input"')).toBe(true);
    expect(has('{return e.createElement(AnswerList,t);')).toBe(true);
    expect(has('scrollTop=0')).toBe(false);
    expect(has('e.createElement(g,{hit:r,parts:function(){return[o({item:r,index:n}),i({item:r,')).toBe(true);
    expect(has('DocSearch-Hit-Container')).toBe(false);
  });

  it('draws the keys at the foot once, not with every drawing', () => {
    expect(mendedDocSearch('hosted')).toMatch(
      /"DocSearch-Footer"\},e\.useMemo\(\(function\(\)\{return e\.createElement\(\w+,\{translations:(\w)\}\)\}\),\[\1\]\)/,
    );
  });

  it('tells React of a new state through the site', () => {
    for (const mode of ['hosted', 'embedded'] as const) {
      const source = mendedDocSearch(mode);
      expect(source.startsWith('import{AnswerList}from"@site/')).toBe(true);
      expect(source.includes('onStateChange:function(e){showState(B,e)}')).toBe(true);
    }
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
