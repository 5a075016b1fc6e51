/** Which fonts a browser draws the site with: pictures compare only where they are the same. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Page} from '@playwright/test';

const FILE = 'tests/screens/fonts.json';

/** Widths of a sample text in each family that the site uses, and the names of what the pictures were taken with. */
export interface Fonts {
  takenWith: string;
  widths: Record<string, number>;
}

/** Measures text in the page's own fonts for text and for code. */
export function measureFonts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser has no canvas to measure text with');
    const widthOf = (tag: string, weight: string) => {
      const probe = document.body.appendChild(document.createElement(tag));
      pen.font = `${weight} 40px ${getComputedStyle(probe).fontFamily}`;
      probe.remove();
      return Math.round(pen.measureText('Speech to text: gjpqy WMwm 0123456789 {}[]').width * 10) / 10;
    };
    return {text: widthOf('p', '400'), bold: widthOf('p', '700'), code: widthOf('code', '400')};
  });
}

/** Returns what the pictures were taken with; `undefined` when there are none. */
export function acceptedFonts(): Fonts | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Fonts) : undefined;
}

export function acceptFonts(fonts: Fonts): void {
  mkdirSync(dirname(FILE), {recursive: true});
  writeFileSync(FILE, `${JSON.stringify(fonts, null, 2)}\n`);
}
