/** What readers and their devices do, in words that specs can use. */
import {expect, type Locator, type Page} from '@playwright/test';

type ColorMode = 'light' | 'dark';

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

/** Scrolls to a block, and waits for its `control`, which is disabled until the page is hydrated. */
export async function comeNear(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect(control).toBeEnabled();
}

/**
 * A color in the middle of a transition has another contrast: ends what moves or fades, for good: nothing on the page has transitions afterwards. Thousands of transitions begin with
 * another color mode; to end each by itself takes Chromium 156 seconds.
 */
export async function finishFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!('hasNoFades' in window)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window, {hasNoFades: true});
    }
    for (const animation of document.getAnimations()) {
      // What follows a scroll position ends with it, not with time.
      const isTimed = animation.timeline instanceof DocumentTimeline;
      if (isTimed && animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
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

/** Everything that a page can remember. */
export function traces(page: Page) {
  return page.evaluate(async () => ({
    address: location.href,
    entries: history.length,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }));
}

/** Holds scripts at such addresses back until the returned function is called. */
export async function holdScripts(page: Page, addresses: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Notes what moves on the pages that are opened from now on, each with how far of the window it moved. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const {shifts} = window as unknown as {shifts: number[]};
          // What moves is told with the next picture.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
        }),
    );
}
