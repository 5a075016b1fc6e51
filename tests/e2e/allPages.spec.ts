/**
 * What is true of every page: it hydrates without an error, is accessible, keeps to one grid, and fits every
 * screen; a page of the reference is whole without JavaScript and on paper, too.
 */
import type {Page} from '@playwright/test';
import {COLOR_RULES, violations} from '../support/axe';
import {declaredPages} from '../support/declaredPages';
import {gridFaults} from '../support/grid';
import {sitePages} from '../support/pages';
import {open, overflow, paint, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';
import {lostOnPaper, lostWithoutScript} from '../support/wholePage';

/** Every page is fitted at each of these widths, and its accessibility judged where it is common. */
const SCREENS = [WIDTHS.desktop, 1440, 1200, 1000, WIDTHS.tablet, 700, WIDTHS.phone, WIDTHS.narrow];
const JUDGED: readonly number[] = [WIDTHS.desktop, WIDTHS.phone];
/** The search page has a field and results, and no column of text. */
const OWN_LAYOUT = new Set(['/search']);
/** Pages whose folds and tabs must lose nothing without JavaScript, and on paper. */
const REFERENCE = new Set(
  declaredPages()
    .filter(({kind}) => kind === 'reference')
    .map(({path}) => path),
);

// Colors that are still fading would be measured half-way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// All claims about a page in one visit: a page takes longer to open than most of them to check.
for (const [index, address] of sitePages().entries()) {
  const claims = 'is as built, accessible in both modes, on one grid, and fits every screen (G3, H8)';
  test(`${address} ${claims}`, {tag: '@pages'}, async ({page}) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    await page.setViewportSize({width: WIDTHS.desktop, height: 800});
    await open(page, address);
    if (REFERENCE.has(address)) {
      found.push(...(await lostWithoutScript(page, address)));
      await page.emulateMedia({media: 'print'});
      await expect.soft(lostOnPaper(page), 'what it lacks on paper').toHaveCount(0);
      await page.emulateMedia({media: null});
    }
    for (const width of SCREENS) {
      await page.setViewportSize({width, height: 800});
      const wide = await overflow(page);
      const faults = [
        ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
        ...(OWN_LAYOUT.has(address) ? [] : await gridFaults(page, width)),
        ...(JUDGED.includes(width) ? await violationsInBothModes(page, index % 6 === 0) : []),
      ];
      found.push(...faults.map((fault) => `at ${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

/** A color mode changes colors and the logo; pages share the logo, so only some, `inFull`, get every rule in both. */
async function violationsInBothModes(page: Page, inFull: boolean): Promise<string[]> {
  await paint(page, 'light');
  const light = await violations(page);
  await paint(page, 'dark');
  const dark = await violations(page, inFull ? {} : {rules: COLOR_RULES});
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}
