import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
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

/** What `color-mix(in srgb, …)` makes of two colors. */
function mixed(a: string, b: string, share: number): string {
  const channel = (start: number) => {
    const [x = 0, y = 0] = [a, b].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(x * share + y * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5].map(channel).join('')}`;
}

/** The texts on each surface. */
const TEXTS: Record<string, string> = {
  page: 'text text-quiet accent-text product-batch product-realtime product-agents brand code-string danger-text',
  surface: 'text-quiet accent-text',
  'surface-hover': 'text-quiet product-realtime product-agents brand code-string danger-text',
  'accent-surface': 'accent-text product-batch product-realtime product-agents',
  'surface-raised': 'product-agents',
  'good-surface': 'good-text code-text',
  'warning-surface': 'warning-text',
  'danger-surface': 'danger-text code-text',
  'accent-text': 'on-accent',
  'inverse-surface': 'inverse-text',
  'code-background': 'code-text code-comment code-keyword code-string code-name',
  'code-mark': 'code-comment code-string text text-quiet accent-text good-text',
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

  it.each(['batch', 'realtime', 'agents'])('of %s can be read on their own surfaces in both modes', (product) => {
    for (const part of [light, dark]) {
      const of = (name: string) => value(part, name) ?? '';
      const text = of(`product-${product}`);
      expect(contrast(text, of('on-accent'))).toBeGreaterThanOrEqual(4.5);
      for (const surface of ['accent-surface', 'code-mark']) {
        const share = Number(
          new RegExp(`--site-${surface}: color-mix\\(.*product\\) (\\d+)%, .*page`).exec(products)?.[1],
        );
        expect(contrast(text, mixed(text, of('page'), share / 100)), surface).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('input-border can be seen on page in both modes (3 to 1)', () => {
    for (const part of [light, dark]) {
      expect(contrast(value(part, 'input-border') ?? '', value(part, 'page') ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
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
