/** What readers and their devices do, in words that specs can use. */
import type {Locator, Page} from '@playwright/test';
import {finishFades} from './fades';
import {expect} from './site';

export type ColorMode = 'light' | 'dark';

/** Widths that matter: the narrowest phone, a common phone, a tablet, a laptop. */
export const WIDTHS = {narrow: 320, phone: 390, tablet: 768, desktop: 1280} as const;

/** Opens an address and waits until React has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Has no clock of its own: how long a busy machine takes to wake a large page is the limit of the test. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** Goes to a block whose script loads when a reader comes near (src/components/NearView), and waits for its `control`. */
export async function comeNear(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect(control).toBeEnabled();
}

/** Paints the page in a color mode without a reload; for looking and measuring, not for testing the toggle. */
export async function paint(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
  await finishFades(page);
}

/**
 * Collects the requests that could carry what a reader typed, from now on: all but those for the site's own files, which
 * the page also fetches ahead for links that come into view.
 */
export function requestsWithContent(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && pathname.startsWith('/assets/') && search === '';
    if (!isOwnFile) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

/** Returns by how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Adds rules as a reader's own settings would: beyond the reach of the page's Content-Security-Policy. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
