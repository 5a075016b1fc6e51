// Node.js 20 or later. Packages: none
// Creates one job for a recording, even when a response is lost. After any
// failure, run it again: it looks for the job before it creates one.
// Usage: node create-once.mjs example.wav
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {open, readFile, rename} from 'node:fs/promises';
import {extname} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
// No file, for example.
process.on('uncaughtException', (error) => stop(`${error}`));
const audioPath = process.argv[2] ?? 'example.wav';
// The reference and the ID of the job. For another job, delete this file.
const statePath = `${audioPath}.job.json`;
const CONFIG = {type: 'transcription', transcription_config: {language: 'en'}};

// What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
// Seconds of the first wait, growth, longest wait, retries in a row.
const REQUEST = [1, 2, 60, 5];
const RUNNING_JOB = [5, 1.5, 30, 120];
const NEVER = [0, 0, 0, 0];
const WAITS = {
  'Job In Progress': RUNNING_JOB,
  'Transcription not ready': RUNNING_JOB,
  'Resource Locked': RUNNING_JOB,
  'Max concurrent running jobs exceeded': [30, 2, 300, 10],
  // Without one of these texts, the status decides.
  429: REQUEST,
  500: REQUEST,
  502: REQUEST,
  503: REQUEST,
  504: REQUEST,
};
// Requests that were not sent, or got no whole response.
const PASSING = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET'],
  ...['EPIPE', 'TimeoutError', 'SyntaxError'],
];
// Nothing was sent, so no job can exist.
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];
NOT_SENT.push('UND_ERR_CONNECT_TIMEOUT');
const UNIT_MS = 1000 * Number(process.env.RETRY_SECONDS ?? 1);
const TIMEOUT_MS = 30_000;
// A new job can be missing from the list for a while.
const SECOND_LOOK_SECONDS = 60;

const audio = await readFile(audioPath);
// Another recording, or another configuration, is another job.
const hash = createHash('sha256').update(JSON.stringify(CONFIG)).update(audio);
const digest = hash.digest('hex');
let state = existsSync(statePath)
  ? JSON.parse(await readFile(statePath, 'utf8'))
  : {};
const isKnown = state.digest === digest;
if (!isKnown) {
  state = {digest, reference: randomUUID()};
  await save();
}
if (!state.id) {
  // An earlier run may have sent the request.
  state.id = await create(state.reference, isKnown);
  await save();
}
console.log(`Job ${state.id}`);

/** Creates a job and returns its ID, or the ID that the list has. */
async function create(reference, isUnclear) {
  const form = new FormData();
  form.set('config', JSON.stringify({...CONFIG, tracking: {reference}}));
  // The list shows the name also of a deleted job.
  const name = reference + extname(audioPath);
  form.set('data_file', new Blob([audio]), name);
  for (let attempt = 1; ; attempt += 1) {
    const found = isUnclear && (await find(reference));
    if (found) return found;
    // Without a signal: an upload has no limit.
    const result = await send('/jobs', {method: 'POST', body: form});
    if (result.body) return result.body.id;
    await pause(result, attempt);
    isUnclear = result.isUnclear;
  }
}

/** Looks for a job twice; returns its ID, if there is one. */
async function find(reference) {
  console.error(`Looking for a job with reference ${reference}`);
  for (const seconds of [0, SECOND_LOOK_SECONDS]) {
    await sleep(UNIT_MS * seconds);
    for await (const job of listJobs()) {
      // A virtual appliance lists jobs without their config.
      const {config} =
        'config' in job ? job : (await get(`/jobs/${job.id}`)).job;
      if (config?.tracking?.reference === reference) return job.id;
    }
  }
}

/** Yields every job; each page starts where the one before it ended. */
async function* listJobs() {
  const query = new URLSearchParams({limit: '100'});
  const known = new Set();
  for (;;) {
    const {jobs} = await get(`/jobs?${query}`);
    const fresh = jobs.filter(({id}) => !known.has(id));
    if (fresh.length === 0) return;
    yield* fresh;
    for (const {id} of fresh) known.add(id);
    // Several jobs can start in the same millisecond.
    const later = Date.parse(fresh.at(-1).created_at) + 1;
    query.set('created_before', new Date(later).toISOString());
  }
}

/** Returns the JSON of a response: GET is safe to repeat. */
async function get(path) {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const result = await send(path, {signal});
    if (result.body) return result.body;
    await pause(result, attempt);
  }
}

/** Sends one request; returns the JSON of its response, or what failed. */
async function send(path, options) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  try {
    const response = await fetch(BATCH_URL + path, {headers, ...options});
    // Read here: the connection can break in the middle.
    const text = await response.text();
    if (response.ok) return {body: JSON.parse(text)};
    const {status} = response;
    const requestId = response.headers.get('Request-Id') ?? 'unknown';
    return {
      problem: `${status}, request ${requestId}: ${text}`,
      wait: WAITS[errorText(text)] ?? WAITS[status] ?? NEVER,
      // A proxy can ask for a longer wait.
      asked: Number(response.headers.get('Retry-After')) || 0,
      isUnclear: status >= 500,
    };
  } catch ({name, message, cause}) {
    const isPassing = [name, cause?.code].some((one) => PASSING.includes(one));
    const problem = cause?.message || cause?.code || message;
    const wait = isPassing ? REQUEST : NEVER;
    const isUnclear = !NOT_SENT.includes(cause?.code);
    return {problem, wait, asked: 0, isUnclear};
  }
}

function errorText(text) {
  try {
    return JSON.parse(text)?.error;
  } catch {
    return undefined; // empty, or the page of a proxy
  }
}

/** Waits before the next attempt; ends the program after the last. */
async function pause({problem = '', wait = NEVER, asked = 0}, attempt) {
  const [first, growth, longest, retries] = wait;
  if (attempt > retries) stop(problem);
  const longer = first * growth ** (attempt - 1) * (1 + Math.random());
  await sleep(Math.max(1000 * asked, UNIT_MS * Math.min(longest, longer)));
}

/** After a power failure, the file is there as a whole, or as it was. */
async function save() {
  const part = `${statePath}.part`;
  const file = await open(part, 'w');
  await file.writeFile(JSON.stringify(state));
  await file.sync();
  await file.close();
  await rename(part, statePath);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
