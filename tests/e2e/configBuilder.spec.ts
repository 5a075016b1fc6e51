import {violationsInBoth} from '../support/axe';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

test('shows the configuration, says what a choice excludes and why, and keeps it in the address', async ({page}) => {
  // As high as the builder, so that nothing scrolls.
  await page.setViewportSize({width: 1280, height: 1800});
  await open(page, '/api-ref/batch/create-a-new-job');
  await page.getByRole('main').getByRole('link', {name: 'Build a configuration'}).first().click();
  const box = page.getByRole('group', {name: 'Configuration'});
  const language = box.getByLabel('language', {exact: true});
  await expect(language).toBeFocused();
  await expect(box.locator('pre:visible')).toContainText('"language": "en"');

  await expect(box.locator('label:visible')).toHaveText([
    'language',
    'model',
    'diarization',
    'additional_vocab',
    'fetch_data.url',
  ]);
  await box.getByLabel('additional_vocab', {exact: true}).fill('Siobhan, Acme');
  await expect(box.locator('pre:visible')).toContainText('{"content": "Acme"}');
  await box.getByText('12 more settings').click();
  await box.getByLabel('sentiment_analysis_config', {exact: true}).selectOption('{}');
  await expect(box.getByRole('status')).toHaveText('This configuration breaks no rule of the API.');
  const excluded = language.locator('optgroup[label="Excluded by your other choices"] option');
  await expect(excluded.filter({hasText: /^(?:de|en)$/})).toHaveText(['de']);
  await language.selectOption('de');
  await expect(box.getByRole('status')).toContainText('sentiment_analysis_config: not available in German');
  const [model, sensitivity] = [box.getByLabel('model', {exact: true}), box.getByLabel('sensitivity', {exact: true})];
  const before = [await model.boundingBox(), await sensitivity.boundingBox()];
  await sensitivity.fill('2');
  await expect(box.getByRole('status')).toContainText('The service rejects this configuration');
  await expect(box.getByRole('status').getByRole('listitem')).toHaveCount(2);
  expect([await model.boundingBox(), await sensitivity.boundingBox()]).toEqual(before);
  expect(await violationsInBoth(page, {within: '[role=group]:has(> strong)'})).toEqual([]);

  await box.getByRole('tab', {name: 'Python'}).click();
  await expect(box.locator('pre:visible')).toContainText('CONFIG = {');
  await page.setViewportSize({width: WIDTHS.phone, height: 844});
  expect(await overflow(page)).toBe(0);
  await page.reload();
  await expect(box.getByLabel('sensitivity', {exact: true})).toHaveValue('2');
  await expect(language).toHaveValue('de');
});

test('is in the fold of StartRecognition, and warns of what has no effect', async ({page}) => {
  await open(
    page,
    '/api-ref/realtime-transcription-websocket?translation_config.target_languages=fr,xx#build-a-configuration',
  );
  const box = page.getByRole('group', {name: 'Configuration'});
  await expect(box.getByRole('status')).toContainText('not all of it has an effect');
  await expect(box.locator('pre:visible')).toContainText('"message": "StartRecognition"');
});

test('opens for an address with any of its settings, and keeps the other parameters', async ({page}) => {
  await open(page, '/api-ref/batch/create-a-new-job?from=mail&tracking.reference=a-1#build-a-configuration');
  const box = page.getByRole('group', {name: 'Configuration'});
  await expect(box.locator('pre:visible')).toContainText('"reference": "a-1"');
  await box.getByLabel('language', {exact: true}).selectOption('de');
  await expect(page).toHaveURL(
    /\?from=mail&tracking\.reference=a-1&transcription_config\.language=de#build-a-configuration$/,
  );
});
