/** Whether a page of the reference has all of its content without JavaScript, and on paper. */
import type {Locator, Page} from '@playwright/test';
import {elementsOf} from './built';

/** What a reader can find on a page, by kind. */
const KINDS = ['h2', 'h3', 'p', 'li', 'td', 'pre', 'svg.ref-diagram', '.ref-field', 'details', '[role=tabpanel]'].map(
  (kind) => `article ${kind}`,
);
/** Nothing on paper can be opened: what is not painted is lost, but for samples in a language that was not chosen. */
const PRINTED = '.ref-field, .ref-frames pre, :not([data-group=language]) > div > [role=tabpanel] pre, details table';

/** Returns the kinds of content of which the living page has another number than the HTML that the server sends. */
export async function lostWithoutScript(page: Page, address: string): Promise<string[]> {
  const alive = await page.evaluate((kinds) => kinds.map((kind) => document.querySelectorAll(kind).length), KINDS);
  return KINDS.flatMap((kind, index) => {
    const sent = elementsOf(address, kind).length;
    return sent === alive[index] ? [] : [`without JavaScript it has ${sent} × ${kind}, with it ${alive[index]}`];
  });
}

/** What the page does not show when it is printed, while it is shown as on paper. */
export function lostOnPaper(page: Page): Locator {
  return page.locator(PRINTED).filter({visible: false});
}
