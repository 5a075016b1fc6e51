// Browser. Packages: none
// The page: one button, the state, and what both sides say.
import {explainRefusal, openLoudspeaker, openMicrophone} from './audio.js';
import {openConversation} from './flow.js';
import {Recovery, requestKey} from './recovery.js';
import {runTool, TOOLS} from './tools.js';

// After an interruption, play at most this much of the buffer, because the
// rest of the old reply confuses the user.
const FADE_SECONDS = 0.5;
// The conversation after a broken one gets this many turns of it.
const TURNS_TO_REPEAT = 6;

const BROKEN = 'The connection broke. The last turns, quoted:';

const byId = (id) => document.getElementById(id);
const say = (text) => {
  byId('status').textContent = text;
};

let microphone = null;
let loudspeaker = null;
let conversation = null;
let recovery = null;
let line = null;
let reply = null; // that the agent has not finished
let refused = 0; // handshakes in a row
let inputs = []; // for the agent, when it is back

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
    }, loseMicrophone);
  } catch (error) {
    return stop(explainRefusal(error));
  }
  byId('toggle').textContent = 'Hang up';
  byId('turns').replaceChildren();
  recovery = new Recovery();
  refused = 0;
  inputs = [];
  // The user can hang up while all conversations of the account are in use.
  line = waitInLine(connect);
}

/** The format of a conversation is fixed, so another device needs a new one. */
function loseMicrophone() {
  conversation?.hangUp();
  stop('The microphone is gone. Talk again to use another one.');
}

/** Calls `onTurn` when the server has a conversation for this page. */
function waitInLine(onTurn) {
  const events = new EventSource('/line');
  const showPlace = ({data}) =>
    say(`All agents are busy. You are number ${data} in line.`);
  const takeTurn = () => {
    // The stream can break and reconnect while this page talks.
    events.removeEventListener('place', showPlace);
    onTurn();
  };
  events.addEventListener('place', showPlace);
  events.addEventListener('turn', takeTurn, {once: true});
  return events;
}

function stop(reason) {
  line?.close();
  microphone?.close();
  loudspeaker?.close();
  microphone = loudspeaker = conversation = line = null;
  byId('toggle').textContent = 'Talk';
  say(reason);
}

async function connect() {
  say('Connecting …');
  const mine = microphone;
  // The user can stop while the key is on its way.
  const isWanted = () => microphone && microphone === mine;
  const access = await requestKey({refused, isWanted, onRetry: say});
  if (!access) return;
  if (access.problem) return stop(access.problem);
  conversation = openConversation({
    ...access,
    sampleRate: microphone.sampleRate,
    tools: TOOLS,
    on: {
      started,
      voice: (buffer) => loudspeaker?.play(buffer),
      message: show,
      // After the loss of the microphone, the end comes too late to matter.
      ended: (ending) => isWanted() && ended(ending),
    },
  });
}

function started() {
  say('Listening. Say something.');
  for (const input of inputs.splice(0)) tell(input);
}

// region context
/** Tells the agent something, now or in the next conversation. */
function tell(input) {
  const fields = {input, immediate: true};
  if (!conversation?.send('AddInput', fields)) inputs.push(input);
}

/** The new conversation knows nothing of the broken one. */
function repeatTurns() {
  if (reply) reply.textContent += ' … (the connection broke)';
  reply = null;
  const turns = [...byId('turns').children].slice(-TURNS_TO_REPEAT);
  if (turns.length === 0) return;
  const quoted = JSON.stringify(turns.map(({textContent}) => textContent));
  // The late result of a function comes after what led to it.
  inputs = inputs.filter((input) => !input.startsWith(BROKEN));
  inputs.unshift(`${BROKEN} ${quoted}`);
}
// endregion context

function show(message) {
  if (message.message === 'AddTranscript') {
    addTurn('You', message.metadata.transcript);
  } else if (message.message === 'ResponseStarted') {
    reply = addTurn('Agent', message.content);
  } else if (message.message === 'ResponseInterrupted') {
    // Show only what the agent has said.
    if (reply) reply.textContent = `Agent: ${message.content} …`;
    reply = null;
    loudspeaker?.keep(FADE_SECONDS);
  } else if (message.message === 'ResponseCompleted') {
    reply = null;
  } else if (message.message === 'ToolInvoke') {
    answer(conversation, message);
  }
}

// region tools
/** Runs a function; what comes after its conversation goes to the next one. */
async function answer(mine, call) {
  const result = await runTool(call, tell);
  if (mine.send('ToolResult', result)) return;
  const {status, content} = result;
  tell(`The result of ${call.function.name} is ${status}: ${content}`);
}
// endregion tools

function addTurn(who, text) {
  const turn = document.createElement('li');
  turn.textContent = `${who}: ${text}`;
  byId('turns').append(turn);
  return turn;
}

async function ended({seen, reason, hasWorked, isRefused, isHungUp}) {
  conversation = null;
  refused = isRefused ? refused + 1 : 0;
  const mine = microphone;
  if (seen === undefined) {
    // After the agent's end, the user hears its last words.
    if (!isHungUp) await loudspeaker.drained();
    if (microphone === mine) stop(reason);
    return;
  }
  repeatTurns();
  const wait = recovery.waitAfter({seen, hasWorked});
  if (wait === null) return stop(reason);
  say(`${reason} Trying again …`);
  setTimeout(() => {
    if (microphone === mine) connect();
  }, wait);
}
