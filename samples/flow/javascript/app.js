// Browser. Packages: none
// The page: one button, the state, and what both sides say.
import {explainRefusal, openLoudspeaker, openMicrophone} from './audio.js';
import {openConversation} from './flow.js';

const RETRY_MS = 5000;
// After an interruption, play at most this much of the buffer, because the
// rest of the old reply confuses the user.
const FADE_SECONDS = 0.5;

const byId = (id) => document.getElementById(id);
const say = (text) => {
  byId('status').textContent = text;
};

let microphone = null;
let loudspeaker = null;
let conversation = null;
let reply = null;

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (conversation) conversation.hangUp();
  else if (microphone) stop('Stopped.');
  else await start();
  byId('toggle').disabled = false;
};

async function start() {
  try {
    loudspeaker = await openLoudspeaker();
    microphone = await openMicrophone((samples) => {
      if (conversation?.sendAudio(samples) === false)
        say('The network is too slow, so some of your words are lost.');
    });
    byId('toggle').textContent = 'Hang up';
    await connect();
  } catch (error) {
    stop(explainRefusal(error));
  }
}

function stop(reason) {
  microphone?.close();
  loudspeaker?.close();
  microphone = loudspeaker = conversation = null;
  byId('toggle').textContent = 'Talk';
  say(reason);
}

async function connect() {
  say('Connecting …');
  const response = await fetch('/key', {method: 'POST'});
  if (!response.ok) throw new Error(await response.text());
  const {url, agentId, key} = await response.json();
  // Stopped while the key was on its way: there is nobody to talk to.
  if (!microphone) return;
  conversation = openConversation({
    url,
    key,
    agentId,
    sampleRate: microphone.sampleRate,
    on: {
      started: () => say('Listening. Say something.'),
      voice: (buffer) => loudspeaker?.play(buffer),
      message: show,
      ended: reconnectOrStop,
    },
  });
}

function show(message) {
  if (message.message === 'AddTranscript') {
    addTurn('You', message.metadata.transcript);
  } else if (message.message === 'ResponseStarted') {
    reply = addTurn('Agent', message.content);
  } else if (message.message === 'ResponseInterrupted') {
    // Show only what the agent has said.
    reply.textContent = `Agent: ${message.content} …`;
    loudspeaker?.keep(FADE_SECONDS);
  }
}

function addTurn(who, text) {
  const turn = document.createElement('li');
  turn.textContent = `${who}: ${text}`;
  byId('turns').append(turn);
  return turn;
}

function reconnectOrStop({reason, canRetry}) {
  conversation = null;
  if (!microphone || !canRetry) return stop(reason);
  say(`${reason} Trying again …`);
  setTimeout(reconnect, RETRY_MS * (1 + Math.random()));
}

function reconnect() {
  if (!microphone) return;
  connect().catch((error) => {
    if (microphone) stop(explainRefusal(error));
  });
}
