/** Pages on paper. */
import type {Page} from '@playwright/test';
import {comeNear, open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';

/** Opens an address as it is printed. */
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

test('G9: on paper, tabs that nobody can press are gone, each panel has its name, and one language is printed', async ({
  page,
}) => {
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

test('G9: on paper, text fills the sheet, and filters are gone', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 800});
  await print(page, '/speech-to-text/supported-languages');
  await expect(page.locator('article input').first()).toBeHidden();
  const [text, sheet] = await page.evaluate(() => {
    const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return [width('article .markdown > p'), width('article')];
  });
  expect(text).toBeGreaterThan(0.9 * (sheet ?? 0));
});

for (const address of daily(
  [
    '/api-ref/realtime-transcription-websocket',
    '/speech-to-text/real-time/latency',
    '/speech-to-text/supported-languages',
    '/speech-to-text/translation',
    '/speech-to-text/batch/supported-files-and-limits',
    '/speech-to-text/accuracy-benchmarking',
    '/speech-to-text/batch/troubleshooting',
    '/api-ref/batch/create-a-new-job',
  ],
  3,
)) {
  test(`G9: on paper, ${address} has no control that nobody can use, and no empty frame of one`, async ({page}) => {
    await print(page, address);
    const article = page.locator('article');
    // The name of a column is a button that sorts by it.
    const controls = 'input, select, textarea, fieldset, button:not(th *), a.button, a[download]';
    await expect(article.locator(controls).filter({visible: true})).toHaveCount(0);
    const empty = await article.locator('.markdown div').evaluateAll((boxes) =>
      boxes
        .filter((box) => box.checkVisibility() && box.getBoundingClientRect().height > 8)
        .filter((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0)
        .filter((box) => (box as HTMLElement).innerText.trim() === '' && !box.querySelector('svg, img'))
        .map(({className}) => className),
    );
    expect(empty).toEqual([]);
  });
}

test('G9: on paper, heads of tables have one rule, below them, and names that are repeated on every sheet', async ({
  page,
}) => {
  await print(page, '/speech-to-text/supported-languages');
  const heads = await page.locator('article thead th').evaluateAll((all) =>
    all.map((head) => {
      const {position, boxShadow, borderInlineWidth, borderBottomWidth} = getComputedStyle(head);
      // Chromium leaves what is in a button's own box out of all heads but the first.
      const names = [...head.querySelectorAll('button')].map((button) => getComputedStyle(button).display);
      return [position, boxShadow, borderInlineWidth, borderBottomWidth, ...new Set(names)].join(' ');
    }),
  );
  expect([...new Set(heads)].sort()).toEqual(['static none 0px 1px', 'static none 0px 1px contents']);
});

test('G9: on paper, the name of a card begins where a line begins', async ({page}) => {
  await print(page, '/speech-to-text/supported-languages');
  const marks = page.locator('article li[data-product] > a');
  const shown = await marks.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::before').display));
  expect([...new Set(shown)]).toEqual(['none']);
});

test('G9: on paper, drawings of sessions leave room on a sheet, and their captions hold nothing', async ({page}) => {
  await print(page, '/api-ref/realtime-transcription-websocket');
  const heights = await page
    .locator('.ref-diagram')
    .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  // 110 mm.
  expect(Math.max(...heights)).toBeLessThan(416);
  const holds = await page
    .locator('.ref-figure figcaption')
    .evaluateAll((all) => all.filter((caption) => getComputedStyle(caption).breakAfter !== 'auto').length);
  expect(holds).toBe(0);
});

test('G9: on paper, a narrowed table says how many of its rows are there', async ({page}) => {
  await open(page, '/speech-to-text/supported-languages');
  await page.getByRole('searchbox', {name: 'Find a language, code or accent'}).fill('french');
  const count = page.getByRole('status').filter({hasText: /^\d of \d+ languages,/});
  await expect(count).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(count).toBeVisible();
  await expect(page.getByRole('button', {name: 'Show all'})).toBeHidden();
});

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

test('G9: on paper, the session player is no grid, whose rows Firefox would not break over pages', async ({page}) => {
  await open(page, '/speech-to-text/real-time/latency');
  // On paper it is nearer to the top, and would be replaced by the living one while it is judged.
  await comeNear(page.getByRole('button', {name: 'Play', exact: true}));
  await page.emulateMedia({media: 'print'});
  const grids = await page
    .locator('.session-player')
    .first()
    .evaluate((player) =>
      [player, ...player.querySelectorAll('.session-player__wire, .session-player__screen, .session-player__payload')]
        .filter((box) => getComputedStyle(box).display !== 'block')
        .map(({className}) => className),
    );
  expect(grids).toEqual([]);
});

for (const address of daily([
  '/speech-to-text/batch/notifications',
  '/speech-to-text/output-enhancements/output-formatting',
])) {
  test(`G9: on paper, nothing on the dark ${address} is dark under its words, nor are its words pale`, async ({
    page,
  }) => {
    await print(page, `${address}?docusaurus-theme=dark`);
    // Colors fade from those of the screen to those of paper.
    const oddOnes = () =>
      page.evaluate(() => {
        const brightness = (color: string) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
          return alpha === 0 ? undefined : (red + green + blue) / 3;
        };
        const hasWords = ({childNodes}: Element) =>
          [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        return [...document.querySelectorAll('article *')]
          .filter((element) => element.checkVisibility() && hasWords(element))
          .filter((element) => {
            const {color, backgroundColor} = getComputedStyle(element);
            return (brightness(color) ?? 0) > 130 || (brightness(backgroundColor) ?? 255) < 200;
          })
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
      });
    await expect.poll(oddOnes).toEqual([]);
  });
}

test('G8: a page opened behind another one, or printed at once, is whole', async ({page, context}) => {
  const behind = await context.newPage();
  await page.bringToFront();
  await open(behind, PAGE);
  await expect(behind.getByRole('heading', {level: 1})).toHaveText('Choose a quickstart');
  // Not before it has loaded: Chromium does not print a document that is still being replaced.
  await page.goto(PAGE);
  const paper = await page.pdf();
  expect(paper.length).toBeGreaterThan(20_000);
});
