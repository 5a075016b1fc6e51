/** One grid: on every page, text and blocks begin at one place, and blocks end at one place. */
import {pageGroups} from '../support/pages';
import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';

/** The search page has a field and results, and no column of text. */
const OWN_LAYOUT = new Set(['/search']);
/** What fills the column. Lists, headings, and paragraphs may end earlier. */
const BLOCKS =
  'table, .theme-code-block, .theme-tabs-container, .theme-admonition, .ref-tree, details, .pagination-nav';
const SIDEBAR = 296;
const EDGE = 24;
/** Text, gutter, and contents. */
const GROUP = (52 + 3 + 13) * 16;

for (const [index, group] of pageGroups(15).entries()) {
  test(`every page has the same edges, and no table is wider than its column (${index + 1})`, async ({page}) => {
    test.slow();
    for (const address of group.filter((one) => !OWN_LAYOUT.has(one))) {
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, address);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({width, height: 900});
        const {left, measure, strays} = await page.evaluate(edges, BLOCKS);
        expect.soft(strays, `${address} at ${width} px`).toEqual([]);
        // The group of text and contents is in the middle of what the sidebar leaves.
        const free = Math.max(0, width - SIDEBAR - GROUP - 2 * EDGE);
        expect
          .soft(Math.abs(left - (SIDEBAR + EDGE + free / 2)), `${address} begins at ${left}`)
          .toBeLessThanOrEqual(1);
        expect.soft(measure, `longest line of ${address}`).toBeLessThanOrEqual(640);
      }
      for (const width of [320, 700, 1000, 1200]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await page.evaluate(wideTables), `tables of ${address} at ${width} px`).toEqual([]);
        expect.soft(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the contents are beside the text from 1200 px, and fold out above it below that', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/get-started/authentication');
  const beside = page.locator('.theme-doc-toc-desktop');
  const folded = page.getByRole('button', {name: 'On this page'});
  await expect(beside).toBeVisible();
  await expect(folded).toBeHidden();
  await page.setViewportSize({width: 1199, height: 800});
  await expect(beside).toBeHidden();
  await expect(folded).toBeVisible();
});

/** Runs in the page: where the column begins, the longest line of text, and what does not keep to the edges. */
function edges(blocks: string) {
  const text = document.querySelector('.markdown, [class*=generatedIndexPage]') as HTMLElement;
  const {left, right} = text.getBoundingClientRect();
  const parts = [...text.children, ...document.querySelectorAll('h1, .breadcrumbs svg, .pagination-nav')].filter(
    (part) => part.getBoundingClientRect().width > 0 && getComputedStyle(part).position !== 'absolute',
  );
  const strays = parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const name = `${part.tagName} ${part.className} ${box.left}–${box.right}, column ${left}–${right}`;
    // A panel of samples is at the end of the line, and what follows it ends before it.
    const isPanel = part.matches('.ref-panel');
    const isBeside = part.matches('.ref-panel ~ *');
    if (isPanel ? Math.abs(box.right - right) > 1 : Math.abs(box.left - left) > 1 || box.right > right + 1)
      return [name];
    return part.matches(blocks) && !isBeside && Math.abs(box.right - right) > 1 ? [name] : [];
  });
  const lines = [...text.querySelectorAll<HTMLElement>(':scope > p')].map((line) => line.offsetWidth);
  return {left, measure: Math.max(0, ...lines), strays};
}

/** Runs in the page: tables that are wider than what is around them. */
function wideTables() {
  return [...document.querySelectorAll<HTMLElement>('.markdown table:not([data-side-by-side])')]
    .filter((table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1)
    .map((table) => table.innerText.slice(0, 60));
}
