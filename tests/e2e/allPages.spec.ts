/**
 * What is true of every page: it hydrates without an error, is accessible, keeps to one grid, and fits every screen; a
 * page of the reference is whole without JavaScript and on paper, too. Every day one page of each kind is judged; the
 * others hydrate, keep to the grid, and fit a phone. At night every page is judged in full, in both color modes.
 */
import type {Locator, Page} from '@playwright/test';
import {LAYOUT_RULES, violations, violationsInBoth} from '../support/axe';
import {elementsOf} from '../support/built';
import {declaredPages} from '../support/declaredPages';
import {gridFaults} from '../support/grid';
import {pageGroups, sitePages, TEMPLATES} from '../support/pages';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';
import {isFull} from '../support/tier';

/** A page is fitted at each of these widths, and its accessibility judged where it is common. */
const SCREENS = [WIDTHS.desktop, 1440, 1000, WIDTHS.tablet, WIDTHS.phone, WIDTHS.narrow];
/** 8,600 elements, of which axe judges 500 in a second: the other widths are a test of their own. */
const LONGEST = '/api-ref/realtime-transcription-websocket';
/** Pages that have every component between them, each of which is judged in dark colors every day. */
const DARK_TOO = ['/', '/api-ref/batch/create-a-new-job', '/search', '/speech-to-text/batch/quickstart'];
/** Phones: at some widths only, the last part of a line is wider than the page. */
const PHONES = [WIDTHS.phone, 381];
/** So many pages share a browser page. */
const GROUP = 12;
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

test('there is a page of each kind', {tag: '@pages'}, () => {
  expect(TEMPLATES.filter((address) => !sitePages().includes(address))).toEqual([]);
});

async function faultsAt(page: Page, address: string, widths: readonly number[], isWhole: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const wide = await overflow(page);
    const faults = [
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...(OWN_LAYOUT.has(address) ? [] : await gridFaults(page, width)),
      ...(isWhole ? await judged(page, address, width) : []),
    ];
    found.push(...faults.map((fault) => `${address} at ${width} px: ${fault}`));
  }
  return found;
}

/** Every day, the same colors and names are judged once: at the width of a laptop. */
async function judged(page: Page, address: string, width: number): Promise<string[]> {
  if (width === WIDTHS.desktop) {
    return isFull || DARK_TOO.includes(address) ? violationsInBoth(page) : violations(page);
  }
  // A page of the reference takes longest, and is judged on a phone at night.
  if (width !== WIDTHS.phone || (!isFull && REFERENCE.has(address))) return [];
  return violations(page, isFull ? {} : {rules: LAYOUT_RULES});
}

const wholePages = sitePages().filter((address) => isFull || TEMPLATES.includes(address));

// All claims about a page in one visit: a page takes longer to open than most of them to check.
const visits = wholePages.flatMap((address) =>
  address === LONGEST
    ? [
        {address, widths: SCREENS.slice(0, 1), where: 'a laptop'},
        {address, widths: SCREENS.slice(1), where: 'other screens'},
      ]
    : [{address, widths: SCREENS, where: 'every screen'}],
);

for (const {address, widths, where} of visits) {
  test(`${address} is as built, accessible, on one grid, and fits ${where} (G3, H8)`, {tag: '@pages'}, async ({
    page,
  }) => {
    const found: string[] = [];
    await page.setViewportSize({width: WIDTHS.desktop, height: 800});
    await open(page, address);
    found.push(...(await faultsAt(page, address, widths, true)));
    if (REFERENCE.has(address) && widths.includes(WIDTHS.desktop)) {
      found.push(...(await lostWithoutScript(page, address)));
      await page.setViewportSize({width: WIDTHS.desktop, height: 800});
      await page.emulateMedia({media: 'print'});
      await expect.soft(lostOnPaper(page), 'what it lacks on paper').toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}

// In one browser page, which has the scripts that they share after the first one.
pageGroups(GROUP).forEach((pages, index) => {
  const others = pages.filter((address) => !wholePages.includes(address));
  if (others.length === 0) return;
  test(`pages hydrate, keep to the grid, and fit a phone, part ${index + 1}`, {tag: '@pages'}, async ({page}) => {
    await page.setViewportSize({width: WIDTHS.phone, height: 800});
    const found: string[] = [];
    for (const address of others) {
      await test.step(address, () => open(page, address));
      found.push(...(await faultsAt(page, address, PHONES, false)));
    }
    expect(found).toEqual([]);
  });
});

/** What a reader can find on a page, by kind. */
const KINDS = ['h2', 'h3', 'p', 'li', 'td', 'pre', 'svg.ref-diagram', '.ref-field', 'details', '[role=tabpanel]'].map(
  (kind) => `article ${kind}`,
);
/** Nothing on paper can be opened: what is not painted is lost, but for samples in a language that was not chosen. */
const PRINTED = '.ref-field, .ref-frames pre, :not([data-group=language]) > div > [role=tabpanel] pre, details table';

/** Returns the kinds of content of which the living page has another number than the HTML that the server sends. */
async function lostWithoutScript(page: Page, address: string): Promise<string[]> {
  const alive = await page.evaluate((kinds) => kinds.map((kind) => document.querySelectorAll(kind).length), KINDS);
  return KINDS.flatMap((kind, index) => {
    const sent = elementsOf(address, kind).length;
    return sent === alive[index] ? [] : [`without JavaScript it has ${sent} × ${kind}, with it ${alive[index]}`];
  });
}

function lostOnPaper(page: Page): Locator {
  return page.locator(PRINTED).filter({visible: false});
}
