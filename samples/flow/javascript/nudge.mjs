// Node.js 20 or later. Packages: npm install ws
// Save conversation.mjs in the same folder.
// Lets the agent speak up when the caller has been silent for a while.
// Usage: node nudge.mjs question.wav reply.wav
import {run, talk} from './conversation.mjs';

const SILENCE_MS = 1000 * Number(process.env.SILENCE_SECONDS ?? 10);
const NUDGE =
  'The caller has been silent for a while. ' +
  'Ask whether they are still there.';

/** Sends one AddInput when nobody has spoken for a while. */
function watchSilence() {
  let lastSign = 0;
  let isAgentSpeaking = false;

  function note(_conversation, {message}) {
    lastSign = performance.now();
    isAgentSpeaking = message === 'ResponseStarted';
  }

  function watch(conversation, message) {
    note(conversation, message);
    const timer = setInterval(() => {
      // The user has hung up, so the agent accepts no more input.
      if (conversation.isOver) return clearInterval(timer);
      const silence = performance.now() - lastSign;
      if (isAgentSpeaking || silence < SILENCE_MS) return;
      // Once per silence, because the reply restarts the count.
      lastSign = performance.now();
      console.log('input  ', NUDGE);
      conversation.send('AddInput', {
        input: NUDGE,
        interrupt_response: false,
        immediate: true,
      });
    }, 200);
  }

  return {
    ConversationStarted: watch,
    AddPartialTranscript: note,
    AddTranscript: note,
    ResponseStarted: note,
    ResponseCompleted: note,
    ResponseInterrupted: note,
  };
}

await run((talking) => talk({...talking, handlers: watchSilence()}));
