/** What the page and the search worker say to each other. */
export type EngineReason = 'offline' | 'refused' | 'malformed';

/** The index cannot be had or read, on whatever thread. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  constructor(readonly reason: EngineReason) {
    super(`search index: ${reason}`);
  }
}

export interface EngineRequest {
  id: number;
  manifestUrl: string;
  /** The JSON body of a multi-queries call; answers are JSON too, since the client wants text anyway. */
  body: string;
  origin: string;
  /** The BroadcastChannel to answer in; without one, the answer is a message of the worker's. */
  channel?: string | undefined;
}

export type EngineReply =
  | {id: number; kind: 'answer'; answer: string}
  | {id: number; kind: 'failure'; reason: EngineReason}
  /** More of the index has arrived: a slow line is no dead one. */
  | {id: number; kind: 'progress'};
