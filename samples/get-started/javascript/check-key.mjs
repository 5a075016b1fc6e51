// Node.js 20 or later. Packages: none
const url = process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';

const response = await fetch(`${url}/jobs?limit=1`, {
  headers: {Authorization: `Bearer ${process.env.API_KEY}`},
});
if (!response.ok) {
  const isKeyWrong = response.status === 401;
  const reason = isKeyWrong ? 'the API key is wrong' : await response.text();
  console.error(`${response.status}: ${reason}`);
  process.exit(1);
}
console.log(JSON.stringify(await response.json()));
