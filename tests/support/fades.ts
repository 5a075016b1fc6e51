/** A color in the middle of a transition has another contrast than before and after it. */
import type {Page} from '@playwright/test';

/**
 * Ends what moves or fades, for good: nothing on the page has transitions afterwards. Thousands of transitions begin with
 * another color mode; to end each by itself takes Chromium 156 seconds.
 */
export async function finishFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!('hasNoFades' in window)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window, {hasNoFades: true});
    }
    for (const animation of document.getAnimations()) {
      // What follows a scroll position ends with it, not with time.
      const isTimed = animation.timeline instanceof DocumentTimeline;
      if (isTimed && animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
}
