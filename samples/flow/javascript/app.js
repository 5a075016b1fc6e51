// Browser. Packages: none
// The page: one button, the state, and what both sides say.
import {explainRefusal, openLoudspeaker, openMicrophone} from './audio.js';
import {openConversation} from './flow.js';
import {News} from './news.js';
import {Recovery, requestKey, WARNINGS, wordsFor} from './recovery.js';
import {TOOLS} from './tools.mjs';

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
let line = null;
let reply = null; // that the agent has not finished
let refused = 0; // handshakes in a row
let isMute = false; // the agent's voice has failed
// A result can arrive after its conversation.
const news = new News();

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (conversation) {
    loudspeaker.keep(0);
    conversation.hangUp();
  } else if (microphone) stop('Stopped.');
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
      message: (message) => isWanted() && show(message),
      // After the loss of the microphone, the end comes too late to matter.
      ended: (ending) => isWanted() && ended(ending),
    },
  });
}

function started() {
  say('Listening. Say something.');
  const turns = [...byId('turns').children];
  news.begin(
    conversation,
    turns.map(({textContent}) => textContent),
  );
}

function show(message) {
  news.take(message);
  if (message.message === 'AddTranscript') {
    addTurn('You', message.metadata.transcript);
  } else if (message.message === 'ResponseStarted') {
    reply = addTurn('Agent', message.content);
  } else if (message.message === 'ResponseInterrupted') {
    // Show only what the agent has said; without a voice, all of it.
    if (reply && isMute) reply.textContent += ' (not spoken)';
    else if (reply) reply.textContent = `Agent: ${message.content} …`;
    reply = null;
    isMute = false;
    loudspeaker?.keep(FADE_SECONDS);
  } else if (message.message === 'ResponseCompleted') {
    reply = null;
  } else if (message.message === 'Warning') {
    isMute ||= message.type === 'tts_error';
    if (WARNINGS[message.type]) say(WARNINGS[message.type]);
  }
}

function addTurn(who, text) {
  const turn = document.createElement('li');
  turn.textContent = `${who}: ${text}`;
  byId('turns').append(turn);
  return turn;
}

async function ended(ending) {
  const {seen, reason, hasWorked, isRefused, isHungUp} = ending;
  news.end(ending);
  conversation = null;
  refused = isRefused ? refused + 1 : 0;
  const mine = microphone;
  if (seen === undefined) {
    // After the agent's end, the user hears its last words.
    if (!isHungUp) await loudspeaker.drained();
    if (microphone === mine) stop(reason);
    return;
  }
  // The rest of a reply is lost.
  if (reply) reply.textContent += ' …';
  reply = null;
  const wait = recovery.waitAfter({seen, hasWorked});
  const words = wordsFor(seen, reason);
  if (wait === null) return stop(words);
  say(`${words} Trying again …`);
  setTimeout(() => {
    if (microphone === mine) connect();
  }, wait);
}
