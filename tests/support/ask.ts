/** Requests as they stand on the wire: no address is mended, no redirect followed, nothing unpacked. */
import {type IncomingHttpHeaders, request} from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for `path` exactly as written. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((done, failed) => {
    const call = request({host: '127.0.0.1', port, path, headers, method, agent: false}, (response) => {
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
