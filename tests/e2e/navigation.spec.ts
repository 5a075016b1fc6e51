import type {Page} from '@playwright/test';
import {elementsOf} from '../support/built';
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const topBar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
/** Pages whose entries are far down in the sidebar. */
const LOW_IN_THE_TREE = [
  '/deployments/container/translation',
  '/api-ref/batch/get-usage-statistics',
  '/voice-agents-flow/supported-languages',
  '/speech-to-text/batch/speech-intelligence/topic-detection/',
];
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Marks the window, to tell a navigation inside the page from a page load. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {sameWindow: true}));
  return () => page.evaluate(() => 'sameWindow' in window);
}

test('the top bar opens its dropdowns with the keyboard and under the pointer, and leads to the guides and to the reference without a page load', {
  tag: '@smoke',
}, async ({page}) => {
  await open(page, '/get-started/quickstart');
  for (const name of ['Next', 'English']) {
    const button = topBar(page).getByRole('button', {name});
    const entry = topBar(page).getByRole('link', {name, exact: true});
    await expect(entry).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Leaving with Tab closes it behind the reader.
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(entry).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(400, 600);
    await expect(entry).toBeHidden();
  }
  const isSame = await mark(page);
  await topBar(page).getByRole('link', {name: 'API Reference', exact: true}).click();
  await expect(page).toHaveURL('/api-ref/');
  await expect(topBar(page).getByRole('link', {name: 'API Reference', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await topBar(page).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/');
  expect(await isSame()).toBe(true);
  // The logo leads home.
  await page.goBack();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
});

test.describe('the sidebar', () => {
  test('has the category of a page open, and opens that of a page which is reached by a link; opens one category at a time, by keys, too', {
    tag: '@smoke',
  }, async ({page}) => {
    await open(page, '/speech-to-text/output-enhancements/diarization');
    const category = (name: string) => sidebar(page).getByRole('button', {name, exact: true});
    const features = category('Transcription features');
    await expect(features).toHaveAttribute('aria-expanded', 'true');
    await topBar(page).getByRole('link', {name: labels.docs, exact: true}).click();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Introduction');
    await expect(features).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Speaker labels (diarization)');
    await expect(features).toHaveAttribute('aria-expanded', 'true');

    const batch = category('Batch transcription');
    const quickstart = sidebar(page).getByRole('link', {name: 'Batch quickstart'});
    await batch.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(batch).toHaveAttribute('aria-expanded', 'true');
      await expect(quickstart).toBeVisible();
      await expect(features).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(batch).toHaveAttribute('aria-expanded', 'false');
      await expect(quickstart).toBeHidden();
    }
    await expect(page).toHaveURL('/speech-to-text/output-enhancements/diarization');
  });

  for (const height of daily([480, 720, 900])) {
    test(`has the current entry in sight in a window ${height} px high`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      for (const path of daily(LOW_IN_THE_TREE)) {
        await open(page, path);
        await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
      }
      // The same without a page load.
      await open(page, '/get-started/authentication');
      await sidebar(page).getByRole('button', {name: 'Voice agents'}).click();
      await sidebar(page).getByRole('link', {name: 'Voice agent languages'}).click();
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Voice agent languages');
      await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
    });
  }

  test('marks the errors of every API while the address leads into their section', async ({page}) => {
    const errors = sidebar(page).getByRole('link', {name: 'Errors of every API'});
    await open(page, '/api-ref/#error-quota_exceeded');
    await expect(errors).toHaveAttribute('aria-current', 'location');
    const row = (name: string) => sidebar(page).getByRole('link', {name, exact: true});
    const color = await row('API specs').evaluate((link) => getComputedStyle(link).color);
    await expect(row('API reference')).toHaveCSS('color', color);
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Hosts'}).click();
    await expect(errors).not.toHaveAttribute('aria-current');
  });
});

test('the table of contents lists the headings of the second and third level, leads to each, and marks the one being read', {
  tag: '@smoke',
}, async ({page}) => {
  await open(page, '/get-started/authentication');
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((found) => found.filter((heading) => heading.checkVisibility()).map((heading) => `#${heading.id}`));
  expect(headings.length).toBeGreaterThan(2);
  expect(listed.map((href) => decodeURIComponent(href ?? ''))).toEqual(headings);

  const last = page.locator('.theme-doc-toc-desktop a').last();
  const href = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeInViewport();
  const marked = page.locator('.theme-doc-toc-desktop [aria-current]');
  await expect(marked).toHaveCount(1);

  // The last section whose heading is at the top bar, or above it.
  const sections = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => id));
  for (const id of sections.slice(0, 3)) {
    await page.evaluate((one) => {
      const top = document.getElementById(one)?.getBoundingClientRect().top ?? 0;
      scrollTo({top: scrollY + top - 90, behavior: 'instant'});
    }, id);
    await expect(marked).toHaveAttribute('href', `#${id}`);
  }
});

