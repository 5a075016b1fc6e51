import {readFileSync} from 'node:fs';
import * as radix from '@radix-ui/colors';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');
const products = readFileSync('src/css/products.css', 'utf8');
const [light = '', dark = ''] = [
  css.slice(0, css.indexOf("\n[data-theme='dark']")),
  css.slice(css.indexOf("\n[data-theme='dark']")),
];
const value = (part: string, name: string) => new RegExp(`--site-${name}: ([^;]+);`).exec(part)?.[1];

/** Relative luminance and contrast as WCAG 2.2 defines them; colors as #rrggbb. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, bl = 0] = [1, 3, 5].map((start) => {
      const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** The texts on each surface. */
const TEXTS: Record<string, string> = {
  page: 'text text-quiet accent-text product-batch product-realtime product-agents',
  surface: 'text-quiet accent-text',
  'surface-hover': 'text-quiet',
  'accent-surface': 'accent-text product-batch product-realtime product-agents',
  'surface-raised': 'product-agents',
  'good-surface': 'good-text',
  'warning-surface': 'warning-text',
  'danger-surface': 'danger-text',
  button: 'on-accent',
  'inverse-surface': 'inverse-text',
  'code-background': 'code-text code-comment code-keyword code-string code-name code-number',
  'code-mark': 'code-comment code-string code-number text text-quiet accent-text good-text',
  'code-inserted': 'code-text',
  'code-deleted': 'code-text',
  'search-mark': 'text',
};

describe('colors', () => {
  it('take the cyan accent from the Radix scale', () => {
    expect(value(light, 'accent')).toBe(radix.cyan.cyan10);
    expect(value(light, 'accent-surface')).toBe(radix.cyan.cyan2);
    expect(value(light, 'accent-border')).toBe(radix.cyan.cyan5);
    expect(value(dark, 'accent')).toBe(radix.cyanDark.cyan9);
    expect(value(dark, 'accent-text')).toBe(radix.cyanDark.cyan11);
  });

  it.each(Object.entries(TEXTS))('on %s, each of its texts can be read in both modes (4.5 to 1)', (surface, texts) => {
    for (const text of texts.split(' ')) {
      for (const part of [light, dark])
        expect(contrast(value(part, text) ?? '', value(part, surface) ?? ''), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['batch', 'realtime', 'agents'])('of %s are those of its name, and can be read in both modes', (product) => {
    for (const [part, root] of [
      [light, `\nhtml[data-product='${product}']`],
      [dark, `\nhtml[data-theme='dark'][data-product='${product}']`],
    ] as const) {
      const palette = products.slice(products.indexOf(`${root} {`));
      const of = (name: string) => value(palette, name) ?? '';
      expect(of('accent-text')).toBe(value(part, `product-${product}`));
      for (const surface of [value(part, 'page') ?? '', of('accent-surface'), of('code-mark')]) {
        expect(contrast(of('accent-text'), surface), surface).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of('button'), value(part, 'on-accent') ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('input-border can be seen on page in both modes (3 to 1)', () => {
    for (const part of [light, dark]) {
      expect(contrast(value(part, 'input-border') ?? '', value(part, 'page') ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
});
