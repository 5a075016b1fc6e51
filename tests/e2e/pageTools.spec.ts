import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {provider} from '../../provider';
import {BUILD} from '../../tools/paths';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const GUIDE = '/get-started/authentication';
const KINDS = [GUIDE, '/voice-agents-flow/', '/deployments/', '/api-ref/batch/delete-a-job'];
const button = (page: Page) => page.getByRole('main').getByRole('button', {name: /^(?:Copy page|Copied|Not copied)/});

const more = (page: Page) => page.locator('summary[aria-label="More about this page as Markdown"]');
const linkOf = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'Open as Markdown', includeHidden: true});

/** Keeps what the page writes to the clipboard, and lets a write begin only in a click, as Safari does. */
async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, {written});
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) => {
          if (window.event?.type !== 'click') throw new DOMException('not in a click', 'NotAllowedError');
          written.push(await ((await item?.getType('text/plain')) ?? new Blob()).text());
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {written: string[]}).written);
}

for (const address of daily(KINDS, 2))
  test(`"Copy page" on ${address} copies the Markdown that the list beside it opens`, async ({page}) => {
    const written = await watchClipboard(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, address);
    const link = linkOf(page);
    await expect(link).toHaveAttribute('href', copyAddress(address));
    await button(page).hover();
    expect(requested.filter((path) => path.endsWith('.md'))).toEqual([]);
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    expect(await written()).toEqual([readFileSync(join(BUILD, copyAddress(address)), 'utf8')]);
    expect(requested.filter((path) => path.endsWith('.md'))).toEqual([copyAddress(address)]);
  });

test('"Copy page" copies nothing and says so when the response is a login page or an error', async ({
  page,
  problems,
}) => {
  problems.allow(/500/, 'the server fails');
  const written = await watchClipboard(page);
  for (const response of [
    {status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>'},
    {status: 500, contentType: 'text/markdown', body: 'no'},
  ]) {
    await page.route(`**${copyAddress(GUIDE)}`, (route) => route.fulfill(response));
    await open(page, GUIDE);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied');
    expect(await written()).toEqual([]);
    await page.unrouteAll();
  }
});

test('the list works without JavaScript: the link is there, the button is not', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: origin});
  const page = await context.newPage();
  for (const address of daily(KINDS)) {
    await page.goto(address);
    await more(page).click();
    await expect(linkOf(page)).toBeVisible();
    const setUp = page.getByRole('main').getByRole('link', {name: 'Connect a coding agent'});
    await expect(setUp).toHaveAttribute('href', '/get-started/quickstart#agents');
    await expect(button(page)).toBeHidden();
  }
  await context.close();
});

test('the list closes with Escape, which gives the focus back, and when the focus leaves it', async ({page}) => {
  await open(page, GUIDE);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(linkOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(linkOf(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await expect(linkOf(page)).toBeHidden();
});

test.describe('where provider.ts names an assistant', () => {
  test.use({site: 'states'});

  test('the list leads to it with a question about the Markdown of the page, and requests nothing of it', async ({
    page,
    origin,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/folded');
    await more(page).click();
    const link = page.getByRole('main').getByRole('link', {name: 'Open in Helper'});
    await expect(link).toBeVisible();
    const {host, searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect([host, searchParams.get('q')]).toEqual([
      'helper.example',
      `Read ${provider.siteUrl}/folded.md. I have questions about it.`,
    ]);
    expect(requested.filter((url) => !url.startsWith(origin))).toEqual([]);
  });
});
