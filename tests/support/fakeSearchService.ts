/** A hosted search service on the loopback that answers as told and counts its calls; one `Reply` per fault. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {listen} from './ports';
import {hit, resultOf} from './searchHits';

export type Reply = (response: ServerResponse, request: IncomingMessage, body: string) => void;

export interface FakeService {
  /** `127.0.0.1:port`: what is in a host's `url`. */
  host: string;
  calls: {url: string; method: string; headers: IncomingMessage['headers']; body: string}[];
  reply: Reply;
  close(): Promise<void>;
}

export async function startFakeService(reply: Reply): Promise<FakeService> {
  const open = new Set<ServerResponse>();
  const server: Server = createServer(async (request, response) => {
    open.add(response);
    let body = '';
    for await (const chunk of request) body += chunk;
    service.calls.push({url: request.url ?? '', method: request.method ?? '', headers: request.headers, body});
    service.reply(response, request, body);
  });
  const service: FakeService = {
    host: `127.0.0.1:${await listen(server)}`,
    calls: [],
    reply,
    close: () =>
      new Promise((closed) => {
        for (const response of open) response.destroy();
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return service;
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, {'Content-Type': 'application/json', ...headers}).end(JSON.stringify(value));

export const raw =
  (text: string | Buffer, status = 200, type = 'application/json'): Reply =>
  (response) =>
    response.writeHead(status, {'Content-Type': type}).end(text);

export const hang: Reply = () => undefined;
export const stallBody: Reply = (response) => {
  response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': '1000'}).write('{"results"');
};
export const reset: Reply = (response) => response.destroy();

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
