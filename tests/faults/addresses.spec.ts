/** Addresses that are malformed or hostile: the page, and never a crash. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const heading = (page: Page) => page.getByRole('heading', {level: 1});

for (const hash of daily(['#%E0%A4%A', '#50%', '#100%'])) {
  test(`F2, C7: ${hash} shows the page, when loaded, clicked, set or gone back to`, async ({page}) => {
    await open(page, PAGE + hash);
    await expect(heading(page)).toHaveText('Quickstart and emulator');
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = 'a link with a stray percent sign';
      document.querySelector('article')?.prepend(link);
    }, `/get-started/authentication${hash}`);
    await page.getByRole('link', {name: 'a link with a stray'}).click();
    await expect(heading(page)).toHaveText('Authentication');
    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
    await expect(heading(page)).toHaveText('Authentication');
    await page.goBack();
    await page.goForward();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });
}

test('F5, H7: a query of the framework with other words runs nothing and keeps the colors', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const query of ['theme=x', 'data-theme=x', 'data-x=<script>alert(1)</script>']) {
    await open(page, `${PAGE}?docusaurus-${query}`);
    await expect(page.locator('html'), query).toHaveAttribute('data-theme', 'light');
    await expect(page, query).not.toHaveURL(/\?(?:docusaurus-(?:data-)?theme|$)/);
    const toggle = page.getByRole('button', {name: /switch between dark and light/i});
    await expect(toggle.locator('svg:visible')).toHaveCount(1);
  }
  // The framework makes an attribute of it, which is text.
  expect(dialogs).toEqual([]);
});

for (const mode of daily(['dark', 'light'] as const)) {
  for (const system of daily(['light', 'dark'] as const)) {
    test(`H7: the address requests ${mode} on a ${system} system and gets it`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await open(page, `${PAGE}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    });
  }
}
