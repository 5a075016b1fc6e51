import {gridFaults} from '../support/grid';
import {addStyles, open, overflow} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const LONG = ['/speech-to-text/batch/quickstart', '/', PAGE, '/api-ref/'];

test.describe('tabs', {tag: '@full'}, () => {
  test.use({site: 'states'});

  test('name their panels and obey arrows, Home, End and Space', async ({page}) => {
    await open(page, '/folded');
    const tab = (name: string) => page.getByRole('tab', {name});
    for (const name of ['Python', 'JavaScript', 'curl']) {
      const panel = await tab(name).getAttribute('aria-controls');
      await expect(page.locator(`[id="${panel}"]`)).toHaveAttribute(
        'aria-labelledby',
        (await tab(name).getAttribute('id')) ?? '',
      );
    }
    await tab('Python').focus();
    for (const [key, chosen] of [
      ['ArrowRight', 'JavaScript'],
      ['End', 'curl'],
      ['ArrowRight', 'Python'],
      ['ArrowLeft', 'curl'],
      ['Home', 'Python'],
      ['Space', 'Python'],
      // Forward in the browser.
      ['Alt+ArrowRight', 'Python'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(chosen)).toBeFocused();
      await expect(tab(chosen)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', {name: chosen})).toBeVisible();
    }
  });

  test('a clipboard that denies access is reported in words', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))},
      });
    });
    await open(page, '/folded');
    await page.getByRole('button', {name: 'Copy', exact: true}).click();
    await expect(page.getByText('press Ctrl+C')).toBeVisible();
  });
});

test.describe('H5: in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('what has the focus is outlined, everywhere', async ({page}) => {
    await open(page, PAGE);
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(outline, `step ${step}`).not.toMatch(/^none| 0px$/);
    }
  });
});

test.describe('H6: with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing takes longer than a hundredth of a millisecond, and everything still works', async ({page}) => {
    await open(page, PAGE);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const {transitionDuration, animationDuration, animationName} = getComputedStyle(element);
          const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
          return (
            longest(transitionDuration) > 0.00002 || (animationName !== 'none' && longest(animationDuration) > 0.00002)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(slow).toEqual([]);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {name: 'Batch transcription'})
      .click();
    await expect(page.getByRole('link', {name: 'Job metadata (tracking)'})).toBeVisible();
  });
});

for (const address of daily(LONG)) {
  test(`H3, H15: ${address} keeps to the grid at 2560 px, and bears the text spacing of WCAG 1.4.12 and text of twice the size at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 2560, height: 1200});
    await open(page, address);
    expect(await gridFaults(page, 2560)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 320, height: 800});
    await addStyles(
      page,
      `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
       p {margin-block-end: 2em !important}`,
    );
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 640, height: 800});
    await addStyles(page, 'html {font-size: 200% !important}');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('H14: above an open keyboard, the words typed stay in sight and the hits scroll', async ({page, dialog}) => {
  // What is left of a phone's window over its keyboard.
  await page.setViewportSize({width: 390, height: 380});
  await dialog.open('/');
  await dialog.search('transcript');
  await expect(dialog.rows.first()).toBeVisible();
  // Counts are announced after the rows below the fold have been added: until then, the last row is not the last.
  await expect(dialog.status).toHaveText(/results$/);
  await dialog.rows.last().scrollIntoViewIfNeeded();
  await expect(dialog.rows.last()).toBeInViewport();
  await expect(dialog.input).toBeInViewport();
});
