// Node 20 or later; packages: none
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
const RETRIED = [429, 500, 502, 503, 504];
const ATTEMPTS = 6;
if (!API_KEY) stop('Set API_KEY first');

const {jobs} = await (await get('/jobs')).json();
console.log(jobs.length, 'jobs');

/** Tries again after 1, 2, 4, 8 and 16 s when the response may change. */
async function get(path) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(BATCH_URL + path, {headers});
    if (response.ok) return response;
    if (!RETRIED.includes(response.status) || attempt === ATTEMPTS) {
      const requestId = response.headers.get('Request-Id') ?? 'unknown';
      stop(`${response.status}: report request ${requestId}`);
    }
    await sleep(1000 * 2 ** (attempt - 1));
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
