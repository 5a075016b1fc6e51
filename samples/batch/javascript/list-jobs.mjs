// Node.js 20 or later. Packages: none
const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
// No file, or no response.
process.on('uncaughtException', (error) => stop(`${error.cause ?? error}`));

for await (const job of listJobs()) {
  console.log(job.id, job.status, job.created_at, job.data_name);
}

/** Yields every job; each page starts where the one before it ended. */
async function* listJobs() {
  const query = new URLSearchParams({limit: '100'});
  const known = new Set();
  for (;;) {
    const {jobs} = await (await call(`/jobs?${query}`)).json();
    const fresh = jobs.filter(({id}) => !known.has(id));
    if (fresh.length === 0) return;
    yield* fresh;
    for (const {id} of fresh) known.add(id);
    // Several jobs can start in the same millisecond.
    const later = Date.parse(fresh.at(-1).created_at) + 1;
    query.set('created_before', new Date(later).toISOString());
  }
}

/** Calls the API, and stops the program when the response is an error. */
async function call(path, options = {}) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const response = await fetch(BATCH_URL + path, {headers, ...options});
  if (response.status === 401) {
    stop('401: the API key is missing or wrong');
  }
  if (!response.ok) stop(`${response.status}: ${await response.text()}`);
  return response;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
