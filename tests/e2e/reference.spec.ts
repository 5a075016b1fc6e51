/** The API reference as its readers use it: links into folds, keyboard, no script, downloads, and no jumping text. */
import {violations} from '../support/axe';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

const CREATE = '/api-ref/batch/create-a-new-job';
const REALTIME = '/api-ref/realtime-transcription-websocket';
const TRANSCRIPT = '/api-ref/batch/get-the-transcript-for-a-transcription-job';

test('a permalink to a folded field opens every fold around it', async ({page}) => {
  const id = 'config.transcription_config.additional_vocab.sounds_like';
  await open(page, `${CREATE}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.locator(`details:has([id="${id}"])`).first()).toHaveAttribute('open', '');
});

test('a link from a guide leads to the field', async ({page}) => {
  await open(page, REALTIME);
  await page.evaluate(() => {
    location.hash = '#startrecognition.transcription_config.max_delay';
  });
  await expect(page.locator('[id="startrecognition.transcription_config.max_delay"]')).toBeInViewport();
});

test('folds and permalinks work with the keyboard', async ({page}) => {
  await open(page, CREATE);
  const summary = page.locator('summary', {hasText: 'in transcription_config'});
  await summary.focus();
  await page.keyboard.press('Enter');
  const name = page.locator('[id="config.transcription_config.language"] > .ref-field-head > a');
  await expect(name).toBeVisible();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#config\.transcription_config\.language$/);
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

test('the chosen language of samples is kept on the next page', async ({page}) => {
  await open(page, CREATE);
  await page.getByRole('tab', {name: 'curl'}).first().click();
  await open(page, '/api-ref/batch/list-all-jobs');
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('contracts are served by name, by version, and at the address of old', async ({request}) => {
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.0.0/batch.openapi.yaml', '/batch.yaml']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toContain('{{provider');
  }
  const json = await (await request.get('/contracts/realtime.asyncapi.json')).json();
  expect(json.asyncapi).toBe('3.0.0');
});

test('folding a long schema stays quick on a slow machine', async ({page}) => {
  await open(page, TRANSCRIPT);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const took = await page.evaluate(async () => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('.ref-tree details')];
    const longest = folds.sort((a, b) => b.querySelectorAll('li').length - a.querySelectorAll('li').length)[0];
    const start = performance.now();
    if (longest) longest.open = !longest.open;
    document.body.getBoundingClientRect();
    return performance.now() - start;
  });
  expect(took).toBeLessThan(100);
});

for (const address of [CREATE, REALTIME]) {
  test(`nothing moves while ${address} loads`, async ({page}) => {
    await page.addInitScript(() => {
      const shifts = {sum: 0};
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, address);
    const sum = await page.evaluate(() => (window as unknown as {shifts: {sum: number}}).shifts.sum);
    expect(sum).toBeLessThan(0.02);
  });

  test(`${address} has no accessibility fault with all folds open, and fits a phone`, async ({page}) => {
    await page.setViewportSize({width: WIDTHS.narrow, height: 800});
    await open(page, address);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every field, message and sample is there, and folds open', async ({page}) => {
    await page.goto(REALTIME);
    for (const heading of ['startrecognition', 'addtranscript', 'close-codes', 'handshake-responses']) {
      await expect(page.locator(`:is(h2, h3)#${heading}`)).toBeVisible();
    }
    const fold = page.locator('summary', {hasText: 'in transcription_config'}).first();
    await fold.click();
    await expect(page.locator('[id="startrecognition.transcription_config.language"]')).toBeVisible();
    await page.goto(CREATE);
    expect(await page.locator('.ref-field').count()).toBeGreaterThan(60);
  });
});
