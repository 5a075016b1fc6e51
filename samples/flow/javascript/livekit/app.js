// Browser. Packages: livekit-client 2, which server.mjs serves
// Talks to an agent over WebRTC: LiveKit carries the sound, and the messages
// of the Flow API travel beside it.
import {Room, RoomEvent, Track} from './livekit-client.mjs';

// The last transcript may take a moment after the user has hung up.
const END_MS = 1000;

const MICROPHONE = {
  autoGainControl: false,
  echoCancellation: true,
  noiseSuppression: true,
  voiceIsolation: true,
};
const REFUSALS = {
  NotAllowedError: 'Allow the microphone in the address bar, then try again.',
  NotFoundError: 'No microphone is connected.',
  NotReadableError: 'Another program uses the microphone. Close it first.',
};

const byId = (id) => document.getElementById(id);
const say = (text) => {
  byId('status').textContent = text;
};

let room = null;
let reply = null;
let isMute = false;

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (room) await hangUp();
  else await start();
  byId('toggle').disabled = false;
};

async function start() {
  say('Connecting …');
  try {
    const response = await fetch('/conversation', {method: 'POST'});
    if (!response.ok) throw new Error(await response.text());
    const {url, token} = await response.json();
    room = new Room();
    room
      .on(RoomEvent.TrackSubscribed, play)
      .on(RoomEvent.DataReceived, take)
      .on(RoomEvent.Reconnecting, () => say('The network is weak …'))
      .on(RoomEvent.Reconnected, () => say('Listening.'))
      .on(RoomEvent.Disconnected, () => {
        if (room) stop('The conversation has ended.');
      });
    // The token lives briefly: connect before anything else.
    await room.connect(url, token);
    await room.localParticipant.setMicrophoneEnabled(true, MICROPHONE);
    byId('toggle').textContent = 'Hang up';
    say('Listening. Say something.');
  } catch (error) {
    const unfinished = room;
    stop(REFUSALS[error.name] ?? `Cannot start: ${error.message}`);
    await unfinished?.disconnect();
  }
}

function play(track) {
  if (track.kind === Track.Kind.Audio) byId('sound').append(track.attach());
}

function take(bytes) {
  const message = JSON.parse(new TextDecoder().decode(bytes));
  if (message.message === 'AddTranscript') {
    addTurn('You', message.metadata.transcript);
  } else if (message.message === 'ResponseStarted') {
    reply = addTurn('Agent', message.content);
  } else if (message.message === 'ResponseInterrupted') {
    // Show only what the agent has said; without a voice, all of it.
    if (isMute) reply.textContent += ' (not spoken)';
    else reply.textContent = `Agent: ${message.content} …`;
    isMute = false;
  } else if (message.message === 'Warning') {
    isMute ||= message.type === 'tts_error';
  } else if (message.message === 'Error') {
    leave(`${message.type}: ${message.reason}`);
  } else if (message.message === 'ConversationEnded') {
    leave('The conversation has ended.');
  }
}

function send(message, fields) {
  const text = JSON.stringify({message, ...fields});
  const bytes = new TextEncoder().encode(text);
  return room.localParticipant.publishData(bytes, {reliable: true});
}

function addTurn(who, text) {
  const turn = document.createElement('li');
  turn.textContent = `${who}: ${text}`;
  byId('turns').append(turn);
  return turn;
}

async function hangUp() {
  const ending = room;
  // No last_seq_no: nobody counts frames over WebRTC.
  await send('AudioEnded');
  await new Promise((resolve) => setTimeout(resolve, END_MS));
  if (room === ending) leave('You hung up.');
}

function leave(reason) {
  const ending = room;
  if (!ending) return;
  stop(reason);
  ending.disconnect();
}

function stop(reason) {
  room = null;
  byId('sound').replaceChildren();
  byId('toggle').textContent = 'Talk';
  say(reason);
}

addEventListener('pagehide', () => room?.disconnect());
