/** Writes a session as a JavaScript program that replays it. */
import type {SessionLog} from './log';
import {endingOf, recordingOf, URL_VARIABLE} from './programParts';
import type {Step} from './steps';

/** Returns the program; it needs `ws`, and ends with 0 when its session ends as the recorded one did. */
export function javaScriptProgram(log: SessionLog, steps: readonly Step[]): string {
  const recording = recordingOf(log);
  const [imports, reading] = recording
    ? [
        "import {readFileSync} from 'node:fs';\n",
        `let audio;
try {
  audio = readFileSync(process.argv[2] ?? '${recording}.wav');
} catch (error) {
  fail(\`Give the recording of the session: \${error.message}\`);
}
`,
      ]
    : ['', '// The sound of the session is not known: silence takes its place.\nconst audio = Buffer.alloc(0);\n'];
  return `// Node 20 or later; packages: ws
// Replays a session that the console of the documentation exported.
import {once} from 'node:events';
${imports}import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) fail('Set API_KEY first');
const URL = process.env.${URL_VARIABLE[log.api]} ?? '${log.url}';
${reading}
// What the client does, in order. A step comes \`wait\` seconds after the one
// before it, or after the message of the service that \`after\` names.
const STEPS = ${JSON.stringify(steps, null, 2)};

// How the session ended when it was recorded.
const ENDING = ${JSON.stringify(endingOf(log))};

const ended = {error: null, code: null, status: null};
const seen = new Set();
const socket = new WebSocket(URL, {
  headers: {Authorization: \`Bearer \${API_KEY}\`},
});
socket.on('unexpected-response', (_request, response) => {
  ended.status = response.statusCode;
  finish();
});
socket.on('error', (error) => console.error(error.message));
socket.on('open', () => replay().catch((error) => fail(error.message)));
socket.on('message', (data, isBinary) => {
  if (isBinary) return;
  const message = JSON.parse(data.toString());
  console.log('received', message.message);
  seen.add(message.message);
  if (message.message === 'Error') ended.error = message.type;
});
socket.on('close', (code) => {
  if (ended.status === null) ended.code = code;
  finish();
});

/** Takes each step at its time. */
async function replay() {
  for (const step of STEPS) {
    while (step.after && !seen.has(step.after)) await once(socket, 'message');
    await sleep(step.wait * 1000);
    if (socket.readyState !== WebSocket.OPEN) return;
    await act(step);
  }
  if (ENDING) return;
  await sleep(1000);
  socket.close(1000);
}

/** Sends a message or some audio, or closes the socket. */
async function act(step) {
  if (step.close) socket.close(step.close);
  else if (step.send !== undefined) {
    const {send} = step;
    socket.send(typeof send === 'string' ? send : JSON.stringify(send));
  } else {
    for (let index = 0; index < step.frames; index += 1) {
      const start = (step.offset ?? 0) + index * step.bytes;
      const chunk = Buffer.alloc(step.bytes);
      chunk.set(audio.subarray(start, start + step.bytes));
      socket.send(chunk);
      await sleep(step.every * 1000);
    }
  }
}

function finish() {
  console.log('ended', JSON.stringify(ended));
  if (ENDING && JSON.stringify(ended) !== JSON.stringify(ENDING)) {
    fail(\`The recorded session ended with \${JSON.stringify(ENDING)}.\`);
  }
  process.exit(0);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
`;
}
