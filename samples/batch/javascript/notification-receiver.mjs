// Node.js 20 or later. Packages: none
// Receives notifications, stores them on disk, and handles each one once.
import {createHash, timingSafeEqual} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, open, readdir, readFile, rename} from 'node:fs/promises';
import {createServer} from 'node:http';
import {basename, join} from 'node:path';

const {API_KEY, HOOK_TOKEN, PORT = '8080'} = process.env;
const BATCH_URL =
  process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const MAX_BODY_BYTES = 50_000_000;
const RETRY_MS = 1000 * Number(process.env.RETRY_SECONDS ?? 60);
// What a proxy or a busy service can return. Anything else needs a fix.
const PASSING = [404, 410, 429, 500, 502, 503, 504];
const FOLDER = 'notifications';
if (!API_KEY || !HOOK_TOKEN) {
  console.error('Set API_KEY and HOOK_TOKEN first');
  process.exit(1);
}
// Digests have one length, and are compared in constant time.
const digest = (text) => createHash('sha256').update(text).digest();
const EXPECTED = digest(`Bearer ${HOOK_TOKEN}`);

// Anything but a 2xx makes the service try again, so respond after storing.
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

// One after the other; first what an earlier run has left.
let last = Promise.resolve();
/** An error needs a fix: nothing is handled until the next start. */
let isStopped = false;
await mkdir(FOLDER, {recursive: true});
for (const name of await readdir(FOLDER)) enqueue(name);

/** Stores what a notification contains, and returns the status to send. */
async function receive(request) {
  const {searchParams} = new URL(request.url, 'http://localhost');
  // An ID can be any text: encoded, it names a folder.
  const name = encodeURIComponent(searchParams.get('id') ?? '');
  const token = digest(request.headers.authorization ?? '');
  if (request.method !== 'POST') return 405;
  if (!timingSafeEqual(token, EXPECTED)) return 401;
  if (/^\.*$/.test(name) || name.length > 200) return 400;

  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return 413;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const items = await readItems(request.headers['content-type'] ?? '', body);
  const isNew = await store(name, searchParams.get('status') ?? '', items);
  if (isNew) enqueue(name);
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

/** Returns false for a duplicate: the job ID is its key. */
async function store(name, outcome, items) {
  const folder = join(FOLDER, name);
  if (existsSync(join(folder, 'handled'))) return false;
  await mkdir(folder, {recursive: true});
  for (const [item, content] of Object.entries(items)) {
    await writeWhole(join(folder, basename(item)), content);
  }
  // Written last: what has an outcome is complete.
  await writeWhole(join(folder, 'outcome'), outcome);
  return true;
}

/** After a power failure, the file is there as a whole, or not at all. */
async function writeWhole(path, content) {
  const part = `${path}.${crypto.randomUUID()}.part`;
  const file = await open(part, 'w');
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(part, path);
}

function enqueue(name) {
  last = last
    .then(() => (isStopped ? undefined : handle(name)))
    .catch((error) => {
      // Such as an API that is out of reach.
      console.error(`Job ${decodeURIComponent(name)}:`, error.message);
      if (!isStopped) setTimeout(enqueue, RETRY_MS, name);
    });
}

async function readStatus(name) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${BATCH_URL}/jobs/${name}`, {headers, signal});
  if (response.ok) return (await response.json()).job.status;
  // A proxy can return 404, too, but not this JSON.
  const isGone = response.status === 404 || response.status === 410;
  if (isGone && (await response.json()).error) return 'deleted';
  // Such as a wrong API_KEY. New notifications are still stored.
  isStopped = !PASSING.includes(response.status);
  const hint = 'Fix the cause, and restart: nothing is handled until then.';
  const seen = `HTTP ${response.status} from the API.`;
  throw new Error(isStopped ? `${seen} ${hint}` : seen);
}

async function handle(name) {
  const folder = join(FOLDER, name);
  if (!existsSync(join(folder, 'outcome'))) return;
  if (existsSync(join(folder, 'handled'))) return;
  const jobId = decodeURIComponent(name);
  const status = await readStatus(name);
  if (status === 'running') throw new Error('still running');
  if (status === 'deleted' || status === 'expired') {
    // Or the notification is forged.
    await writeWhole(join(folder, 'handled'), '');
    console.log(`Job ${jobId}: deleted`);
    return;
  }
  // Replace it with your work, such as an index or an email.
  const isItem = (item) => item !== 'outcome' && !item.endsWith('.part');
  const names = (await readdir(folder)).filter(isItem);
  const outcome = await readFile(join(folder, 'outcome'), 'utf8');
  await writeWhole(join(folder, 'handled'), '');
  console.log(`Job ${jobId}: ${outcome}; handled`, ...names.sort());
}
