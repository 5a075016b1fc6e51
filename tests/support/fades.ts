/** A color in the middle of a transition has another contrast than before and after it. */
import type {Page} from '@playwright/test';

/** Brings what moves or fades to its end. Not waited for: in a closed fold, time does not pass. */
export async function finishFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = () =>
      document.getAnimations().filter(
        // What follows a scroll position ends with it, not with time.
        ({playState, effect, timeline}) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
    // A color that is inherited begins to fade when that of its parent has changed.
    do {
      for (const fade of fading()) fade.finish();
      await new Promise(requestAnimationFrame);
    } while (fading().length > 0);
  });
}
