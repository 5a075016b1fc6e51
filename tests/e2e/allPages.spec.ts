/** What holds on every page, whoever writes it: it comes alive cleanly, is accessible, and fits every screen. */
import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {pageGroups} from '../support/pages';
import {hydrated, overflow, paint, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

// Each page is judged where it is common and fitted once more where it is tightest.
const SCREENS = [
  {name: 'a desktop', width: WIDTHS.desktop, also: WIDTHS.tablet},
  {name: 'a phone', width: WIDTHS.phone, also: WIDTHS.narrow},
];

// Colours that are still fading would be measured half-way. A list of violations says all that a trace would.
test.use({contextOptions: {reducedMotion: 'reduce'}, trace: 'off'});

// Several pages in one test: opening a browser context costs more than opening a page in it.
for (const [index, addresses] of pageGroups(6).entries()) {
  for (const {name, width, also} of SCREENS) {
    test(`pages ${index + 1} are as built, accessible in both modes and fit ${name} (G3, H8): ${addresses[0]} …`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const found: string[] = [];
      for (const address of addresses) {
        await page.setViewportSize({width, height: 800});
        await page.goto(address);
        await hydrated(page);
        found.push(...(await judge(page, also)).map((fault) => `${address} at ${width} px: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

async function judge(page: Page, narrower: number): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await paint(page, mode);
    found.push(...(await violations(page)).map((violation) => `${mode}: ${violation}`));
  }
  const pixels = [await overflow(page)];
  await page.setViewportSize({width: narrower, height: 800});
  pixels.push(await overflow(page));
  if (Math.max(...pixels) > 0) found.push(`${pixels.join(' and ')} px too wide (the second at ${narrower} px)`);
  return found;
}
