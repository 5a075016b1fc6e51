/** What holds on every page, whoever writes it: it comes alive cleanly, is accessible, and fits every screen. */
import type {Page} from '@playwright/test';
import {COLOR_RULES, violations} from '../support/axe';
import {pageGroups} from '../support/pages';
import {hydrated, overflow, paint, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

/** Each page is judged where it is common, and fitted once more where it is tightest. */
const SCREENS = [
  {judged: WIDTHS.desktop, fitted: WIDTHS.tablet},
  {judged: WIDTHS.phone, fitted: WIDTHS.narrow},
];

// Colors that are still fading would be measured half-way. A list of violations says all that a trace would.
test.use({contextOptions: {reducedMotion: 'reduce'}, trace: 'off'});

// Several pages in one test: opening a browser context costs more than opening a page in it.
for (const [index, addresses] of pageGroups(6).entries()) {
  test(`pages ${index + 1} are as built, accessible in both modes and fit every screen (G3, H8): ${addresses[0]} …`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const [at, address] of addresses.entries()) {
      await page.setViewportSize({width: WIDTHS.desktop, height: 800});
      await page.goto(address);
      await hydrated(page);
      for (const screen of SCREENS) found.push(...(await judge(page, address, screen, at === 0)));
    }
    expect(found).toEqual([]);
  });
}

/** A color mode changes colors and the logo; pages share the logo, so only `inFull` pages get every rule in both. */
async function judge(
  page: Page,
  address: string,
  screen: (typeof SCREENS)[number],
  inFull: boolean,
): Promise<string[]> {
  const {judged, fitted} = screen;
  await page.setViewportSize({width: judged, height: 800});
  await paint(page, 'light');
  const light = await violations(page);
  await paint(page, 'dark');
  const dark = await violations(page, inFull ? {} : {rules: COLOR_RULES});
  const wide = [await overflow(page)];
  await page.setViewportSize({width: fitted, height: 800});
  wide.push(await overflow(page));
  return [
    ...light.map((violation) => `${address} at ${judged} px, light: ${violation}`),
    ...dark.map((violation) => `${address} at ${judged} px, dark: ${violation}`),
    ...(Math.max(...wide) > 0 ? [`${address} is ${wide.join(' and ')} px too wide at ${judged} and ${fitted} px`] : []),
  ];
}
