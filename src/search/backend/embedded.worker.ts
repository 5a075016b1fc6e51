/** The engine off the main thread, so that reading the index never blocks a key press: one message in, one message out. */
import type {Engine} from '@speech-docs/search/engine';
import {type FailureReason, SearchFailure} from '@speech-docs/search/types';
import {loadEngine} from './loadEngine';
import {readRequest, type WireRequest, writeResponse} from './wire';

export interface IndexRequest {
  id: number;
  manifestUrl: string;
  origin: string;
  /** Nothing to search for yet: only load the index. */
  request: WireRequest | null;
}

/** `content` is the body of a response of the search service. */
export type IndexReply = {id: number; content: string} | {id: number; reason: FailureReason};

let engine: Promise<Engine> | undefined;

self.onmessage = async ({data: {id, manifestUrl, origin, request}}: MessageEvent<IndexRequest>) => {
  const reply = (message: IndexReply) => self.postMessage(message);
  try {
    engine ??= loadEngine(manifestUrl);
    const {search} = await engine;
    reply({id, content: request ? writeResponse(search(readRequest(request), origin)) : ''});
  } catch (error) {
    // The next search fetches the index again.
    engine = undefined;
    reply({id, reason: error instanceof SearchFailure ? error.reason : 'malformed'});
  }
};
