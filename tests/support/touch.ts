/** What a finger can hit. */
import type {Locator} from '@playwright/test';

/**
 * Returns the controls below `root` that are lower or narrower than 44 px, with their sizes; without those that match
 * `except`, or are inside of it.
 */
export const smallTargets = (root: Locator, except = ':not(*)'): Promise<string[]> =>
  root.evaluate(
    (parent, selector) =>
      Array.from(parent.querySelectorAll('a[href], button, summary, [role="tab"], input, select'))
        .filter((element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('[inert]'))
        .filter((element) => !element.closest(selector))
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(
          ({element, box}) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    except,
  );
