// Node 20 or later; packages: none
import {mkdir, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {basename, join} from 'node:path';

const {HOOK_TOKEN, PORT = '8080'} = process.env;
const MAX_BODY_BYTES = 50_000_000;
if (!HOOK_TOKEN) {
  console.error('Set HOOK_TOKEN first');
  process.exit(1);
}

// Anything but a 2xx makes the service try again, so response after storing.
const server = createServer(async (request, response) => {
  const status = await receive(request).catch((error) => {
    console.error(error);
    return 500;
  });
  response.writeHead(status).end();
});
server.listen(Number(PORT), () => {
  const address = server.address();
  const port = typeof address === 'string' ? PORT : address.port;
  console.log(`Waiting for notifications on port ${port}`);
});

/** Stores what a notification carries, and returns the status to response. */
async function receive(request) {
  const {searchParams} = new URL(request.url, 'http://localhost');
  const jobId = searchParams.get('id') ?? '';
  if (request.headers.authorization !== `Bearer ${HOOK_TOKEN}`) return 401;
  if (!/^[\w-]+$/.test(jobId)) return 400;

  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return 413;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const items = await readItems(request.headers['content-type'] ?? '', body);
  const folder = join('notifications', jobId);
  await mkdir(folder, {recursive: true});
  for (const [name, content] of Object.entries(items)) {
    await writeFile(join(folder, basename(name)), content);
  }
  const names = Object.keys(items).join(', ') || 'nothing';
  console.log(`Job ${jobId}: ${searchParams.get('status')}; stored ${names}`);
  return 204;
}

/** Returns the content by name: each part of a form, or the raw body. */
async function readItems(contentType, body) {
  if (body.length === 0) return {};
  if (!contentType.startsWith('multipart/')) return {item: body};
  const form = new Response(body, {headers: {'Content-Type': contentType}});
  const items = {};
  for (const [name, part] of await form.formData()) {
    items[name] =
      typeof part === 'string' ? part : Buffer.from(await part.arrayBuffer());
  }
  return items;
}
