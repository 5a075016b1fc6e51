// Node 20 or later; packages: none
const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
const jobId = process.argv[2] ?? stop('Name a job id');

const answer = await call(`/jobs/${jobId}?force=true`, {method: 'DELETE'});
const {job} = await answer.json();
console.log(job.id, job.status);

/** Calls the API, and stops the program when the answer is an error. */
async function call(path, options = {}) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const answer = await fetch(BATCH_URL + path, {headers, ...options});
  if (answer.status === 401) {
    stop('401: the API key is missing, wrong, or from another region');
  }
  if (!answer.ok) stop(`${answer.status}: ${await answer.text()}`);
  return answer;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
