// One request, written as people write it first.
const [, , library, url] = process.argv;
const headers = {Authorization: 'Bearer YOUR_API_KEY'};
const MS = 2000;

async function main() {
  if (library === 'fetch') {
    const response = await fetch(url, {headers, signal: AbortSignal.timeout(MS)});
    console.log(await response.json());
    if (!response.ok) throw new Error(`Request failed: ${response.status} ${response.statusText}`);
  } else if (library === 'fetch-status') {
    const response = await fetch(url, {headers, signal: AbortSignal.timeout(MS)});
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    console.log(await response.json());
  } else if (library === 'axios') {
    await require('axios').get(url, {headers, timeout: MS});
  } else if (library === 'axios-message') {
    await require('axios')
      .get(url, {headers, timeout: MS})
      .catch((error) => console.error(error.message, error.response?.data ?? ''));
  } else if (library === 'got') {
    await require('got')(url, {headers, timeout: MS, retry: 0}).json();
  } else if (library === 'superagent') {
    await require('superagent').get(url).set(headers).timeout(MS).retry(0);
  } else if (library === 'ky') {
    await (await import('ky')).default.get(url, {headers, timeout: MS, retry: 0}).json();
  } else if (library === 'undici') {
    const {request} = require('undici');
    const {statusCode, body} = await request(url, {headers, headersTimeout: MS, bodyTimeout: MS});
    console.log(statusCode, await body.text());
  }
}
main();
