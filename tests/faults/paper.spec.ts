import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';

async function print(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.emulateMedia({media: 'print'});
}

test('G9: on paper, dark pages are ink on white and the name of the site is all that is printed of the frame', async ({
  page,
}) => {
  await print(page, `${PAGE}?docusaurus-theme=dark`);
  const [background, text] = await page.evaluate(() => {
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha === 0 ? 255 : (red + green + blue) / 3;
    };
    const paragraph = document.querySelector('article p');
    return [
      brightness(getComputedStyle(document.body).backgroundColor),
      brightness(paragraph ? getComputedStyle(paragraph).color : 'rgb(255, 255, 255)'),
    ];
  });
  expect(background).toBeGreaterThan(240);
  expect(text).toBeLessThan(100);
  for (const part of ['.navbar__link', '.navbar button', '.theme-doc-sidebar-container', '.pagination-nav', 'footer']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('G9: on paper, tabs are gone, each panel has its name, and one language is printed', async ({page}) => {
  await print(page, '/speech-to-text/batch/quickstart');
  await expect(page.getByRole('tablist').first()).toBeHidden();
  const samples = page.locator('[data-group="language"]').first().getByRole('tabpanel', {includeHidden: true});
  await expect(samples.filter({visible: true})).toHaveCount(1);
  expect(await samples.count()).toBeGreaterThan(1);
  const panels = page.locator('article [role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  const names = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names.filter((name) => !/\w/.test(name) || name === 'none')).toEqual([]);
});

/** What is on ink on a screen, too. */
const ON_PAPER = /^rgb\((0, 0, 0|51, 51, 51)\) on (rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/;

for (const address of daily(
  [
    '/',
    '/api-ref/realtime-transcription-websocket',
    '/speech-to-text/real-time/latency',
    '/speech-to-text/supported-languages',
    '/speech-to-text/translation',
    '/speech-to-text/batch/supported-files-and-limits',
    '/speech-to-text/accuracy-benchmarking',
    '/speech-to-text/batch/troubleshooting',
    '/api-ref/batch/create-a-new-job',
  ],
  4,
)) {
  test(`G9: on paper, ${address} is black on white, has no control, no empty frame of one, and one rule below each head of a table`, async ({
    page,
  }) => {
    await print(page, address);
    const article = page.locator('article');
    // The name of a column is a button that sorts by it, and that of a program a link.
    const controls = 'input, select, textarea, fieldset, button:not(th *), a.button, a[download]:not(figcaption *)';
    await expect(article.locator(controls).filter({visible: true})).toHaveCount(0);
    const empty = await article.locator('.markdown div').evaluateAll((boxes) =>
      boxes
        .filter((box) => box.checkVisibility() && box.getBoundingClientRect().height > 8)
        .filter((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0)
        .filter((box) => (box as HTMLElement).innerText.trim() === '' && !box.querySelector('svg, img'))
        .map(({className}) => className),
    );
    expect(empty).toEqual([]);
    const heads = await article.locator('thead th').evaluateAll((all) =>
      all.map((head) => {
        const {position, boxShadow, borderInlineWidth, borderBottomWidth} = getComputedStyle(head);
        return [position, boxShadow, borderInlineWidth, borderBottomWidth].join(' ');
      }),
    );
    expect(heads.filter((head) => head !== 'static none 0px 1px')).toEqual([]);
    const colors = await page.locator('main [data-theme="dark"]').evaluateAll((parts) =>
      parts
        .flatMap((part) => [part, ...part.querySelectorAll('h1, pre, figcaption')])
        .map((part) => getComputedStyle(part))
        .map(({color, backgroundColor}) => `${color} on ${backgroundColor}`),
    );
    if (address === '/') expect(colors).not.toEqual([]);
    expect(colors.filter((pair) => !ON_PAPER.test(pair))).toEqual([]);
    // Chromium 156 leaves what is in a button's own box out of all heads but the first.
    for (const button of await article.locator('thead button').all())
      await expect(button).toHaveCSS('display', 'contents');
  });
}

test('G9: on paper, a program breaks over pages, and a diagram does not', async ({page}) => {
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).breakInside);
  await print(page, '/voice-agents-flow/features/function-calling');
  expect(await breaks('article figure.theme-code-block')).toBe('auto');
  expect(await breaks('article figure:not(.theme-code-block)')).toBe('avoid');
});
