/** Client module: after a page was hydrated with its content, the next missing script may reload it again (early/scriptFailures.ts). */
import {store} from '../../lib/storage';
import {contentFailed} from './hydration.client';

const RELOADED_PREFIX = 'reloaded:';

export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}) {
  if (previousLocation || contentFailed()) return;
  store('sessionStorage', `${RELOADED_PREFIX}${window.location.pathname}`, null);
}
