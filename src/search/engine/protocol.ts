/** What the page and the search worker send each other. */
import type {FailureReason, SearchRequest, SearchResult} from '../types';

export interface EngineRequest {
  id: number;
  manifestUrl: string;
  origin: string;
  /** Nothing to search for yet: only load the index. */
  request: SearchRequest | null;
}

export type EngineReply =
  /** The program has arrived and runs. */
  | {kind: 'begun'}
  | {id: number; kind: 'result'; result: SearchResult | null}
  | {id: number; kind: 'failure'; reason: FailureReason};
