/** The line under the title: the page's Markdown, to open or to copy. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {copyAddress} from '../../packages/publish/copyAddress';
import {BUILD} from '../../tools/paths';
import {listedPages} from '../support/pages';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const GUIDE = '/get-started/authentication';
const KINDS = [GUIDE, '/', '/voice-agents-flow/', '/category/deployments', '/api-ref/batch/delete-a-job'];
const button = (page: Page) => page.getByRole('main').getByRole('button', {name: /^(?:Copy page|Copied|Not copied)/});

/** Keeps what the page writes to the clipboard, and lets a write begin only in a click, as Safari does. */
async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    let inClick = false;
    addEventListener(
      'click',
      () => {
        inClick = true;
        setTimeout(() => {
          inClick = false;
        });
      },
      true,
    );
    Object.assign(window, {written});
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) => {
          if (!inClick) throw new DOMException('not in a click', 'NotAllowedError');
          written.push(await ((await item?.getType('text/plain')) ?? new Blob()).text());
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {written: string[]}).written);
}

for (const address of KINDS)
  test(`"Copy page" on ${address} copies the Markdown that the link beside it opens`, async ({page}) => {
    const written = await watchClipboard(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, address);
    const link = page.getByRole('main').getByRole('link', {name: 'Markdown', exact: true});
    await expect(link).toHaveAttribute('href', copyAddress(address));
    await button(page).hover();
    expect(requested.filter((path) => path.endsWith('.md'))).toEqual([]);
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    expect(await written()).toEqual([readFileSync(join(BUILD, copyAddress(address)), 'utf8')]);
    expect(requested.filter((path) => path.endsWith('.md'))).toEqual([copyAddress(address)]);
  });

for (const [what, response] of [
  ['a login page', {status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>'}],
  ['an error', {status: 500, contentType: 'text/markdown', body: 'no'}],
] as const)
  test(`"Copy page" copies nothing and says so when the response is ${what}`, async ({page, problems}) => {
    problems.allow(/500/, 'the server fails');
    const written = await watchClipboard(page);
    await page.route(`**${copyAddress(GUIDE)}`, (route) => route.fulfill(response));
    await open(page, GUIDE);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied. Open the Markdown instead.');
    expect(await written()).toEqual([]);
  });

test('the line works without JavaScript as far as it can: the link is there, the button is not', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: origin});
  const page = await context.newPage();
  for (const address of KINDS) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', {name: 'Markdown', exact: true})).toBeVisible();
    await expect(button(page)).toBeHidden();
  }
  await context.close();
});

test('every page of the sitemap has the line', () => {
  const without = listedPages().filter(
    (address) => !readFileSync(htmlFile(address), 'utf8').includes(`href=${copyAddress(address)}>Markdown</a>`),
  );
  expect(without).toEqual([]);
});

function htmlFile(address: string): string {
  return join(BUILD, address.endsWith('/') ? `${address}index.html` : `${address}.html`);
}

test('the line has one size on all kinds of pages', async ({page}) => {
  const sizes = new Set<string>();
  for (const address of KINDS) {
    await open(page, address);
    const link = page.getByRole('main').getByRole('link', {name: 'Markdown', exact: true});
    sizes.add(await link.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect([...sizes]).toEqual(['13px']);
});
