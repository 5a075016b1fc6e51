/** Accessibility of a page, judged by axe-core: WCAG A and AA up to 2.2, and the best practices. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {addStyles, finishFades, paint} from './reader';
import {isFull} from './tier';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules whose verdict depends on the width of the window, besides the names of what is shown. */
export const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

interface Options {
  /** Narrows the search to a selector; what is outside of it is hidden meanwhile, because axe judges what is shown. */
  within?: string;
  /** Judges by these rules only. */
  rules?: readonly string[];
}

/** Returns one line per violation and element; empty when there is none. */
export async function violations(page: Page, {within, rules}: Options = {}): Promise<string[]> {
  await finishFades(page);
  if (within) await showOnly(page, within);
  // Evaluated through the debugger, which no Content-Security-Policy stops.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    ([runOnly, selector]) =>
      (window as unknown as {axe: typeof axe}).axe.run(selector ?? document, {runOnly, resultTypes: ['violations']}),
    [rules ? {type: 'rule' as const, values: [...rules]} : {type: 'tag' as const, values: TAGS}, within] as const,
  );
  if (within) await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** Hides what neither is in the selected elements nor contains them, until the style sheet is taken off. */
async function showOnly(page: Page, selector: string): Promise<void> {
  const kept = `${selector}, :is(${selector}) *, :has(${selector})`;
  await addStyles(page, `body :not(${kept}) {display: none !important}`);
}

/**
 * The same in both color modes. A mode changes colors and the logo, so that every day the rules about colors are enough
 * for the dark one.
 */
export async function violationsInBoth(page: Page, options: Options = {}): Promise<string[]> {
  await paint(page, 'light');
  const light = await violations(page, options);
  await paint(page, 'dark');
  const dark = await violations(page, isFull ? options : {...options, rules: COLOR_RULES});
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}
