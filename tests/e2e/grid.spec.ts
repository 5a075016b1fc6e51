import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

test('the narrow layout begins at 996 px: a menu button for the sidebar, and contents that fold out above the text', async ({
  page,
}) => {
  const menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/speech-to-text/batch/fetch-url');
  const beside = page.locator('.theme-doc-toc-desktop');
  const folded = page.getByText('On this page').and(page.locator('summary'));
  await expect(beside).toBeVisible();
  await expect(folded).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(menuButton).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(menuButton).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(beside).toBeHidden();
  await expect(folded).toBeVisible();
  await folded.click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeHidden();
  await expect(folded).toBeFocused();
});

for (const [address, width] of daily([
  ['/speech-to-text/batch/quickstart', 1024],
  ['/api-ref/realtime-transcription-websocket', 1280],
] as const)) {
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
