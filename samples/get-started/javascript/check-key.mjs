// Node.js 20 or later; no packages
const url = process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';

const response = await fetch(`${url}/jobs?limit=1`, {
  headers: {Authorization: `Bearer ${process.env.API_KEY}`},
});
if (response.status === 401) {
  console.error('The key is wrong, or it belongs to another region.');
  process.exit(1);
}
if (!response.ok)
  throw new Error(`${response.status} ${await response.text()}`);
console.log(JSON.stringify(await response.json()));
