// Node 20 or later; packages: none
// Reads the job list, and tries again when the response may change.
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');

// What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
const RETRIED = [429, 500, 502, 503, 504];
const BROKEN = ['ECONNRESET', 'UND_ERR_SOCKET'];
const FIRST_WAIT = Number(process.env.RETRY_SECONDS ?? 1);
const LONGEST_WAIT = 60;
const MAX_RETRIES = 5;
const TIMEOUT_MS = 30_000;

const {jobs} = await get('/jobs');
console.log(jobs.length, 'jobs');

/** GET is safe to repeat. Before POST /jobs, look for the job first. */
async function get(path) {
  for (let attempt = 1; ; attempt += 1) {
    const {body, problem, canRetry, asked = 0} = await tryGet(path);
    if (body) return body;
    if (!canRetry || attempt > MAX_RETRIES) stop(problem);
    const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
    await sleep(1000 * Math.max(asked, Math.min(LONGEST_WAIT, longer)));
  }
}

async function tryGet(path) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(BATCH_URL + path, {headers, signal});
    // Read here: the connection can break in the middle.
    if (response.ok) return {body: await response.json()};
    const requestId = response.headers.get('Request-Id') ?? 'unknown';
    return {
      problem: `${response.status}: report request ${requestId}`,
      canRetry: RETRIED.includes(response.status),
      // A proxy can ask for a longer wait.
      asked: Number(response.headers.get('Retry-After')) || 0,
    };
  } catch ({name, message, cause}) {
    const isBroken = BROKEN.includes(cause?.code);
    const canRetry = isBroken || name === 'TimeoutError';
    return {problem: cause?.message ?? message, canRetry};
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
