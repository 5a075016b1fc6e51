/** Where the contents of a page are, and the parts of the home page; allPages.spec.ts claims the rest, on every page. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

test('the contents are beside the text from 1200 px, and fold out above it below that', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/get-started/authentication');
  const beside = page.locator('.theme-doc-toc-desktop');
  const folded = page.getByText('On this page').and(page.locator('summary'));
  await expect(beside).toBeVisible();
  await expect(folded).toBeHidden();
  await page.setViewportSize({width: 1199, height: 800});
  await expect(beside).toBeHidden();
  await expect(folded).toBeVisible();
});

/** Boxes of the home page: its sentence, the player, the request in the chosen language, and the step with the key. */
async function boxesOfHome(page: Page) {
  await open(page, '/');
  const main = page.getByRole('main');
  const parts = {
    sentence: main.getByText('Turn recordings and live speech into text, or build agents that talk back.'),
    player: main.getByRole('button', {name: 'Play'}).first(),
    request: main.getByRole('tabpanel').locator('pre').first(),
    key: main.locator('figure', {hasText: 'export API_KEY='}),
  };
  // Coming to life near the view, the player takes the place of its HTML; in between, it would have no box.
  await expect(parts.player).toBeEnabled();
  const boxes = await Promise.all(Object.values(parts).map((part) => part.boundingBox()));
  const [sentence, player, request, key] = boxes.map((box) => box ?? {x: 0, y: 0, width: 0, height: 0});
  return {sentence, player, request, key} as Record<keyof typeof parts, {x: number; y: number; height: number}>;
}

test('the home page has the request beside the player from 1200 px, and the step with the key below the player', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 800});
  const {player, request, key} = await boxesOfHome(page);
  expect(request.x).toBeGreaterThan(key.x);
  expect(request.y).toBeLessThan(800);
  expect(player.y).toBeLessThan(key.y);
  expect(key.y).toBeLessThan(request.y + request.height);
});

test('the home page keeps the step with the key in sight beside the end of the program', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/');
  const output = page.getByRole('main').getByRole('tabpanel').getByText('Good morning and welcome').first();
  await output.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const main = page.getByRole('main');
  for (const part of [main.getByText('export API_KEY='), main.getByRole('heading', {name: 'Set your API key'})])
    await expect(part).toBeInViewport({ratio: 1});
  await page.getByRole('heading', {level: 2, name: 'Choose what to build'}).scrollIntoViewIfNeeded();
  expect(await overlap(page)).toBe(false);
});

/** Whether the step with the key reaches into the part of the home page that follows. */
const overlap = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const key = main.querySelector('#your-api-key')?.parentElement?.getBoundingClientRect().bottom ?? Infinity;
    return key > (main.querySelector('#what-the-platform-does')?.getBoundingClientRect().top ?? 0);
  });

for (const width of [390, 1000]) {
  test(`the home page has sentence, player, request, and the step with the key in this order at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {sentence, player, request, key} = await boxesOfHome(page);
    const order = [sentence, player, request, key].map(({y}) => y);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // Within one window: what is between them is how to run the request, and what it prints.
    expect(key.y - (request.y + request.height)).toBeLessThan(800);
  });
}
