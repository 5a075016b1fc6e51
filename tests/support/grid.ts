/** One grid: text and blocks begin at one place, blocks end at one place, and no table is wider than its column. */
import type {Page} from '@playwright/test';

/** Where the sidebar, the text, and the contents are side by side, so that the column has a place of its own. */
const SIDE_BY_SIDE = 1280;
/** What fills the column. Lists, headings, and paragraphs may end earlier. */
const BLOCKS =
  'table, .theme-code-block, .theme-tabs-container, .theme-admonition, .ref-tree, details, .pagination-nav';
const SIDEBAR = 272;
const EDGE = 24;
/** Of text of 16 pixels: larger letters, as those of the first paragraph, may need more. */
const LONGEST_LINE = 640;

/** Returns what does not keep to the grid of a page with a column of text, in a window of this width. */
export async function gridFaults(page: Page, width: number): Promise<string[]> {
  const tables = await page.evaluate(wideTables);
  const faults = tables.map((words) => `a table is wider than its column: ${words}`);
  if (width < SIDE_BY_SIDE) return faults;
  const {left, measure, strays} = await page.evaluate(edges, BLOCKS);
  const start = SIDEBAR + EDGE;
  return [
    ...faults,
    ...strays.map((stray) => `a block does not keep to the edges: ${stray}`),
    ...(Math.abs(left - start) <= 1 ? [] : [`the column begins at ${left}, not at ${start}`]),
    ...(measure <= LONGEST_LINE ? [] : [`its longest line is ${measure} px, more than ${LONGEST_LINE}`]),
  ];
}

/** Runs in the page: where the column begins, the longest line of text, and what does not keep to the edges. */
function edges(blocks: string) {
  const text = document.querySelector('.markdown') as HTMLElement;
  const {left, right} = text.getBoundingClientRect();
  const parts = [
    ...text.children,
    ...document.querySelectorAll('h1:not(section > h1), .breadcrumbs svg, .pagination-nav'),
  ].filter(
    (part) =>
      part.getBoundingClientRect().width > 0 &&
      getComputedStyle(part).position !== 'absolute' &&
      // It takes the room of the contents, too.
      !part.matches('.site-walkthrough'),
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
  const lines = [...text.querySelectorAll<HTMLElement>(':scope > p')].map(
    (line) => (line.offsetWidth * 16) / Number.parseFloat(getComputedStyle(line).fontSize),
  );
  return {left, measure: Math.max(0, ...lines), strays};
}

/** Runs in the page: tables that are wider than what is around them. */
function wideTables() {
  return [...document.querySelectorAll<HTMLElement>('.markdown table:not([data-side-by-side])')]
    .filter((table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1)
    .map((table) => table.innerText.slice(0, 60));
}
