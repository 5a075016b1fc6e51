/** Addresses that are malformed, misspelled or hostile: the page, or the not-found page, and never a crash. */
import type {Page} from '@playwright/test';
import {hydrated, open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const heading = (page: Page) => page.getByRole('heading', {level: 1});

for (const address of daily(['/%E0%A4%A', '/get-started/%zz', '/%'])) {
  test(`F1: ${address} shows the not-found page, alive`, async ({page, problems}) => {
    problems.allow(/status of 404/, 'the status of the page itself');
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    await page.getByRole('link', {name: 'API Reference', exact: true}).first().click();
    await expect(page).toHaveURL('/api-ref/');
  });
}

for (const hash of daily(['#%E0%A4%A', '#50%', '#100%'])) {
  test(`F2: ${hash} shows the page, when loaded, clicked, set or gone back to`, async ({page}) => {
    await open(page, PAGE + hash);
    await expect(heading(page)).toHaveText('Choose a quickstart');
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

// Every spelling, on every server: tests/publish/delivery/addresses.test.ts.
for (const [written, meant] of [
  ['/get-started/quickstart/index.html', PAGE],
  ['//get-started/quickstart', PAGE],
  ['/speech-to-text', '/speech-to-text/'],
] as const) {
  test(`F4: ${written} leads to ${meant}, query and fragment kept`, async ({page, origin}) => {
    await page.goto(`${origin}${written}?a=1#x`);
    await hydrated(page);
    await expect(page).toHaveURL(`${meant}?a=1#x`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${meant}$`));
  });
}

for (const query of [
  '?docusaurus-theme=x',
  '?docusaurus-data-theme=x',
  '?docusaurus-data-x=<script>alert(1)</script>',
]) {
  test(`F5, H7: ${query} runs nothing and keeps the colors`, async ({page}) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, PAGE + query);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // The framework makes an attribute of it, which is text.
    expect(dialogs).toEqual([]);
    await expect(page.getByRole('button', {name: /switch between dark and light/i}).locator('svg:visible')).toHaveCount(
      1,
    );
  });
}

for (const mode of daily(['dark', 'light'] as const)) {
  for (const system of daily(['light', 'dark'] as const)) {
    test(`H7: the address requests ${mode} on a ${system} system and gets it`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await open(page, `${PAGE}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    });
  }
}
