/** Which hosts search calls: the one list for the preconnect, the events, and the site's security policy. */
import type {SearchSettings} from './settings';

/** Where the events client sends to by itself. */
const EVENTS_ORIGIN = 'https://insights.algolia.io';

/**
 * Every origin that search may call, the usual one first: nothing with the embedded index; else the hosts that the
 * client tries in turn and, when usage events are on, theirs.
 */
export function searchOrigins({mode, appId = '', insights}: SearchSettings): string[] {
  if (mode !== 'hosted') return [];
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...spare, ...(insights ? [EVENTS_ORIGIN] : [])];
}
