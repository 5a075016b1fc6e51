// Node.js 20 or later. Packages: npm install ws
// Save conversation.mjs in the same folder.
// Keeps a record of a conversation, and ends it at a forbidden word.
// Usage: node moderate.mjs question.wav reply.wav record.jsonl
import {appendFileSync} from 'node:fs';
import {run, talk} from './conversation.mjs';

const FORBIDDEN = new Set((process.env.FORBIDDEN ?? 'password pin').split(' '));
const RECORD_PATH = process.argv[4] ?? 'record.jsonl';

const RECORDED = ['AddTranscript', 'ResponseCompleted', 'ResponseInterrupted'];
const WATCHED = ['AddPartialTranscript', 'ResponseStarted', ...RECORDED];

let hasStopped = false;

/** Writes one line per turn, and hangs up when a word is forbidden. */
function check(conversation, message) {
  if (RECORDED.includes(message.message)) {
    appendFileSync(RECORD_PATH, `${JSON.stringify(message)}\n`);
  }
  const text = message.content ?? message.metadata.transcript;
  const words = text.toLowerCase().match(/[^\s.,?!]+/g) ?? [];
  const found = words.filter((word) => FORBIDDEN.has(word));
  if (found.length > 0 && !conversation.isOver) {
    hasStopped = true;
    console.log('stopped', ...new Set(found));
    conversation.hangUp();
  }
}

const handlers = Object.fromEntries(WATCHED.map((name) => [name, check]));
// A reply is checked before its voice arrives.
await run((talking) => {
  const play = (voice) => hasStopped || talking.play(voice);
  return talk({...talking, handlers, play});
});
