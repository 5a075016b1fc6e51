/** Client module: notes that a page was hydrated whole, so that the next missing script may cause a reload again. */
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
