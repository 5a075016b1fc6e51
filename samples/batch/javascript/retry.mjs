// Node 20 or later; packages: none
// Reads the job list, and tries again when the response may change.
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');

// What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
// Seconds of the first wait, growth, longest wait, retries in a row.
const REQUEST = [1, 2, 60, 5];
const RUNNING_JOB = [5, 1.5, 30, 120];
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
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_SOCKET'],
];
const UNIT_MS = 1000 * Number(process.env.RETRY_SECONDS ?? 1);
const TIMEOUT_MS = 30_000;

const {jobs} = await get('/jobs');
console.log(jobs.length, 'jobs');

/** GET is safe to repeat. Before POST /jobs, look for the job first. */
async function get(path) {
  for (let attempt = 1; ; attempt += 1) {
    const {body, problem, wait = [], asked = 0} = await tryGet(path);
    if (body) return body;
    const [first = 0, growth = 0, longest = 0, retries = 0] = wait;
    if (attempt > retries) stop(problem);
    const longer = first * growth ** (attempt - 1) * (1 + Math.random());
    await sleep(Math.max(1000 * asked, UNIT_MS * Math.min(longest, longer)));
  }
}

async function tryGet(path) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(BATCH_URL + path, {headers, signal});
    // Read here: the connection can break in the middle.
    if (response.ok) return {body: await response.json()};
    // Empty, or the page of a proxy.
    const failure = await response.json().catch(() => null);
    const requestId = response.headers.get('Request-Id') ?? 'unknown';
    return {
      problem: `${response.status}: report request ${requestId}`,
      wait: WAITS[failure?.error] ?? WAITS[response.status],
      // A proxy can ask for a longer wait.
      asked: Number(response.headers.get('Retry-After')) || 0,
    };
  } catch ({name, message, cause}) {
    const isPassing = PASSING.includes(cause?.code) || name === 'TimeoutError';
    const problem = cause?.message || cause?.code || message;
    return {problem, wait: isPassing ? REQUEST : []};
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
