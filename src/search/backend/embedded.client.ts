/** The index that was built with the site, asked through the same lite client: only its requester differs. */
import siteConfig from '@generated/docusaurus.config';
import {liteClient} from 'algoliasearch/lite';
import {createHostsCache} from '../hosts';
import {createResponsesCache} from '../responses';
import type {SearchSettings} from '../settings';
import {createEmbeddedRequester} from './embeddedRequester.client';
import type {Backend} from './hosted.client';

export type {Backend} from './hosted.client';

/** The requester gives up by itself when its host is silent; a slow phone on a slow line still gets its first answer. */
const BUDGET_MS = 60_000;

export function openBackend(settings: SearchSettings): Backend {
  const requester = createEmbeddedRequester(`${siteConfig.baseUrl}${settings.indexUrl}`);
  const lite = liteClient('embedded', 'embedded', {
    requester,
    responsesCache: createResponsesCache(),
    // No hosts to remember, and nothing of ours in the reader's storage.
    hostsCache: createHostsCache(Date.now, null),
    hosts: [{url: 'embedded.invalid', accept: 'read', protocol: 'https'}],
  });
  return {lite, budgetMs: BUDGET_MS, warm: () => requester.warm()};
}
