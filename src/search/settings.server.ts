/** Decides while the site is built where search asks, from the environment; stops the build on half a configuration. */
import {provider} from '../../provider';
import {siteUrlFrom} from '../lib/buildEnvironment.server';
import type {SearchSettings} from './settings';

export const MANIFEST_FILE = 'find/index.json';

/** Returns the settings that the pages get as `customFields.search`: nothing in them is secret. */
export function searchSettings(env: NodeJS.ProcessEnv = process.env): SearchSettings {
  const appId = env.ALGOLIA_APP_ID?.trim();
  const apiKey = env.ALGOLIA_API_KEY?.trim();
  if (apiKey && !appId) throw new Error('appId is missing. Set ALGOLIA_APP_ID, or unset ALGOLIA_API_KEY.');
  if (appId && !apiKey) throw new Error('apiKey is missing. Set ALGOLIA_API_KEY, or unset ALGOLIA_APP_ID.');
  const shared = {
    indexName: env.ALGOLIA_INDEX_NAME?.trim() || 'docs',
    indexUrl: MANIFEST_FILE,
    // Docusaurus reads the configuration once per language.
    language: env.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
    tags: ['default', 'docs-default-current', 'docs-apiRef-current'],
    siteUrl: siteUrlFrom(provider.siteUrl, env),
  };
  if (!appId || !apiKey) return {mode: 'embedded', insights: false, ...shared};
  return {mode: 'hosted', appId, apiKey, insights: env.ALGOLIA_INSIGHTS === 'true', ...shared};
}
