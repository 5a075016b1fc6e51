/** The answers of the last fifty queries, so that going back a letter costs nothing; bounded, good answers only. */
import type {Cache} from '@algolia/client-common';

const MAX_ANSWERS = 50;
/** A tab may stay open for days while the index moves on. */
const FRESH_MS = 10 * 60 * 1000;

export function createResponsesCache(now: () => number = Date.now): Cache {
  const answers = new Map<string, {answer: unknown; at: number}>();
  return {
    async get<T>(key: unknown, ask: () => Promise<T>, events?: {miss: (value: T) => Promise<unknown>}): Promise<T> {
      const name = JSON.stringify(key);
      const stored = answers.get(name);
      answers.delete(name);
      if (stored && Math.abs(now() - stored.at) < FRESH_MS) {
        answers.set(name, stored);
        return stored.answer as T;
      }
      const answer = await ask();
      await events?.miss(answer);
      return answer;
    },
    async set<T>(key: unknown, answer: T): Promise<T> {
      // An outage may come as a 200. Such a response must not be cached, because Retry would return it again.
      if (Array.isArray((answer as {results?: [{hits?: unknown}]} | null)?.results?.[0]?.hits)) {
        answers.set(JSON.stringify(key), {answer, at: now()});
        if (answers.size > MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
      }
      return answer;
    },
    async delete(key: unknown): Promise<void> {
      answers.delete(JSON.stringify(key));
    },
    async clear(): Promise<void> {
      answers.clear();
    },
  };
}
