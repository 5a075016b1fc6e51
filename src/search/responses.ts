/** Caches the responses of the last fifty queries, so that deleting a letter sends nothing. Errors are not cached. */
import type {Cache} from '@algolia/client-common';

const MAX_RESPONSES = 50;
/** A tab may stay open for days while the index changes. */
const FRESH_MS = 10 * 60 * 1000;

export function createResponsesCache(): Cache {
  const responses = new Map<string, {response: unknown; at: number}>();
  return {
    async get<T>(key: unknown, send: () => Promise<T>, events?: {miss: (value: T) => Promise<unknown>}): Promise<T> {
      const name = JSON.stringify(key);
      const stored = responses.get(name);
      responses.delete(name);
      if (stored && Math.abs(Date.now() - stored.at) < FRESH_MS) {
        responses.set(name, stored);
        return stored.response as T;
      }
      const response = await send();
      await events?.miss(response);
      return response;
    },
    async set<T>(key: unknown, response: T): Promise<T> {
      // An outage may come as a 200. Such a response must not be cached, because Retry would return it again.
      if (Array.isArray((response as {results?: [{hits?: unknown}]} | null)?.results?.[0]?.hits)) {
        responses.set(JSON.stringify(key), {response, at: Date.now()});
        if (responses.size > MAX_RESPONSES) responses.delete(responses.keys().next().value ?? '');
      }
      return response;
    },
    async delete(key: unknown): Promise<void> {
      responses.delete(JSON.stringify(key));
    },
    async clear(): Promise<void> {
      responses.clear();
    },
  };
}
