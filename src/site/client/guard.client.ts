/**
 * Client module: runs when the page has hydrated. Replays the input that came too early, and marks a page that loaded
 * completely, so that the next missing script may cause a reload again.
 */
import {contentFailed} from './hydration.client';

const RELOADED_PREFIX = 'reloaded:';

type EarlyWindow = Window & {__early?: {selector: string}};

export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}) {
  if (previousLocation) return;
  try {
    if (!contentFailed()) sessionStorage.removeItem(`${RELOADED_PREFIX}${window.location.pathname}`);
  } catch {
    // Storage is blocked: nothing was remembered, so there is nothing to forget.
  }
  // After this task React has attached every listener.
  window.setTimeout(replayEarlyInput, 0);
}

function replayEarlyInput() {
  const site = window as EarlyWindow;
  const {selector} = site.__early ?? {};
  site.__early = undefined;
  if (selector) document.querySelector<HTMLElement>(selector)?.click();
}
