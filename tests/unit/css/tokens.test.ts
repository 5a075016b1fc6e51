import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as radix from '@radix-ui/colors';
import {expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');
const [light = '', dark = ''] = [
  css.slice(0, css.indexOf("\n[data-theme='dark']")),
  css.slice(css.indexOf("\n[data-theme='dark']")),
];
const value = (part: string, name: string) => new RegExp(`--site-${name}: ([^;]+);`).exec(part)?.[1];

// That texts can be read on their surfaces is judged by axe on the pages, in both modes: tests/e2e/allPages.spec.ts.
it('the cyan accent is that of the Radix scale', () => {
  expect(value(light, 'accent')).toBe(radix.cyan.cyan10);
  expect(value(light, 'accent-surface')).toBe(radix.cyan.cyan2);
  expect(value(light, 'accent-border')).toBe(radix.cyan.cyan5);
  expect(value(dark, 'accent')).toBe(radix.cyanDark.cyan9);
  expect(value(dark, 'accent-text')).toBe(radix.cyanDark.cyan11);
});

it('sizes of type are tokens, 1rem, or inherited, on screens', () => {
  const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  const sizes = sheets
    .filter((file) => !/(?:tokens|print)\.css$/.test(file))
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/[\s{]font-size: ([^;]+);/g)])
    .map(([, size]) => size);
  expect(sizes.length).toBeGreaterThan(50);
  // Text in a drawing has the size that its boxes were measured with.
  expect(new Set(sizes.filter((size) => !/^(?:var\(--site-font-\w+\)|1rem|inherit|12px)$/.test(size ?? '')))).toEqual(
    new Set(),
  );
});
