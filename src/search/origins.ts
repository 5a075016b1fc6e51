/** Whom the page calls to search: the one list for the preconnect, the events and the site's Content-Security-Policy. */
import type {SearchSettings} from './settings';

const EVENTS_ORIGIN = 'https://insights.algolia.io';

/** Where usage events go. */
export const EVENTS_URL = `${EVENTS_ORIGIN}/1/events`;

/** The host that answers searches unless it fails. */
export const firstOrigin = (appId: string) => `https://${appId}-dsn.algolia.net`;

/**
 * Every origin that search may call, the usual one first: nothing with the embedded index; else the four hosts of
 * the application that its client tries in turn and, when usage events are on, theirs.
 */
export function searchOrigins({mode, appId = '', insights}: SearchSettings): string[] {
  if (mode !== 'hosted') return [];
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [firstOrigin(appId), ...spare, ...(insights ? [EVENTS_ORIGIN] : [])];
}
