/** Which hosts search calls: the one list for the client, the preconnect, the events and the site's security policy. */
import type {Host} from '@algolia/client-common';
import type {SearchSettings} from './settings';

const EVENTS_ORIGIN = 'https://insights.algolia.io';

/** Where usage events go: to the search service itself where a team runs its own. */
export const eventsUrl = ({hosts}: Pick<SearchSettings, 'hosts'>) => `${hosts?.[0] ?? EVENTS_ORIGIN}/1/events`;

/**
 * Every origin that search may call, the usual one first: nothing with the embedded index; else the hosts that the
 * client tries in turn and, when usage events are on, theirs.
 */
export function searchOrigins(settings: SearchSettings): string[] {
  const {mode, appId = '', hosts, insights} = settings;
  if (mode !== 'hosted') return [];
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  const search = hosts ?? [`https://${appId}-dsn.algolia.net`, ...spare];
  return [...new Set([...search, ...(insights ? [new URL(eventsUrl(settings)).origin] : [])])];
}

/** Returns these origins as the client's `hosts` option, for searching and for publishing. */
export function clientHosts(origins: string[]): Host[] {
  return origins.map((origin) => {
    const {host, protocol} = new URL(origin);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}
