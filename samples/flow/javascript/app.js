// Browser. Packages: none
// The page: one button, the state, and what both sides say.
import {explainRefusal, openLoudspeaker, openMicrophone} from './audio.js';
import {openConversation} from './flow.js';
import {Recovery} from './recovery.js';
import {runTool, TOOLS} from './tools.js';

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
let recovery = null;
let reply = null;
let refused = 0; // handshakes in a row

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
  } catch (error) {
    return stop(explainRefusal(error));
  }
  byId('toggle').textContent = 'Hang up';
  recovery = new Recovery();
  refused = 0;
  await connect();
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
  const mine = microphone;
  // The server finds out why handshakes fail.
  const path = `/key?refused=${refused}`;
  const response = await fetch(path, {method: 'POST'}).catch(() => null);
  const body = await response?.text();
  // Stopped while the key was on its way: there is nobody to talk to.
  if (!microphone || microphone !== mine) return;
  if (!response?.ok) {
    const isTemporary = !response || response.status === 503;
    const reason = body ? `Cannot start: ${body}` : 'The network is down.';
    return ended({seen: isTemporary ? 1006 : 'not_authorised', reason});
  }
  conversation = openConversation({
    ...JSON.parse(body),
    sampleRate: microphone.sampleRate,
    tools: TOOLS,
    on: {
      started: () => say('Listening. Say something.'),
      voice: (buffer) => loudspeaker?.play(buffer),
      message: show,
      ended,
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
  } else if (message.message === 'ToolInvoke') {
    const mine = conversation;
    runTool(message).then((result) => mine.send('ToolResult', result));
  }
}

function addTurn(who, text) {
  const turn = document.createElement('li');
  turn.textContent = `${who}: ${text}`;
  byId('turns').append(turn);
  return turn;
}

async function ended({seen, reason, hasWorked = false, isRefused = false}) {
  conversation = null;
  refused = isRefused ? refused + 1 : 0;
  const mine = microphone;
  if (seen === undefined) {
    // The user hears the agent's last words.
    await loudspeaker.drained();
    if (microphone === mine) stop(reason);
    return;
  }
  const wait = recovery.waitAfter({seen, hasWorked});
  if (wait === null) return stop(reason);
  say(`${reason} Trying again …`);
  setTimeout(() => {
    if (microphone === mine) connect();
  }, wait);
}
