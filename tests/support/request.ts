/** Requests exactly as given: no address is normalized, no redirect is followed, nothing is decompressed. */
import {type IncomingHttpHeaders, request as open} from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function request(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((done, failed) => {
    const call = open({host: '127.0.0.1', port, path, headers, method, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    call.on('error', failed);
    call.end();
  });
}
