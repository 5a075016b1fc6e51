/** The API reference as its readers use it: links into folds, keyboard, no script, downloads, and no jumping text. */
import type {Page} from '@playwright/test';
import {provider} from '../../provider';
import {violations} from '../support/axe';
import {open, overflow, WIDTHS, watchShifts} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const CREATE = '/api-ref/batch/create-a-new-job';
const REALTIME = '/api-ref/realtime-transcription-websocket';

async function openStill(page: Page, address: string): Promise<void> {
  const shifts = await watchShifts(page);
  await open(page, address);
  expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
}

test('a permalink to a folded field opens every fold around it (I10)', {tag: '@smoke'}, async ({page}) => {
  const id = 'config.transcription_config.additional_vocab.sounds_like';
  await open(page, `${CREATE}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.locator(`details:has([id="${id}"])`).first()).toHaveAttribute('open', '');
});

test('links inside made HTML open without a reload', async ({page}) => {
  await open(page, '/api-ref/batch/get-job-details');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  const link = page.locator(`.ref-tree a[href^="${CREATE}#"]`).first();
  await link.evaluate((node) => {
    for (let box = node.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
  });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}#`));
  expect(await page.evaluate(() => Object.hasOwn(window, 'stayed'))).toBe(true);
});

test('nothing moves while a page loads; the address of a request is copied with the keyboard, and the page says so; the chosen language of samples is kept on the next page', {
  tag: '@smoke',
}, async ({page}) => {
  await openStill(page, CREATE);
  const line = page
    .locator('.markdown')
    .getByText(`https://eu1.${provider.batchHost}/v2/jobs`, {exact: true})
    .locator('..');
  // The word goes again after a while, so it is noted when it comes.
  const said = await line.locator('[aria-live=polite]').evaluateHandle((region) => {
    const words: string[] = [];
    new MutationObserver(() => words.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return words;
  });
  const button = line.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said.jsonValue()).toContain('Copied');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://eu1.${provider.batchHost}/v2/jobs`);

  await page.getByRole('tab', {name: 'curl'}).first().click();
  await open(page, '/api-ref/batch/list-all-jobs');
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute('aria-selected', 'true');
});

for (const address of [REALTIME, CREATE]) {
  test(`${address} has no accessibility fault with all folds open, and no field or value scrolls sideways on a phone`, {
    tag: '@full',
  }, async ({page}) => {
    // The largest pages of the site, judged whole.
    test.slow();
    await page.setViewportSize({width: WIDTHS.narrow, height: 800});
    await open(page, address);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    const wide = await page
      .locator('.ref-tree, .ref-values')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      );
    expect(wide).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('a reference page on a laptop', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('marks the field that is being read in the sample, has its type beside its name, and its meaning close below', async ({
    page,
  }) => {
    await open(page, `${CREATE}#config.transcription_config`);
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('site-line') ?? [])].map((range) => range.toString()));
    await expect.poll(marked).toContain('"transcription_config": {');
    await expect(page.locator('.ref-panel').getByRole('button', {name: /lines$/}), 'it is whole').toHaveCount(0);
    // The sample beside the fields stays in sight, and is not the section that is read.
    await page.setViewportSize({width: 1680, height: 900});
    await expect(page.locator('.theme-doc-toc-desktop [aria-current]')).not.toHaveAttribute('href', '#sample-request');
    const field = page.locator('.ref-field').first();
    const [name, type, text] = await Promise.all(
      ['.ref-field-name', '.ref-field-type', ':scope > p'].map((part) => field.locator(part).first().boundingBox()),
    );
    expect(Math.abs((name?.y ?? 0) - (type?.y ?? 99))).toBeLessThan(8);
    expect((text?.y ?? 99) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThanOrEqual(12);
  });
});

test.describe('a message of a socket', () => {
  test('comes after how to connect, is folded to its name and sentence, and open when a link leads to it', async ({
    page,
  }) => {
    await open(page, `${REALTIME}#addtranscript`);
    const message = (name: string) => page.locator('details.ref-message', {has: page.locator(`#${name}`)});
    await expect(message('addtranscript')).toHaveAttribute('open', '');
    await expect(page.locator('#addtranscript')).toBeInViewport();
    await expect(message('startrecognition')).not.toHaveAttribute('open', '');
    await expect(page.locator('#startrecognition')).toBeVisible();
    // Both are in one row.
    expect((await message('startrecognition').boundingBox())?.height).toBeLessThanOrEqual(46);
    // What is folded is still in the page, for its search and for paper.
    await expect(page.locator('[id="startrecognition.transcription_config.max_delay"]')).toBeAttached();

    const ids = await page.getByRole('heading', {level: 2}).evaluateAll((all) => all.map(({id}) => id));
    expect(ids.slice(0, 5)).toEqual(['connect', 'session', 'messages-you-send', 'messages-you-receive', 'errors']);
    await page.locator('.theme-doc-toc-mobile > summary').click();
    await expect(
      page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'RecognitionStarted', exact: true}),
    ).toBeVisible();
  });

  for (const address of daily([REALTIME, '/api-ref/flow-voice-ai-websocket'])) {
    test(`is in an index near the top, where no contents are beside the text, ${address}`, async ({page}) => {
      await openStill(page, address);
      await page.setViewportSize({width: 1600, height: 900});
      const index = page.getByRole('navigation', {name: 'Messages'});
      await expect(index).toBeHidden();
      await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'AddAudio'})).toBeInViewport();
      for (const width of [1280, WIDTHS.tablet]) {
        await page.setViewportSize({width, height: 900});
        await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
        await expect(index.getByText('You send')).toBeInViewport();
        await expect(index.getByText('You receive')).toBeInViewport();
        await expect(index.getByRole('link', {name: 'AddAudio'}).first()).toBeInViewport();
        for (const name of ['Errors', 'Close codes']) {
          await index.getByRole('link', {name}).click();
          await expect(page.getByRole('heading', {level: 2, name})).toBeInViewport();
        }
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
      await index.getByRole('link', {name: 'Temporary keys'}).click();
      await expect(page.getByRole('heading', {name: 'Temporary keys'})).toBeInViewport();
    });
  }
});