test.describe('a change of page', () => {
  test('starts at the top, and Back returns to where the reader was', async ({page}) => {
    await open(page, '/get-started/authentication');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const left = await scrollTop(page);
    await page
      .getByRole('link', {name: 'Quickstart and emulator', exact: true})
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/get-started/quickstart');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/get-started/authentication');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 60);
  });

  test('from an address with a query of eight thousand characters (F6) to one with a fragment goes to its heading, below the top bar', {
    tag: '@smoke',
  }, async ({page}) => {
    const id = elementsOf('/get-started/authentication', 'article h2[id]').at(-1)?.properties.id;
    const query = `?utm_source=x&x[]=1&long=${'y'.repeat(8000)}`;
    await open(page, `/get-started/quickstart${query}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart and emulator');
    expect(new URL(page.url()).search).toBe(query);
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('article')?.append(link);
      link.textContent = 'to the heading';
    }, `/get-started/authentication#${id}`);
    await page.getByRole('link', {name: 'to the heading'}).click();
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(bar - 1);
  });

  test('marks the place that it leads to, and no other', async ({page}) => {
    await open(page, '/speech-to-text/real-time/latency#measure');
    const marked = page.locator('[data-arrived]');
    await expect(marked).toHaveAttribute('id', 'measure');
    await page.locator('.theme-doc-toc-desktop a[href="#choose-a-delay"]').click();
    await expect(marked).toHaveAttribute('id', 'choose-a-delay');
    await expect(marked).not.toHaveCSS('box-shadow', 'none');
  });

  test('with a fragment leaves readers alone who scroll before hydration', async ({page}) => {
    await page.addInitScript(() => {
      // The browser itself goes to the fragment until the page has loaded.
      addEventListener('load', () => scrollTo({top: 300, behavior: 'instant'}));
      addEventListener('DOMContentLoaded', () => {
        dispatchEvent(new WheelEvent('wheel'));
        Object.assign(window, {wasAlive: document.documentElement.dataset.hasHydrated === 'true'});
      });
    });
    await open(page, '/speech-to-text/batch/quickstart#full-transcript');
    expect(await page.evaluate(() => (window as {wasAlive?: boolean}).wasAlive)).toBe(false);
    // A page that holds its heading goes there with the first frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
});

test('a link opens a new tab with Ctrl or the middle button (F9); its page is told to screen readers, and the next Tab starts in it (H12); two clicks make one entry in the history (F11), and one on a link to the page itself makes none', async ({
  page,
  context,
}) => {
  await open(page, '/get-started/quickstart');
  const link = sidebar(page).getByRole('link', {name: 'Authentication'});
  for (const how of [{modifiers: ['ControlOrMeta' as const]}, {button: 'middle' as const}]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(how)]);
    await expect(tab).toHaveURL('/get-started/authentication');
    await tab.close();
  }
  await expect(page).toHaveURL('/get-started/quickstart');
  await link.click();
  await expect(page).toHaveURL('/get-started/authentication');
  await expect(page.locator('#route-announcer')).toHaveText('Authentication');
  await expect(page.locator('#route-announcer')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  // Before the content, the start of a page has one link: the one that skips to it.
  const start = '[href="#__docusaurus_skipToContent_fallback"]:focus, #__docusaurus_skipToContent_fallback :focus';
  await expect(page.locator(start)).toBeVisible();

  const before = await page.evaluate(() => history.length);
  await sidebar(page).getByRole('link', {name: 'Quickstart and emulator'}).dblclick();
  await expect(page).toHaveURL('/get-started/quickstart');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await sidebar(page).getByRole('link', {name: 'Quickstart and emulator'}).click();
  await expect(page).toHaveURL('/get-started/quickstart');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a page restored from the back/forward cache is alive and in the current colors (F8)', async ({page}) => {
  await open(page, '/get-started/quickstart');
  await page.goto('/get-started/authentication');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Authentication'}).click();
  await expect(page).toHaveURL('/get-started/authentication');
});
