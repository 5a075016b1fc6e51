/** One client for dialog and search page: they share its responses and its index. Loaded on intent only. */
import {createSearchClient, type SearchClient} from './client';

let client: SearchClient | undefined;

/** Returns the client of this page, created when it is first needed. */
export function sharedClient(): SearchClient {
  client ??= createSearchClient();
  return client;
}
