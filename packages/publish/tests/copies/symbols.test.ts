import {describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../builtPage.server';
import {readCopy} from '../../copies/copies.server';
import {symbolsOf} from '../../copies/symbols.server';

const html = `<main><article><h1>Real-time API</h1>
  <h2 id=start>StartRecognition</h2><pre><code>{"message": "StartRecognition"}</code></pre>
  <ul><li id=start.type><div><a href=#start.type><code>type</code></a> string</div><p>Which.</ul>
  <h2 id=close-codes>Close codes</h2>
  <table><thead><tr><th>Code<th>Means<tbody><tr id=code-1008><td><code>1008</code><td>Policy<tr><td><code>1011</code><td>Broken</table>
  <h2 id=errors>Errors</h2><table><thead><tr><th>Status<th>Error<tbody><tr><td>401<td><code>Unauthorized</code><tr><td>410<td><code>Job Expired</code></table>
  <h2 id=x>Errors of a job</h2><table><thead><tr><th>Where<th>Text<tbody><tr><td><code>errors</code><td><code>failed</code><tr><td><code>errors</code><td><code>sent</code></table></article></main>`;
const page = readCopy({
  path: '/api-ref/realtime',
  file: 'realtime.html',
  built: parseBuiltPage(`<html><body>${html}</body></html>`),
});
const symbols = symbolsOf(page ? [page] : []);

describe('the names of the APIs', () => {
  it('are listed with what they are and where they are explained', () => {
    expect(symbols).toEqual([
      {name: 'StartRecognition', kind: 'message', path: '/api-ref/realtime#start'},
      {name: 'type', kind: 'field', path: '/api-ref/realtime#start.type'},
      {name: 'Close codes', kind: 'section', path: '/api-ref/realtime#close-codes'},
      {name: '1008', kind: 'close-code', path: '/api-ref/realtime#code-1008'},
      {name: '1011', kind: 'close-code', path: '/api-ref/realtime#close-codes'},
      {name: 'Errors', kind: 'section', path: '/api-ref/realtime#errors'},
      {name: 'Unauthorized', kind: 'error', path: '/api-ref/realtime#errors'},
      {name: 'Job Expired', kind: 'error', path: '/api-ref/realtime#errors'},
      {name: 'Errors of a job', kind: 'section', path: '/api-ref/realtime#x'},
      {name: 'failed', kind: 'error', path: '/api-ref/realtime#x'},
      {name: 'sent', kind: 'error', path: '/api-ref/realtime#x'},
    ]);
  });
});
