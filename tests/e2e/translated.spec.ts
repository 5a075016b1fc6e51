/** Pages that the browser translates: each tool is used afterwards, and shows the new result. */
import type {Page} from '@playwright/test';
import {provider} from '../../provider';
import {labels} from '../support/labels';
import {comeNear, open} from '../support/reader';
import {RIGHT, WRONG} from '../support/sessionLogs';
import {expect, test} from '../support/site';

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('the size calculator', async ({page}) => {
  await open(page, '/speech-to-text/batch/supported-files-and-limits');
  const hours = page.getByLabel(/^Hours/);
  await comeNear(hours);
  await page.evaluate(translatePage);
  const result = status(page).filter({hasText: 'The longest recording'});
  await hours.fill('8');
  await expect(result).toContainText('5.3 GB');
  await expect(result).toContainText('Too large to upload');
  await expect(result).not.toContainText('Can be uploaded');
  await hours.fill('');
  await hours.fill('-1');
  await expect(result).toContainText('enter a number above zero');
});

test('the word error rate', async ({page}) => {
  await open(page, '/speech-to-text/accuracy-benchmarking');
  const [reference, hypothesis] = [page.getByLabel(/^Reference/).first(), page.getByLabel(/^Hypothesis/).first()];
  await comeNear(reference);
  await page.evaluate(translatePage);
  const says = (words: string) => expect(status(page).first()).toContainText(words);
  await reference.fill('the cat sat on the mat today');
  await hypothesis.fill('a dog');
  await says('WER 100.0%');
  await reference.fill('Send it today');
  await hypothesis.fill('send it');
  await says('WER 66.7%');
  const lowercase = page.getByLabel(/^Lowercase/).first();
  await lowercase.check();
  await says('WER 33.3%');
  await reference.fill('');
  await says('Write a reference first');
  await reference.fill('word '.repeat(5000));
  await says('Too long for this page');
});

test('the finder of errors', async ({page}) => {
  await open(page, '/api-ref/');
  const box = page.getByLabel(/^Error message or log/);
  await comeNear(box);
  await page.evaluate(translatePage);
  const result = status(page).first();
  await box.fill('HTTP/1.1 401 Unauthorized');
  await expect(result).toContainText('Unauthorized');
  await box.fill('closed with code 4005 quota_exceeded');
  await expect(result).toContainText('close code 4005');
  await expect(page.getByRole('link', {name: /^Real-time API, close code 4005/}).first()).toBeVisible();
  await box.fill('It does not work.');
  await expect(result).toContainText('contains no error');
  await box.fill(`curl: (22) The requested URL returned error: 503 https://not${provider.batchHost}/`);
  await expect(result).toContainText('names another service');
});

test('the check of sessions', async ({page}) => {
  await open(page, '/api-ref/realtime-transcription-websocket');
  const box = page.getByLabel(/^Session recording/);
  await comeNear(box);
  await page.evaluate(translatePage);
  const tool = page.getByRole('group', {name: /^Session check/});
  await box.fill(WRONG);
  await expect(tool.getByRole('status')).toContainText('1 broken rule');
  await expect(tool).toContainText('at most 4 is allowed');
  await box.fill(RIGHT);
  await expect(tool.getByRole('status')).toContainText('no broken rule');
  await expect(tool).not.toContainText('at most 4 is allowed');
  await box.fill('Dear support, it does not work.');
  await expect(tool.getByRole('status')).toContainText('found a text that begins');
});

test('a table, a copied sample, and links of the top bar (G5)', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await open(page, '/speech-to-text/supported-languages');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await comeNear(search);
  await page.evaluate(translatePage);
  const before = await status(page).first().textContent();
  await search.fill('portuguese');
  await expect(status(page).first()).toContainText(' of ');
  expect(await status(page).first().textContent()).not.toBe(before);

  await open(page, '/speech-to-text/batch/quickstart');
  await page.evaluate(translatePage);
  const copy = page.getByRole('button', {name: /^Copy/}).first();
  await copy.click();
  await expect(page.getByRole('button', {name: /^(?:Copied|Select the text)/}).first()).toBeVisible();
  for (const name of [labels.reference, labels.docs]) {
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

/** In a page: does what page translators do. Every text, also a later one, is replaced by an element with another text. */
function translatePage(): void {
  const own = new WeakSet<Node>();
  const isCode = (text: Text) =>
    !text.parentElement ||
    text.parentElement.closest('font, script, style, textarea, input, select, pre, code, [translate=no]') !== null;
  const translate = (text: Text) => {
    if (own.has(text) || !/\p{L}/u.test(text.data) || isCode(text)) return;
    const element = document.createElement('font');
    element.append(`${text.data}\u02bc`);
    for (const child of element.childNodes) own.add(child);
    text.replaceWith(element);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      if (type === 'characterData') translate(target as Text);
      for (const node of addedNodes) node instanceof Text ? translate(node) : translateIn(node);
    }
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
  translateIn(document.body);
}
