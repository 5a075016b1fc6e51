/** What engines do in their own way, every day: search, keys, tabs, jumps, the menu of a narrow window. */
import {daily} from '../support/tier';
import {landings} from './landing';
import {expect, type Reader, test} from './reader';

const QUICKSTART = '/speech-to-text/batch/quickstart';
/** With programs above its headings, and contents beside them. */
const JOBS = '/speech-to-text/batch/check-job-status';
const SEARCH = '.navbar .DocSearch-Button';

const isDialogOpen = () => document.activeElement?.matches('dialog[open] .DocSearch-Input') ?? false;
const isDialogGone = () => document.querySelector('dialog[open]') === null;
const scrollTop = (reader: Reader) => reader.evaluate(() => Math.round(window.scrollY));

// One visit for four claims: WebKitGTK takes seconds for each page.
test('a quickstart is used: tabs, a transcript, search by click and keys, and a result of it', async ({reader}) => {
  await reader.open(QUICKSTART);
  await test.step('tabs are chosen by click and by arrow keys, and all groups of the page follow', async () => {
    const chosen = () =>
      Array.from(document.querySelectorAll('.markdown [role="tab"][aria-selected="true"]'), (tab) => tab.textContent);
    await reader.click('.markdown [role="tab"]', 'JavaScript');
    await reader.until(
      'JavaScript is chosen',
      () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') ?? false,
    );
    expect(await reader.evaluate(chosen)).toContain('JavaScript');
    await reader.press('ArrowLeft');
    await reader.until('the neighbor is chosen', () => document.activeElement?.textContent === 'Python');
    expect(await reader.evaluate(chosen)).not.toContain('JavaScript');
  });
  await test.step('the transcript explorer marks unsure words', async () => {
    await reader.evaluate(() =>
      document.querySelector('[role="group"][aria-label="Transcript explorer"]')?.scrollIntoView(),
    );
    await reader.until(
      'words can be chosen',
      () => document.querySelector('[data-unsure][role="button"], [data-unsure]') !== null,
    );
    const line = await reader.evaluate(() => {
      const word = document.querySelector('[data-unsure]');
      const {textDecorationLine, textDecorationStyle} = word ? getComputedStyle(word) : new CSSStyleDeclaration();
      return `${textDecorationLine} ${textDecorationStyle}`;
    });
    expect(line).toBe('underline dotted');
  });
  await test.step('search opens by click, slash, and Ctrl with K; Escape closes it and leaves the page where it was', async () => {
    const top = 600;
    await reader.evaluate((y) => window.scrollTo(0, y), top);
    for (const way of ['click', '/', 'Control+k']) {
      if (way === 'click') await reader.click(SEARCH);
      else await reader.press(way);
      await reader.until(`search is open by ${way}`, isDialogOpen);
      await reader.press('Escape');
      await reader.until('search is closed', isDialogGone);
      // An engine may bring a lost caret into view some frames later.
      for (const _ of [1, 2]) await reader.evaluate(landings, false);
      expect(await scrollTop(reader), `after ${way}`).toBe(top);
    }
  });
  await test.step('Tab stays in the dialog, and Enter opens a result at its place', async () => {
    await reader.click(SEARCH);
    await reader.until('search is open', isDialogOpen);
    await reader.type('speaker labels');
    await reader.until('there are results', () => document.querySelectorAll('.DocSearch-Hit').length > 2);
    for (let step = 0; step < 12; step++) {
      await reader.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await reader.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await reader.evaluate(() => document.querySelector<HTMLElement>('.DocSearch-Input')?.focus());
    await reader.press('ArrowDown');
    await reader.press('Enter');
    await reader.until(
      'the page is there',
      () => document.querySelector('h1')?.textContent?.includes('iarization') ?? false,
    );
    const address = await reader.evaluate(() => location.hash);
    // The title is there first.
    if (address) await reader.until('the heading is in its place', isInPlace);
    const [landed] = await reader.evaluate(landings, false);
    if (address) expect(landed?.offBy).toBeLessThanOrEqual(8);
    else expect(await scrollTop(reader)).toBe(0);
  });
});

/** In the page: whether the heading of the address is where a jump puts it. */
function isInPlace(): boolean {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return false;
  const [page, own] = [document.documentElement, target].map((element) => getComputedStyle(element));
  const place = Number.parseFloat(page?.scrollPaddingTop ?? '') + Number.parseFloat(own?.scrollMarginTop ?? '');
  return Math.abs(target.getBoundingClientRect().top - place) <= 8;
}

test('the search page shows results for a link to it, and follows what is typed', async ({reader}) => {
  await reader.open('/search?q=diarization');
  await reader.until(
    'there are results',
    () => document.querySelectorAll('main article a, main ol a, main ul a').length > 3,
  );
  await reader.click('#search-query');
  await reader.type(' limits');
  await reader.until(
    'the address follows',
    () => new URLSearchParams(location.search).get('q') === 'diarization limits',
  );
});

test('a link to an anchor that is opened directly ends at its heading, which is marked, in every language', async ({
  reader,
}) => {
  // The page is loaded with its first language, and changes its height when it shows the chosen one.
  for (const language of daily(['curl', 'JavaScript', 'Python'])) {
    await reader.open(JOBS);
    await reader.click('.markdown [role="tab"]', language);
    for (const fragment of ['#job-states', '#list-jobs']) {
      // Another fragment alone would not load the page.
      await reader.goto('about:blank');
      await reader.open(`${JOBS}${fragment}`);
      const [landed] = await reader.evaluate(landings, false);
      expect(landed?.offBy, `${language} ${fragment}`).toBeLessThanOrEqual(8);
      expect(landed?.marked).toBe(fragment);
    }
  }
});

test('the menu of a narrow window opens, leads to a page, and closes', async ({reader}) => {
  await reader.resize(500, 800);
  await reader.open('/speech-to-text/features/audio-events');
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('.navbar-sidebar--show .menu__link', 'Audio filtering');
  await reader.until(
    'the page is there and the menu is closed',
    () => location.pathname.endsWith('/audio-filtering') && document.querySelector('.navbar-sidebar--show') === null,
  );
});
