// Node.js 20 or later. Packages: none
// Transcribes a folder of recordings, or a list of URLs, without an operator:
// one job for each, whatever happens. To continue, run it again.
// Usage: node archive.mjs recordings results
//        node archive.mjs urls.txt results
import {createHash, randomUUID, timingSafeEqual} from 'node:crypto';
import {
  existsSync as exists,
  openAsBlob,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {mkdir, open, readdir, rename} from 'node:fs/promises';
import {createServer} from 'node:http';
import {basename, extname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, HOOK_URL} = process.env;
const BATCH_URL =
  process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const [source = '', results = 'results'] = process.argv.slice(2);
if (!API_KEY || !exists(source)) {
  stop('Usage: API_KEY=… node archive.mjs <folder or list of URLs> <results>');
}
const waitFile = join(results, '.held-until.json');
const CONFIG = {type: 'transcription', transcription_config: {language: 'en'}};
const STARTED = Date.now();
const DEADLINE =
  STARTED + 1000 * Number(process.env.DEADLINE_SECONDS ?? 10 * 3600);
const PRICE_PER_HOUR = Number(process.env.PRICE_PER_HOUR ?? 0);
const UPLOADS_AT_ONCE = 4;
// Below the limits of the account, which counts what arrives.
const pace = {
  POST: {perSecond: 8, next: 0, heldUntil: 0},
  GET: {perSecond: 40, next: 0, heldUntil: 0},
};

// What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
// Seconds of the first wait, growth, longest wait, retries in a row.
const REQUEST = [1, 2, 60, 5];
const RUNNING_JOB = [5, 1.5, 30, 120];
const WAITS = {
  'Job In Progress': RUNNING_JOB,
  'Transcription not ready': RUNNING_JOB,
  'Resource Locked': RUNNING_JOB,
  'Max concurrent running jobs exceeded': [30, 2, 300, 10],
};
const BUSY = [429, 500, 502, 503, 504];
// Seconds before a new series of retries begins.
const PAUSE_SECONDS = 300;
// A new job can be missing from the list for so long.
const UNLISTED_MS = 60_000;
// Such a job may end well when it is created again, once.
const PASSING_JOB = 'Language identification failed';
const JOB_AGAIN_SECONDS = 60;

/** The request may have created a job; has the attempts in a row so far. */
class Unclear extends Error {
  constructor(problem, attempt) {
    super(problem);
    this.attempt = attempt;
  }
}
/** No retry helps this recording. */
class Failed extends Error {}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** Waits, but not beyond the deadline: then another run continues. */
async function pause(seconds) {
  const end = Date.now() + 1000 * seconds;
  if (end > DEADLINE) stop('The deadline is near. Run it again to continue.');
  await sleep(1000 * seconds);
}

function waitBefore(attempt, wait) {
  const [first, growth, longest, retries] = wait;
  const nth = attempt % (retries + 1);
  if (nth === 0) return PAUSE_SECONDS;
  return Math.min(longest, first * growth ** (nth - 1) * (1 + Math.random()));
}

/** All workers together keep the rates, and the wait after a 429. */
async function turn(method) {
  const own = pace[method === 'POST' ? 'POST' : 'GET'];
  do {
    const at = Math.max(Date.now(), own.next, own.heldUntil);
    own.next = at + 1000 / own.perSecond;
    await pause((at - Date.now()) / 1000);
  } while (Date.now() < own.heldUntil);
}

/** Returns the text of a good response; `failed` counts the attempts before. */
async function request(method, path, body, failed = 0) {
  for (let attempt = failed + 1; ; attempt += 1) {
    await turn(method);
    const {text, problem, status, wait, asked} = await send(method, path, body);
    if (text !== undefined) return text;
    console.error(`${method} ${path}: ${problem}`);
    if (status === 401 || status === 403)
      stop('Check API_KEY, and the features of your contract.');
    if (!wait) throw new Failed(problem);
    if (method === 'POST' && status !== 429)
      throw new Unclear(problem, attempt);
    const seconds = Math.max(asked, waitBefore(attempt, wait));
    if (status === 429) {
      const until = Date.now() + 1000 * seconds;
      // Without room for a job, only new jobs wait.
      const held = wait === REQUEST ? [pace.POST, pace.GET] : [pace.POST];
      for (const one of held) one.heldUntil = Math.max(one.heldUntil, until);
      // Another run continues the wait.
      writeFileSync(waitFile, JSON.stringify(pace));
    }
    await pause(seconds);
  }
}

async function send(method, path, body) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  // An upload has no limit.
  const signal = method === 'POST' ? undefined : AbortSignal.timeout(60_000);
  try {
    const options = {method, body: body?.(), headers, signal};
    const response = await fetch(BATCH_URL + path, options);
    const text = await response.text();
    const {status} = response;
    const isPage = response.headers.get('Content-Type')?.includes('html');
    if (response.ok && !isPage) return {text};
    const reason = errorOf(text);
    // A page or an empty body is a proxy's, and tells nothing of the job.
    const isProxy = isPage || ([404, 410].includes(status) && !reason);
    const isPassing = BUSY.includes(status) || isProxy;
    const wait = WAITS[reason] ?? (isPassing ? REQUEST : undefined);
    const asked = Number(response.headers.get('Retry-After')) || 0;
    return {problem: `${status} ${text}`, status, wait, asked};
  } catch ({message, cause}) {
    return {problem: cause?.message || message, wait: REQUEST, asked: 0};
  }
}

