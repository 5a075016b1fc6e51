import {comeNear, open} from '../support/reader';
import {expect, test} from '../support/site';

const PAGE = '/speech-to-text/batch/supported-files-and-limits';

test('reports the size again as the reader changes the recording, and only names the field while one is wrong', async ({
  page,
}) => {
  await open(page, PAGE);
  await comeNear(page.getByLabel('Hours', {exact: true}));
  const result = page.getByRole('status').filter({hasText: /The longest recording|enter a number/});
  await expect(result).toContainText('952.5 MB');
  await expect(result).toContainText('Can be uploaded');

  await page.getByLabel('Hours', {exact: true}).fill('3');
  await expect(result).toContainText('Too large to upload');
  await expect(result).toContainText('HTTP 400, Job rejected');

  const channels = page.getByLabel('Channels', {exact: true});
  await expect(result).not.toContainText('separate');
  await channels.fill('101');
  await expect(result).toContainText('separate');
  await channels.fill('2');

  await page.getByLabel('File type', {exact: true}).selectOption({label: 'FLAC'});
  await expect(result).toContainText('1.3 GB');
  await page.getByLabel('File type', {exact: true}).selectOption({label: 'MP3'});
  await expect(page.getByLabel('Bit rate')).toHaveValue('128');
  await expect(result).toContainText('201.6 MB');
  await expect(result).toContainText('17 h 21 min');
  await expect(result).toContainText('Can be uploaded');

  for (const {name, value} of [
    {name: 'Channels', value: '1.5'},
    {name: 'Hours', value: '-1'},
  ]) {
    const field = page.getByLabel(name, {exact: true});
    const before = await field.inputValue();
    await field.fill(value);
    await expect(result).toContainText(`${name}: enter a number above zero`);
    await expect(result).not.toContainText('Can be uploaded');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(before);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(result).not.toContainText('enter a number');
  }
});

test('the calculator of word errors counts the texts of the reader', async ({page}) => {
  await open(page, '/speech-to-text/accuracy-benchmarking');
  await page.getByLabel('Reference: what was said').first().fill('one two');
  await page.getByLabel('Hypothesis: what was recognized').first().fill('one three');
  await expect(page.getByRole('status').filter({hasText: 'WER'}).first()).toContainText('WER 50.0%');
});
