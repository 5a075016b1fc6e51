// Node.js 20 or later. Packages: none
const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
// No file, or no response.
process.on('uncaughtException', (error) => stop(`${error.cause ?? error}`));
const jobId = process.argv[2] ?? stop('Name a job id');

const response = await call(`/jobs/${jobId}`, {method: 'DELETE'});
const {job} = await response.json();
console.log(job.id, job.status);

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
