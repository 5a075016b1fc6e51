// Node.js 20 or later. Packages: none
// Transcribes recordings: one job for each, whatever happens on the way.
// It saves the reference of each job in STATE_DIR, to outlive its own end:
// {{provider.siteUrl}}/speech-to-text/batch/troubleshooting#create-one-job
// Polls, or waits for notifications when HOOK_URL and DRILL_KIND ask for them.
// Usage: node right-jobs.mjs recording.wav, or a folder of recordings

import {randomUUID} from 'node:crypto';
import {existsSync, openAsBlob} from 'node:fs';
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {basename, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, AUDIO, AUDIO_2, DRILL_KIND, HOOK_PORT, HOOK_URL} = process.env;
const {STATE_DIR = '.', FEATURE = ''} = process.env;
const BATCH_URL =
  process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
if (!API_KEY) throw new Error('Set API_KEY first');
const ATTEMPTS = 6;
// Thousands of jobs have to become fewer.
const FULL = 'Max concurrent running jobs exceeded';
const DEADLINE_MS = 20_000;
// A new job can be missing from the list for so long.
const UNLISTED_MS = 60_000;
// A job that fails so may end well when it is created again, a minute later.
const PASSING_JOB = 'Language identification failed';
const JOB_AGAIN_MS = 60_000;
const feature = FEATURE ? {[FEATURE]: {}} : {};

/** The request may or may not have had its effect. */
class Unclear extends Error {}

const backoff = (attempt) => 1000 * 2 ** attempt * (1 + Math.random());

/** Tries again when the response may change; returns the text of a good one. */
async function request(method, path, body) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let status = 0;
    let wait = backoff(attempt);
    try {
      const response = await fetch(BATCH_URL + path, {
        method,
        body,
        headers: {Authorization: `Bearer ${API_KEY}`},
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      if (response.ok) return text;
      ({status} = response);
      if (status !== 429 && status < 500) {
        console.error(`${status}: ${text}`);
        process.exit(1);
      }
      if (text.includes(FULL)) {
        wait = Math.min(300, 30 * 2 ** attempt) * 1000 * (1 + Math.random());
      }
      const asked = askedFor(response.headers.get('Retry-After') ?? 0);
      wait = Math.max(wait, 1000 * asked);
    } catch (error) {
      console.error(`${method} ${path}: ${error.message}`);
    }
    if (method === 'POST' && status !== 429) throw new Unclear();
    if (attempt < ATTEMPTS - 1) await sleep(wait);
  }
  console.error(`${method} ${path}: no response after ${ATTEMPTS} attempts`);
  return process.exit(1);
}

/** Returns the seconds of Retry-After: a number, or a date. */
function askedFor(value) {
  const seconds = Number(value);
  return (
    (seconds >= 0 ? seconds : (Date.parse(value) - Date.now()) / 1000) || 0
  );
}

/** Looks for a job at once, and when the list can't lack it any more. */
async function find(reference) {
  for (const wait of [backoff(0), UNLISTED_MS]) {
    await sleep(wait);
    // Its place is the first page: this program creates one or two jobs.
    const {jobs} = JSON.parse(await request('GET', '/jobs?limit=100'));
    const own = jobs.find(
      (job) => job.config?.tracking?.reference === reference,
    );
    if (own) return own.id;
  }
  return undefined;
}

/** Creates one job; after an unclear response it looks for the job first. */
async function submit(file, settings = {}, run = 1) {
  // Before the request: another start of this program finds its job by it.
  const saved = join(STATE_DIR, `${basename(file)}-${run}.json`);
  const isKnown = existsSync(saved);
  const reference = isKnown ? await readFile(saved, 'utf8') : randomUUID();
  await writeFile(saved, reference);
  const known = isKnown && (await find(reference));
  if (known) return known;
  const config = {
    type: 'transcription',
    transcription_config: {language: 'en'},
    tracking: {reference},
    ...settings,
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const form = new FormData();
      form.set('config', JSON.stringify(config));
      form.set('data_file', await openAsBlob(file), 'recording.wav');
      return JSON.parse(await request('POST', '/jobs', form)).id;
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      const own = await find(reference);
      if (own) return own;
    }
  }
  console.error('The job was not created');
  return process.exit(1);
}

/** A job can be done without a part that it should have. */
async function hasFailedPart(job) {
  const text = await request('GET', `/jobs/${job}/transcript`);
  const errors = JSON.parse(text).metadata[FEATURE.replace('config', 'errors')];
  return (errors ?? []).some(({type}) => type.endsWith('_failed'));
}

async function poll(job, again) {
  const end = Date.now() + DEADLINE_MS;
  while (Date.now() < end) {
    const {status, errors = []} = JSON.parse(
      await request('GET', `/jobs/${job}?wait=2`),
    ).job;
    const isBroken =
      again &&
      (errors.some(({message}) => message === PASSING_JOB) ||
        (status === 'done' && FEATURE && (await hasFailedPart(job))));
    if (isBroken) {
      await sleep(JOB_AGAIN_MS);
      return poll(await again());
    }
    if (status === 'done') {
      return request('GET', `/jobs/${job}/transcript?format=txt`);
    }
    if (status !== 'running') break;
    await sleep(500);
  }
  console.error(`Job ${job} did not end well in ${DEADLINE_MS / 1000} s`);
  return process.exit(1);
}

/** Keeps the first notification of each job, known already or not. */
async function notified(files) {
  const received = new Map();
  const secret = `Bearer ${randomUUID()}`;
  const server = createServer(async (message, response) => {
    const {searchParams} = new URL(message.url, 'http://localhost');
    const body = Buffer.concat(await message.toArray()).toString();
    const job = searchParams.get('id');
    // Anybody can call this server.
    const isGenuine = message.headers.authorization === secret;
    if (isGenuine && !received.has(job)) received.set(job, body);
    response.writeHead(isGenuine ? 204 : 401).end();
  });
  server.listen(Number(HOOK_PORT), '127.0.0.1');
  const hook = {
    url: HOOK_URL,
    contents: ['transcript.txt'],
    auth_headers: [`Authorization: ${secret}`],
  };
  const jobs = [];
  for (const file of files) {
    jobs.push(await submit(file, {notification_config: [hook]}));
  }
  const end = Date.now() + DEADLINE_MS;
  while (!jobs.every((job) => received.has(job)) && Date.now() < end) {
    await sleep(100);
  }
  const texts = [];
  // A notification can be lost for good: the job is still there.
  for (const job of jobs) texts.push(received.get(job) ?? (await poll(job)));
  server.close();
  server.closeAllConnections();
  return texts;
}

if (DRILL_KIND === 'webhook') {
  console.log((await notified([AUDIO, AUDIO_2])).join('\n'));
} else {
  const path = process.argv[2];
  const isFolder = (await stat(path)).isDirectory();
  const names = isFolder ? (await readdir(path)).sort() : [''];
  // One after the other, they keep every limit of the account.
  for (const file of names.map((name) => join(path, name))) {
    const again = () => submit(file, feature, 2);
    console.log(await poll(await submit(file, feature), again));
  }
}
