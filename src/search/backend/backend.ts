/** What the client needs of an index, wherever that is. */
import type {SearchRequest, SearchResult} from '@speech-docs/search/types';
import type {Usage} from '../usage.client';

export interface Backend {
  /** Rejects with `SearchFailure` only, and always within a few seconds of silence. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Starts to fetch what the first search needs. Never throws. */
  warm(): void;
  /** Usage events, where they are on. */
  usage?: Usage;
}
