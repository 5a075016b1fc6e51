/** What all cards share: colors of the dark mode, the logo, and the typeface, which is no font of the machine. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Product} from '../../../src/lib/productOf';
import type {CardLook} from './card';
import {readTypeface, type Typeface} from './typeface.server';

const require = createRequire(`${process.cwd()}/package.json`);

export const FONT_FILE = require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');

export interface Looks {
  typeface: Typeface;
  /** Returns the look of a page about a product, or about all of them. */
  of: (product: Product | undefined) => CardLook;
}

export function readLooks(siteDir: string): Looks {
  const color = darkTokens(readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8'));
  const logoFile = join(siteDir, 'static/img/logo-dark.svg');
  const logo = existsSync(logoFile) ? readFileSync(logoFile, 'utf8') : '';
  const typeface = readTypeface(FONT_FILE);
  const shared = {
    page: color('page'),
    text: color('heading'),
    quiet: color('border'),
    logo,
    font: 'Geist',
    widthOf: typeface.widthOf,
  };
  return {
    typeface,
    of: (product) => ({...shared, product: color(product ? `product-${product}` : 'accent-text')}),
  };
}

/** Returns the colors of the dark mode by their names without `--site-`; an unknown name is an error. */
export function darkTokens(css: string): (name: string) => string {
  const block = /^\[data-theme='dark'\] \{$(.*?)^\}$/ms.exec(css)?.[1] ?? '';
  const values = new Map(
    [...block.matchAll(/--site-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (name) => {
    const value = values.get(name);
    if (!value)
      throw new Error(`src/css/tokens.css has no color --site-${name} for the dark mode. Social cards use it.`);
    return value;
  };
}
