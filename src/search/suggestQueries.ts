/** What to try when a query finds nothing: those of its words that do find something, then what most readers need. */
import type {SearchClient} from './client';
import type {SearchQuery} from './types';

const MAX_SUGGESTIONS = 3;
/** Each word is a search of its own. */
const MAX_WORDS = 3;
const MIN_WORD_CHARS = 3;
/** Titles of pages that every reader passes; one more than shown, because the query itself is left out. */
const POPULAR = ['quickstart', 'authentication', 'supported languages', 'diarization'];

/** Returns three queries, none of them `query`; never rejects. */
export async function suggestQueries(
  {query, filters}: Pick<SearchQuery, 'query' | 'filters'>,
  client: Pick<SearchClient, 'search'>,
): Promise<string[]> {
  const typed = query.trim().toLowerCase();
  const words = [...new Set(typed.split(/\s+/))].filter((word) => word.length >= MIN_WORD_CHARS && word !== typed);
  const longestFirst = words.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
  const responses = await Promise.all(
    longestFirst.map((word) => client.search({query: word, filters, hitsPerPage: 1})),
  );
  const found = longestFirst.filter((_word, index) => {
    const response = responses[index];
    return response?.kind === 'ready' && response.total > 0;
  });
  const popular = POPULAR.filter((suggestion) => suggestion !== typed);
  return [...new Set([...found, ...popular])].slice(0, MAX_SUGGESTIONS);
}
