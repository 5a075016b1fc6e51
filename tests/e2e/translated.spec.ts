/** Pages that the browser translates: each tool is used afterwards, and shows the new result instead of the old one (G5). */
import {labels} from '../support/labels';
import {comeNear, open} from '../support/reader';
import {RIGHT, WRONG} from '../support/sessionLogs';
import {expect, test} from '../support/site';

/** What is typed into a field, and what the page then says. */
const TOOLS: {address: string; field: RegExp; says: [typed: string, result: string][]}[] = [
  {
    address: '/speech-to-text/batch/supported-files-and-limits',
    field: /^Hours/,
    says: [
      ['8', 'Too large to upload'],
      ['1', 'Can be uploaded'],
    ],
  },
  {
    address: '/speech-to-text/accuracy-benchmarking',
    field: /^Reference/,
    says: [
      ['', 'Write a reference first'],
      ['word '.repeat(5000), 'Too long for this page'],
      ['the cat sat on the mat today', 'WER'],
    ],
  },
  {
    address: '/api-ref/',
    field: /^Error message or log/,
    says: [
      ['HTTP/1.1 401 Unauthorized', 'Unauthorized'],
      ['closed with code 4005 quota_exceeded', 'close code 4005'],
      ['It does not work.', 'contains no error'],
    ],
  },
  {
    address: '/api-ref/realtime-transcription-websocket',
    field: /^Session recording/,
    says: [
      [WRONG, '1 broken rule'],
      [RIGHT, 'No broken rule'],
      ['Dear support, it does not work.', 'found a text that begins'],
    ],
  },
  {
    address: '/speech-to-text/supported-languages',
    field: /^Find a language/,
    says: [
      ['portuguese', '1 of'],
      ['welsh & english', '0 of'],
    ],
  },
];

for (const {address, field, says} of TOOLS) {
  test(`the tool of ${address}`, async ({page}) => {
    await open(page, address);
    const box = page.getByLabel(field).first();
    await comeNear(box);
    await page.evaluate(translatePage);
    const shown = (result: string) => page.getByRole('main').getByRole('status').filter({hasText: result});
    let before = '';
    for (const [typed, result] of says) {
      await box.fill(typed);
      await expect(shown(result).first()).toBeVisible();
      if (before) await expect(shown(before)).toHaveCount(0);
      before = result;
    }
  });
}

test('a copied sample, and links of the top bar', async ({page}) => {
  await open(page, '/speech-to-text/batch/quickstart');
  await page.evaluate(translatePage);
  await page.getByRole('button', {name: /^Copy/}).first().click();
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
