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
  await folded.click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});

for (const [address, width] of [
  ['/speech-to-text/batch/quickstart', 1024],
  ['/api-ref/realtime-transcription-websocket', 1280],
] as const) {
  test(`folded contents stay in sight on ${address}, and a jump ends below them`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, address);
    await page.mouse.wheel(0, 3000);
    const folded = page.getByText('On this page').and(page.locator('summary'));
    await expect.poll(async () => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await expect(folded).toBeInViewport({ratio: 1});
    await folded.click();
    const link = page.locator('.theme-doc-toc-mobile a').nth(2);
    const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
    await link.click();
    await expect(target).toBeInViewport();
    await expect
      .poll(async () => ((await target.boundingBox())?.y ?? 0) - ((await folded.boundingBox())?.y ?? 0))
      .toBeGreaterThanOrEqual(28);
    await expect(folded).toBeInViewport({ratio: 1});
    // Nothing lies over it.
    await folded.click();
    await expect(link).toBeVisible();
  });
}

/** Boxes of the home page: its sentence, the player, the request in the chosen language, and the step with the key. */
async function boxesOfHome(page: Page) {
  await open(page, '/');
  const main = page.getByRole('main');
  const parts = {
    sentence: main.getByText('Words with their times and speakers'),
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

test('the home page has the request beside the player from 1200 px', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  const {player, request, key} = await boxesOfHome(page);
  expect(request.x).toBeGreaterThan(player.x);
  expect(request.y).toBeLessThan(800);
  expect(key.y).toBeGreaterThan(request.y + request.height);
});

test('the home page shows where the three products begin within 800 px, in every language of the request', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const doors = page.getByRole('link', {name: /^(Transcribe a file|Transcribe in real time|Build a voice agent)$/});
  const tops = new Set<number>();
  for (const language of ['JavaScript', 'curl', 'Python']) {
    await page.getByRole('main').getByRole('tab', {name: language}).first().click();
    await expect(doors).toHaveCount(3);
    for (const door of await doors.all()) await expect(door).toBeInViewport({ratio: 1});
    tops.add((await doors.first().boundingBox())?.y ?? 0);
  }
  expect([...tops]).toHaveLength(1);
});

for (const width of [390, 1000]) {
  test(`the home page has sentence, player, request, and the step with the key in this order at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {sentence, player, request, key} = await boxesOfHome(page);
    const order = [sentence, player, request, key].map(({y}) => y);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
}
