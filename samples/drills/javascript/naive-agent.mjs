// Node.js 20 or later. Packages: npm install ws@8
// Talks to an agent the way a first version does: each drill finds a flaw.
// Usage: node naive-agent.mjs recording.wav

import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
const URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';

/** The voice is never confirmed, and a call gets its result whatever happens. */
function talk(audio, rate) {
  return new Promise((resolve, reject) => {
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const socket = new WebSocket(URL, {headers});
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('open', () =>
      send({
        message: 'StartConversation',
        audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: rate},
        conversation_config: {template_id: AGENT_ID},
      }),
    );
    socket.on('message', async (data, isBinary) => {
      const {message} = isBinary ? {} : JSON.parse(String(data));
      if (message === 'ConversationEnded') resolve();
      if (message !== 'ConversationStarted') return;
      const size = Math.floor(rate / 10) * 2;
      let sent = 0;
      for (let at = 0; at < audio.length; at += size, sent += 1) {
        if (socket.readyState !== WebSocket.OPEN) return;
        socket.send(audio.subarray(at, at + size));
      }
      await sleep(3000);
      if (socket.readyState !== WebSocket.OPEN) return;
      send({message: 'AudioEnded', last_seq_no: sent});
    });
  });
}

const file = readFileSync(process.argv[2]);
const audio = file.subarray(file.indexOf('data') + 8);
for (let attempt = 0; attempt < 3; attempt += 1) {
  try {
    await talk(audio, file.readUInt32LE(24));
    break;
  } catch (error) {
    console.error('again:', error.message);
  }
}
