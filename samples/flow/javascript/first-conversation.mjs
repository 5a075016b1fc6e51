// Node.js 20 or later. Packages: npm install ws
import {buffer} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

// region settings
const {
  API_KEY,
  AGENT_ID,
  FLOW_URL = 'wss://{{provider.flowHost}}/v1/flow',
} = process.env;
if (!API_KEY || !AGENT_ID) fail('Set API_KEY and AGENT_ID first');
const headers = {Authorization: `Bearer ${API_KEY}`};
const agent = {template_id: AGENT_ID, template_variables: {}};
const start = {conversation_config: agent};
const question = await buffer(process.stdin);
let [sent, acknowledged, heard, isOver] = [0, 0, 0, false];
// endregion settings

// region open
const socket = new WebSocket(FLOW_URL, {headers});
const send = (name, fields) =>
  socket.send(JSON.stringify({message: name, ...fields}));
// endregion open
// region receive
const actions = {
  ConversationStarted: () => speak(),
  AudioAdded: () => acknowledged++,
  AddTranscript: (message) =>
    console.log('user  ', message.metadata.transcript.trim()),
  ResponseStarted: (message) => console.log('agent ', message.content),
  ConversationEnding: () => (isOver = true),
  ConversationEnded: () => socket.removeAllListeners('close').close(),
  Error: (message) => fail(`${message.type}: ${message.reason}`),
};
socket.on('open', () => send('StartConversation', start));
socket.on('message', (data, isBinary) => {
  // A binary frame is the agent's voice.
  if (isBinary) return send('AudioReceived', {seq_no: ++heard});
  const message = JSON.parse(String(data));
  actions[message.message]?.(message);
});
// endregion receive
// region errors
socket.on('unexpected-response', (_, {statusCode}) =>
  fail(`The handshake failed with HTTP ${statusCode}.`),
);
socket.on('error', (error) => fail(error.message));
socket.on('close', (code) => fail(`The connection closed with ${code}.`));
setTimeout(fail, 120_000, 'No end after two minutes.').unref();
// endregion errors

// region audio
/** Sends the question and ten seconds of silence, then hangs up. */
async function speak() {
  const audio = Buffer.concat([question, Buffer.alloc(320_000)]);
  for (let at = 0; at < audio.length; at += 3200) {
    // At most two seconds are unacknowledged.
    while (sent - acknowledged >= 20) await sleep(100);
    if (isOver) return;
    socket.send(audio.subarray(at, at + 3200));
    sent += 1;
    await sleep(100);
  }
  if (!isOver) send('AudioEnded', {last_seq_no: sent});
}
// endregion audio

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
