/** Decides while the site is built which index search uses, from the environment; stops the build on bad input. */
import {provider} from '../../provider';
import {siteUrlFrom} from '../lib/buildEnvironment.server';
import type {SearchSettings} from './settings';

const MANIFEST_FILE = 'find/index.json';

/** Returns the settings that the pages get as `customFields.search`: nothing in them is secret. */
export function searchSettings(env: NodeJS.ProcessEnv = process.env): SearchSettings {
  const appId = env.ALGOLIA_APP_ID?.trim();
  const apiKey = env.ALGOLIA_API_KEY?.trim();
  const hosts = searchHosts(env);
  const wanted = searchMode(env);
  const shared = {
    indexName: env.ALGOLIA_INDEX_NAME?.trim() || 'docs',
    indexUrl: MANIFEST_FILE,
    siteUrl: siteUrlFrom(provider.siteUrl, env),
  };
  if (wanted === 'embedded' || (!wanted && !appId && !apiKey)) return {mode: 'embedded', insights: false, ...shared};
  const otherwise = wanted ? 'SEARCH=embedded to build without it' : 'neither of the two';
  if (!appId) throw new Error(`appId is missing. Set ALGOLIA_APP_ID beside ALGOLIA_API_KEY, or ${otherwise}.`);
  if (!apiKey) throw new Error(`apiKey is missing. Set ALGOLIA_API_KEY beside ALGOLIA_APP_ID, or ${otherwise}.`);
  return {mode: 'hosted', appId, apiKey, ...(hosts && {hosts}), insights: env.ALGOLIA_INSIGHTS === 'true', ...shared};
}

/**
 * Returns the options of @docusaurus/theme-search-algolia, which adds the search page's route, OpenSearch, and the check
 * of these options. It requires credentials, which only the hosted index has and only `backend/` reads.
 */
export function searchThemeConfig({mode, appId = mode, apiKey = mode, indexName}: SearchSettings) {
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}

/** Without `SEARCH`, the credentials decide; with it, a lost secret cannot publish the wrong search. */
function searchMode({SEARCH}: NodeJS.ProcessEnv): SearchSettings['mode'] | undefined {
  const mode = SEARCH?.trim();
  if (!mode) return undefined;
  if (mode === 'hosted' || mode === 'embedded') return mode;
  throw new Error(`SEARCH is "${mode}". It must be "hosted" or "embedded", or not be set.`);
}

/** Returns the origins in `ALGOLIA_HOSTS`, or `undefined` when it is not set. */
export function searchHosts({ALGOLIA_HOSTS}: NodeJS.ProcessEnv): string[] | undefined {
  if (!ALGOLIA_HOSTS?.trim()) return undefined;
  return ALGOLIA_HOSTS.split(',').map((entry) => {
    const host = entry.trim().replace(/\/$/, '');
    const url = parse(host);
    if (url && /^https?:$/.test(url.protocol) && url.origin === host.toLowerCase()) return url.origin;
    throw new Error(
      `ALGOLIA_HOSTS is "${ALGOLIA_HOSTS}", in which "${entry.trim()}" is not an origin. ` +
        'It must be a comma-separated list such as "https://search1.example.com,https://search2.example.com:8443".',
    );
  });
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
