/** A hosted search service in memory, as a requester of the official clients: it responds as told and keeps its calls. */
import type {EndRequest, Requester, Response} from '@algolia/client-common';
import {hit, resultOf} from './searchHits';

export interface FakeService extends Requester {
  calls: EndRequest[];
}

export function fakeService(reply: (request: EndRequest) => Partial<Response>): FakeService {
  const calls: EndRequest[] = [];
  return {
    calls,
    async send(request) {
      calls.push(request);
      return {status: 200, content: '', isTimedOut: false, ...reply(request)};
    },
  };
}

export const json = (value: unknown, status = 200): Partial<Response> => ({status, content: JSON.stringify(value)});

/** A hit as the service sends it; `fields` replace or add. */
export function rawHit(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const [path, anchor] = ['/speech-to-text/real-time/latency', 'choose-a-delay'];
  const one = hit('a1', {
    path,
    anchor,
    section: 'Speech to Text',
    title: 'Real-Time Latency',
    heading: 'Choose a delay',
  });
  const marks = {
    hierarchy: {lvl2: {value: 'Choose a <mark>delay</mark>', matchLevel: 'full', matchedWords: ['delay']}},
  };
  return {...one, _highlightResult: marks, _snippetResult: marks, ...fields};
}

export const answerWith = (hits: unknown, fields: Record<string, unknown> = {}) => {
  const {facets: _counts, ...result} = resultOf('delay', [], Array.isArray(hits) ? hits.length : 0);
  return {results: [{...result, hits, nbPages: 1, ...fields}]};
};