function errorOf(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined; // empty, or the page of a proxy
  }
}

/** After a power failure, the file is there as a whole, or as it was. */
async function write(path, text, mode = 0o666) {
  const file = await open(`${path}.part`, 'w', mode);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(`${path}.part`, path);
}

/** The same in every run: a job keeps the secret it was created with. */
async function storedToken() {
  const path = join(results, '.hook-token');
  if (!exists(path)) await write(path, randomUUID(), 0o600);
  return readFileSync(path, 'utf8');
}

/** Returns what is known of each recording. */
async function readRecords() {
  await mkdir(results, {recursive: true});
  const isFolder = statSync(source).isDirectory();
  const names = isFolder
    ? (await readdir(source)).filter(isRecording).sort()
    : readFileSync(source, 'utf8').split(/\s+/).filter(Boolean);
  // A URL twice is one recording.
  return [...new Set(names)].map((name) => {
    const url = isFolder ? undefined : name;
    const place = join(results, url ? placeOf(url) : name);
    const path = `${place}.job.json`;
    const saved = exists(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    return {...saved, name, url, place};
  });
}

function isRecording(name) {
  return !name.startsWith('.') && statSync(join(source, name)).isFile();
}

/** The same in every run, wherever the URL stands in the list. */
function placeOf(url) {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 12);
  const [file] = basename(url).split(/[?#]/);
  return `${file.slice(0, 100)}-${digest}`;
}

async function save(record) {
  const {url: _, place, isUnclear: __, ...facts} = record;
  await write(`${place}.job.json`, JSON.stringify(facts));
}

// One list serves all recordings.
const listed = {at: 0, jobs: []};
let listing;

/** Returns every job, from a list that began at that time or later. */
async function jobsSince(time) {
  while (listed.at < time) {
    listing ??= listJobs().finally(() => {
      listing = undefined;
    });
    await listing;
  }
  return listed.jobs;
}

async function listJobs() {
  const at = Date.now();
  const query = new URLSearchParams({limit: '100'});
  const jobs = new Map();
  for (;;) {
    const page = JSON.parse(await request('GET', `/jobs?${query}`)).jobs;
    const fresh = page.filter(({id}) => !jobs.has(id));
    if (fresh.length === 0) break;
    for (const job of fresh) jobs.set(job.id, job);
    // Several jobs can start in the same millisecond.
    const later = Date.parse(fresh.at(-1).created_at) + 1;
    query.set('created_before', new Date(later).toISOString());
  }
  Object.assign(listed, {at, jobs: [...jobs.values()]});
}

const referenceOf = ({config}) => config?.tracking?.reference;

/** Looks for a job at once, and when the list can't lack it any more. */
async function find({reference, sentAt}) {
  const own = (job) => referenceOf(job) === reference;
  const first = (await jobsSince(Date.now())).find(own);
  const listable = Math.max(STARTED, sentAt) + UNLISTED_MS;
  const left = listable - listed.at;
  if (first || left <= 0) return first?.id;
  await pause(left / 1000);
  return (await jobsSince(listable)).find(own)?.id;
}

let uploads = 0;
const waiting = [];

/** Creates the job of a recording, if there is none. */
async function create(record) {
  record.isUnclear = record.sentAt !== undefined;
  if (record.isUnclear) record.id = await find(record);
  let attempt = 0;
  while (!record.id) {
    while (uploads >= UPLOADS_AT_ONCE) {
      await new Promise((resolve) => waiting.push(resolve));
    }
    uploads += 1;
    try {
      record.reference ??= randomUUID();
      record.sentAt = Date.now();
      await save(record); // before the request: another run finds its job
      const form = await formOf(record);
      const text = await request('POST', '/jobs', () => form, attempt);
      record.id = JSON.parse(text).id;
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      record.isUnclear = true;
      attempt = error.attempt;
      // Only a whole upload makes a job.
      record.sentAt = Date.now();
    } finally {
      uploads -= 1;
      waiting.shift()?.();
    }
    if (!record.id) {
      await pause(waitBefore(attempt, REQUEST));
      record.id = await find(record);
    }
  }
  await save(record);
}

async function formOf({name, url, reference}) {
  const auth_headers = [`Authorization: ${hookSecret}`];
  const hook = {url: HOOK_URL, contents: [], auth_headers};
  const config = {
    ...CONFIG,
    tracking: {reference},
    ...(HOOK_URL && {notification_config: [hook]}),
    ...(url && {fetch_data: {url}}),
  };
  const form = new FormData();
  form.set('config', JSON.stringify(config));
  if (!url) {
    // The list shows the name also of a deleted job.
    const neutral = `${reference}${extname(name)}`;
    form.set('data_file', await openAsBlob(join(source, name)), neutral);
  }
  return form;
}

// Jobs that a notification has named, also before their 201, or twice.
const notified = new Set();
const sleepers = new Map();

/** Waits for the next read of a job, or for its notification. */
async function untilDue(id, attempt) {
  if (notified.delete(id)) return;
  // A notification can be lost for good, so read once a minute all the same.
  const usual = waitBefore(attempt, RUNNING_JOB);
  const seconds = HOOK_URL ? Math.max(60, usual) : usual;
  const left = (DEADLINE - Date.now()) / 1000;
  if (left < 0) stop('The deadline is over. Run it again to continue.');
  const timer = new AbortController();
  sleepers.set(id, () => timer.abort());
  const ms = 1000 * Math.min(seconds, left);
  await sleep(ms, null, {signal: timer.signal}).catch(() => {});
  sleepers.delete(id);
}

/** Returns the job once it has ended. */
async function ended(id) {
  for (let attempt = 1; ; attempt += 1) {
    await untilDue(id, attempt);
    const {job} = JSON.parse(await request('GET', `/jobs/${id}`));
    if (job.status !== 'running') return job;
  }
}

/** Brings a recording to its end; what is done already is not done again. */
async function transcribe(record) {
  if (record.failure) return;
  if (!exists(`${record.place}.txt`)) {
    if (!record.id) await create(record);
    const {status, errors} = await ended(record.id);
    const reason = (errors ?? []).map(({message}) => message).join('; ');
    if (status !== 'done' && reason.includes(PASSING_JOB) && !record.runs) {
      await pause(JOB_AGAIN_SECONDS * (1 + Math.random()));
      const again = {id: undefined, reference: undefined, sentAt: undefined};
      Object.assign(record, again, {runs: 1});
      return transcribe(record);
    }
    if (status !== 'done') throw new Failed(`${status}: ${reason}`);
    const path = `/jobs/${record.id}/transcript`;
    const words = await request('GET', path);
    const text = await request('GET', `${path}?format=txt`);
    await write(`${record.place}.json`, words);
    // In the job, the duration of a fetched recording can be missing.
    record.seconds = JSON.parse(words).job.duration;
    await save(record);
    await write(`${record.place}.txt`, text);
  }
  if (record.isDeleted) return;
  // The transcript is on disk, so the service need not keep it.
  await request('DELETE', `/jobs/${record.id}`).catch((error) => {
    if (!/Job not found/.test(error.message)) throw error;
  });
  record.isDeleted = true;
  await save(record);
}

const server = createServer(async (message, response) => {
  const {searchParams} = new URL(`${message.url}`, 'http://localhost');
  const sent = Buffer.from(`${message.headers.authorization}`);
  const secret = Buffer.from(hookSecret);
  const isGenuine =
    sent.length === secret.length && timingSafeEqual(sent, secret);
  response.writeHead(isGenuine ? 204 : 401).end();
  const id = searchParams.get('id');
  if (!isGenuine || !id) return;
  if (sleepers.has(id)) sleepers.get(id)();
  else notified.add(id);
});
const records = await readRecords();
if (exists(waitFile)) {
  Object.assign(pace, JSON.parse(readFileSync(waitFile, 'utf8')));
}
let hookSecret = '';
if (HOOK_URL) {
  hookSecret = `Bearer ${process.env.HOOK_TOKEN ?? (await storedToken())}`;
  server.listen(Number(process.env.HOOK_PORT ?? 8080));
}
const work = records.map((record) =>
  transcribe(record).catch(async (error) => {
    if (!(error instanceof Failed)) throw error;
    record.failure = error.message;
    await save(record);
  }),
);
await Promise.all(work).catch((error) => stop(`${error}`));
server.close();

// The list can lag, and a retry create a second job: delete it.
const kept = new Map(records.map(({reference, id}) => [reference, id]));
if (records.some(({isUnclear}) => isUnclear)) {
  for (const job of await jobsSince(Date.now())) {
    const id = kept.get(referenceOf(job));
    if (id && id !== job.id) {
      await request('DELETE', `/jobs/${job.id}?force=true`);
    }
  }
}
const failed = records.filter(({failure}) => failure);
for (const {name, failure} of failed) console.error(`${name}: ${failure}`);
const sum = records.reduce((all, {seconds = 0}) => all + seconds, 0);
const hours = sum / 3600;
const done = records.length - failed.length;
console.log(`${done} done, ${failed.length} failed, ${hours.toFixed(3)} hours`);
if (PRICE_PER_HOUR) console.log(`Cost: ${(hours * PRICE_PER_HOUR).toFixed(2)}`);
process.exit(failed.length > 0 ? 1 : 0);
