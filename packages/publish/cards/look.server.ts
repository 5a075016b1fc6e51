/** What all cards share: colors, the logo, and the typeface, which is no font of the machine. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CardSettings} from '../site.server';
import type {CardLook} from './card';

/** Returns the look of a page by its path; `widthOf` measures a text, `root` is the built site. */
export function cardLooks(
  root: string,
  {colors, products}: CardSettings,
  widthOf: CardLook['widthOf'],
): (path: string) => CardLook {
  const color = (name: string) => {
    const value = colors[name];
    if (!value)
      throw new Error(`src/css/tokens.css has no color --site-${name} for the dark mode. Social cards use it.`);
    return value;
  };
  const logoFile = join(root, 'img/logo-dark.svg');
  const shared = {
    page: color('page'),
    text: color('heading'),
    quiet: color('border'),
    logo: existsSync(logoFile) ? readFileSync(logoFile, 'utf8') : '',
    font: 'Geist',
    widthOf,
  };
  return (path) => {
    const product = products.find(([, pattern]) => new RegExp(pattern).test(path))?.[0];
    return {...shared, product: color(product ? `product-${product}` : 'accent-text')};
  };
}
