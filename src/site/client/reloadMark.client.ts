/** Client module: after a page was hydrated with its content, the next missing script may reload it again (early/scriptFailures.ts). */
import {contentFailed} from './hydration.client';

const RELOADED_PREFIX = 'reloaded:';

export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}) {
  if (previousLocation || contentFailed()) return;
  try {
    sessionStorage.removeItem(`${RELOADED_PREFIX}${window.location.pathname}`);
  } catch {
    // Storage is blocked: nothing was remembered, so there is nothing to forget.
  }
}
