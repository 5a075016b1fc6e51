/**
 * A static server without opinions, for sites that are compared: no headers of ours, whose policies would stop other
 * sites' inline scripts, and the same compression for all.
 */
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {join, normalize} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {contentTypeOf, isCompressible} from '@speech-docs/publish/delivery/contentTypes';

const compress = promisify(brotliCompress);

/** Compressed once, as on a host that keeps its copies: a server for each load would compress while it is timed. */
const bodies = new Map<string, Promise<Buffer>>();

export function servePlainly(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
      const file = join(folder, name);
      try {
        const type = contentTypeOf(file) ?? 'application/octet-stream';
        const isSmall = isCompressible(type);
        let body = bodies.get(file);
        if (!body) {
          const read = readFile(file);
          body = isSmall ? read.then((bytes) => compress(bytes, QUALITY)) : read;
          bodies.set(file, body);
        }
        const bytes = await body;
        response.setHeader('Content-Type', type);
        response.setHeader('Cache-Control', 'max-age=600');
        if (isSmall) response.setHeader('Content-Encoding', 'br');
        response.end(bytes);
        return;
      } catch {
        bodies.delete(file);
      }
    }
    response.writeHead(404).end('Not found');
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};
