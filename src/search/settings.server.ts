/** Decides while the site is built which index search uses, from the environment; stops the build on bad input. */
import {siteUrlFrom} from '../../data/buildEnvironment';
import {provider} from '../../provider';
import type {SearchSettings} from './settings';

const MANIFEST_FILE = 'find/index.json';

/** Returns the settings that the pages get as `customFields.search`: nothing in them is secret. */
export function searchSettings(env: NodeJS.ProcessEnv = process.env): SearchSettings {
  const appId = env.ALGOLIA_APP_ID?.trim();
  const apiKey = env.ALGOLIA_API_KEY?.trim();
  const shared = {
    indexName: env.ALGOLIA_INDEX_NAME?.trim() || 'docs',
    indexUrl: MANIFEST_FILE,
    siteUrl: siteUrlFrom(provider.siteUrl, env),
  };
  if (!appId && !apiKey) return {mode: 'embedded', insights: false, ...shared};
  if (!appId) throw new Error('appId is missing. Set ALGOLIA_APP_ID beside ALGOLIA_API_KEY, or neither of the two.');
  if (!apiKey) throw new Error('apiKey is missing. Set ALGOLIA_API_KEY beside ALGOLIA_APP_ID, or neither of the two.');
  return {mode: 'hosted', appId, apiKey, insights: env.ALGOLIA_INSIGHTS === 'true', ...shared};
}

/**
 * Returns the options of @docusaurus/theme-search-algolia, which adds the search page's route, OpenSearch, and the check
 * of these options. It requires credentials, which only the hosted index has and only `backend/` reads.
 */
export function searchThemeConfig({mode, appId = mode, apiKey = mode, indexName}: SearchSettings) {
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}
