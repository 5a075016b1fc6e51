import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {inlineCustomProperties, shortenNames} from '../../../src/build/inlineCustomProperties.server';
import {removeOverriddenDeclarations} from '../../../src/build/removeOverriddenDeclarations.server';

function fold(css: string, elsewhere: {read?: string[]; set?: string[]} = {}): string {
  const sheet = postcss.parse(css);
  inlineCustomProperties([sheet], {read: new Set(elsewhere.read), set: new Set(elsewhere.set)});
  return sheet.toString().replace(/\s+/g, ' ').trim();
}

function withoutSuperseded(css: string): string {
  const sheet = postcss.parse(css);
  removeOverriddenDeclarations(sheet);
  return sheet.toString().replace(/\s+/g, ' ').trim();
}

describe('a CSS variable', () => {
  it('gives way to its value, the last one that counts', () => {
    expect(fold(':root{--gap:1px}:root{--gap:2px}a{margin:var(--gap)}')).toBe('a{margin: 2px }');
  });

  it('gives way through other variables', () => {
    expect(fold(':root{--a:var(--b);--b:1px}a{margin:var(--a)}')).toMatch(/^a\{margin:\s+1px\s+\}$/);
  });

  it('stays when the colour modes differ, as the cascade has it and not as the file is ordered', () => {
    const css = fold(
      'html[data-theme="dark"]{--ink:white}:root{--ink:black}[data-theme=dark]{--ink:red}a{color:var(--ink)}',
    );
    expect(css).toBe(':root{--ink:black} [data-theme=dark]{--ink:white} a{color:var(--ink)}');
  });

  it('has the value of the rule that weighs more, though another comes later', () => {
    expect(fold('html:root{--gap:1px}:root{--gap:2px}a{margin:var(--gap)}')).toBe('a{margin: 1px }');
  });

  it('stays when some element has its own, and so does what is made of it', () => {
    const css = ':root{--size:1;--gap:calc(var(--size)*1px)}.small{--size:2}a{margin:var(--gap)}';
    expect(fold(css)).toBe(':root{--gap:calc(var(--size)*1px)}:root{--size:1}.small{--size:2}a{margin:var(--gap)}');
  });

  it('stays when print changes it, but may be read directly by what was its reader', () => {
    const css = ':root{--ink:black;--text:var(--ink)}@media print{:root{--ink:gray}}a{color:var(--text)}';
    expect(fold(css)).toBe(':root{--ink:black}@media print{:root{--ink:gray}}a{color: var(--ink) }');
  });

  it('stays when a script sets it', () => {
    const css = ':root{--bar:1px}a{margin:var(--bar)}';
    expect(fold(css, {set: ['--bar']})).toBe(css);
  });

  it('stays declared when a script reads it, and gives way in the sheets all the same', () => {
    expect(fold(':root{--bar:1px}a{margin:var(--bar)}', {read: ['--bar']})).toBe(':root{--bar:1px} a{margin: 1px }');
  });

  it('stays when its value is long and read often', () => {
    const font = `"${'x'.repeat(80)}"`;
    const css = fold(
      `:root{--font:${font}}a{font-family:var(--font)}b{font-family:var(--font)}i{font-family:var(--font)}`,
    );
    expect(css.split(font)).toHaveLength(2);
  });

  it('goes when nothing reads it', () => {
    expect(fold(':root{--a:var(--b);--b:1px}a{margin:0}')).toBe('a{margin:0}');
  });

  it('keeps its fallback when nobody declares it, and loses it when its value is known', () => {
    expect(fold('a{margin:var(--none, 1px)}')).toBe('a{margin:var(--none, 1px)}');
    expect(fold(':root{--one:2px}a{margin:var(--one, calc(1px + (2px)))}')).toBe('a{margin: 2px }');
  });

  it('is declared once when several sheets read it, and left alone when several declare it', () => {
    const [first, second] = [
      postcss.parse(':root{--a:1px;--b:2px}'),
      postcss.parse(':root{--b:3px}a{margin:var(--a) var(--b)}'),
    ];
    inlineCustomProperties([first, second], {read: new Set(), set: new Set()});
    expect(first.toString()).toBe(':root{--b:2px}');
    expect(second.toString()).toMatch(/^:root\{--b:3px\}a\{margin:\s+1px\s+var\(--b\)\}$/);
  });
});

describe('a declaration', () => {
  it('goes when the same selector sets the same property later', () => {
    expect(withoutSuperseded('a{color:red;margin:0}a{color:blue}')).toBe('a{margin:0}a{color:blue}');
  });

  it('stays when one of its selectors is not set again', () => {
    expect(withoutSuperseded('a,b{color:red}a{color:blue}')).toBe('a,b{color:red}a{color:blue}');
  });

  it('stays when only a media query sets it again, or when it is important', () => {
    for (const css of ['a{color:red}@media print{a{color:blue}}', 'a{color:red!important}a{color:blue}']) {
      expect(withoutSuperseded(css)).toBe(css);
    }
  });

  it('stays beside another value of the same rule, which is for other browsers', () => {
    const css = 'a{color:red;color:color-mix(in srgb,red,blue)}';
    expect(withoutSuperseded(css)).toBe(css);
  });
});

describe('the names of variables that are left', () => {
  function shorten(css: string, elsewhere: {read?: string[]; set?: string[]} = {}): string {
    const sheet = postcss.parse(css);
    shortenNames([sheet], {read: new Set(elsewhere.read), set: new Set(elsewhere.set)});
    return sheet.toString();
  }

  it('are short, those read most often first, and the same in all sheets', () => {
    const [first, second] = [
      ':root{--ink:black;--paper:white}a{color:var(--ink)}',
      'b{color:var(--ink, var(--paper))}',
    ];
    const sheets = [first, second].map((css) => postcss.parse(css));
    shortenNames(sheets, {read: new Set(), set: new Set()});
    expect(sheets.map(String)).toEqual([':root{--a:black;--b:white}a{color:var(--a)}', 'b{color:var(--a, var(--b))}']);
  });

  it('stay where a script names them, and no other takes such a name', () => {
    expect(shorten(':root{--bar:1px;--ink:black}', {set: ['--bar'], read: ['--a']})).toBe(':root{--bar:1px;--b:black}');
  });

  it('are told from what only looks like one', () => {
    expect(shorten('.menu--open{--ink:black;content:"--inks"}')).toBe('.menu--open{--a:black;content:"--inks"}');
  });
});
