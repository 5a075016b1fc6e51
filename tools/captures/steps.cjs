// Runs the sessions of a scenario, and logs each frame as programs do: arrows, JSON lines, or objects.
const WebSocket = require('ws');
const {inspect} = require('node:util');
const [, , url, style, sessions] = process.argv;

const loggers = {
  arrows: (from, data, size) =>
    console.log(new Date().toISOString(), from === 'client' ? '-->' : '<--', size ? `[binary] ${size} bytes` : data),
  json: (from, data, size) =>
    console.log(
      JSON.stringify({
        level: 30,
        time: Date.now(),
        direction: from === 'client' ? 'out' : 'in',
        ...(size ? {bytes: size} : {data}),
      }),
    ),
  objects: (from, data, size) =>
    console.log(
      from === 'client' ? 'sent:' : 'received:',
      size ? `<audio, ${size} bytes>` : inspect(JSON.parse(data), {depth: 9}),
    ),
};
const log = loggers[style];
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function run(steps) {
  const socket = new WebSocket(url, {headers: {Authorization: 'Bearer YOUR_API_KEY'}});
  const seen = new Set();
  socket.on('message', (data, isBinary) => {
    log('server', `${data}`, isBinary ? data.length : 0);
    if (!isBinary) seen.add(JSON.parse(data).message);
  });
  let isClosed = false;
  socket.on('close', (code, reason) => {
    isClosed = true;
    console.log(
      style === 'json'
        ? JSON.stringify({time: Date.now(), event: 'close', code, reason: `${reason}`})
        : `closed: ${code} ${reason}`,
    );
  });
  socket.on('error', () => {});
  console.log(style === 'json' ? JSON.stringify({time: Date.now(), url}) : `connecting to ${url}`);
  await new Promise((resolve) => socket.once('open', resolve));
  for (const step of steps) {
    if (isClosed) break;
    const text = JSON.stringify(step.send ?? step.sendBinary);
    if (step.send) log('client', text, 0);
    if (step.send) socket.send(text);
    if (step.sendBinary) log('client', text, text.length);
    if (step.sendBinary) socket.send(Buffer.from(text));
    if (step.audio) log('client', '', step.audio);
    if (step.audio) socket.send(Buffer.alloc(step.audio));
    if (step.wait) await wait(step.wait * 1000);
    for (let turn = 0; step.until && turn < 500 && !seen.has(step.until) && !isClosed; turn += 1) await wait(20);
  }
  socket.close(1000);
  for (let turn = 0; turn < 100 && !isClosed; turn += 1) await wait(20);
}

(async () => {
  for (const steps of JSON.parse(sessions)) await run(steps);
  process.exit();
})();
