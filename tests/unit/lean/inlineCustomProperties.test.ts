import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {inlineCustomProperties} from '../../../src/lean/inlineProperties/inline.server';

function inlined(css: string, elsewhere: {read?: string[]; set?: string[]} = {}): string {
  const sheet = postcss.parse(css);
  inlineCustomProperties([sheet], {read: new Set(elsewhere.read), set: new Set(elsewhere.set)});
  return sheet.toString().replace(/\s+/g, ' ').trim();
}

describe('a custom property', () => {
  it('gives way to its value, the last one that counts', () => {
    expect(inlined(':root{--gap:1px}:root{--gap:2px}a{margin:var(--gap)}')).toBe('a{margin: 2px }');
  });

  it('gives way through other variables', () => {
    expect(inlined(':root{--a:var(--b);--b:1px}a{margin:var(--a)}')).toMatch(/^a\{margin:\s+1px\s+\}$/);
  });

  it('stays when the color modes differ, as the cascade has it and not as the file is ordered', () => {
    const css = inlined(
      'html[data-theme="dark"]{--ink:white}:root{--ink:black}[data-theme=dark]{--ink:red}a{color:var(--ink)}',
    );
    expect(css).toBe(':root{--ink:black} [data-theme=dark]{--ink:white} a{color:var(--ink)}');
  });

  it('has the value of the rule that weighs more, though another comes later', () => {
    expect(inlined('html:root{--gap:1px}:root{--gap:2px}a{margin:var(--gap)}')).toBe('a{margin: 1px }');
  });

  it('stays when some element has its own, and so does what is made of it', () => {
    const css = ':root{--size:1;--gap:calc(var(--size)*1px)}.small{--size:2}a{margin:var(--gap)}';
    expect(inlined(css)).toBe(':root{--gap:calc(var(--size)*1px)}:root{--size:1}.small{--size:2}a{margin:var(--gap)}');
  });

  it('stays when print changes it, but may be read directly by what was its reader', () => {
    const css = ':root{--ink:black;--text:var(--ink)}@media print{:root{--ink:gray}}a{color:var(--text)}';
    expect(inlined(css)).toBe(':root{--ink:black}@media print{:root{--ink:gray}}a{color: var(--ink) }');
  });

  it('stays when a script sets it', () => {
    const css = ':root{--bar:1px}a{margin:var(--bar)}';
    expect(inlined(css, {set: ['--bar']})).toBe(css);
  });

  it('stays declared when a script reads it, and gives way in the sheets all the same', () => {
    expect(inlined(':root{--bar:1px}a{margin:var(--bar)}', {read: ['--bar']})).toBe(':root{--bar:1px} a{margin: 1px }');
  });

  it('stays when its value is long and read often', () => {
    const font = `"${'x'.repeat(80)}"`;
    const css = inlined(
      `:root{--font:${font}}a{font-family:var(--font)}b{font-family:var(--font)}i{font-family:var(--font)}`,
    );
    expect(css.split(font)).toHaveLength(2);
  });

  it('goes when nothing reads it', () => {
    expect(inlined(':root{--a:var(--b);--b:1px}a{margin:0}')).toBe('a{margin:0}');
  });

  it('keeps its fallback when nobody declares it, and loses it when its value is known', () => {
    expect(inlined('a{margin:var(--none, 1px)}')).toBe('a{margin:var(--none, 1px)}');
    expect(inlined(':root{--one:2px}a{margin:var(--one, calc(1px + (2px)))}')).toBe('a{margin: 2px }');
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
