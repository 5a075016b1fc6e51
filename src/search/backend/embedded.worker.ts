/** The engine off the main thread, so that reading the index never blocks a key press: one message in, one message out. */
import type {Engine} from '@speech-docs/search/engine';
import {type FailureReason, SearchFailure, type SearchRequest, type SearchResult} from '@speech-docs/search/types';
import {loadEngine} from './loadEngine';

export interface EngineRequest {
  id: number;
  manifestUrl: string;
  origin: string;
  /** Nothing to search for yet: only load the index. */
  request: SearchRequest | null;
}

export type EngineReply = {id: number; result: SearchResult | null} | {id: number; reason: FailureReason};

let engine: Promise<Engine> | undefined;

self.onmessage = async ({data: {id, manifestUrl, origin, request}}: MessageEvent<EngineRequest>) => {
  const reply = (message: EngineReply) => self.postMessage(message);
  try {
    engine ??= loadEngine(manifestUrl);
    const {search} = await engine;
    reply({id, result: request && search(request, origin)});
  } catch (error) {
    // The next search fetches the index again.
    engine = undefined;
    reply({id, reason: error instanceof SearchFailure ? error.reason : 'malformed'});
  }
};
