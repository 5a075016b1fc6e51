// Node.js 20 or later. Packages: npm install ws
// Save conversation.mjs and tools.mjs in the same folder.
// Lets the agent book a bicycle repair.
// Usage: node book-repair.mjs question.wav reply.wav
import {run, talk} from './conversation.mjs';
import {noteOf, runTool, TOOLS} from './tools.mjs';

// The number of a phone call, or the user who signed in: one of each call.
const CALLER = '+44 20 7946 0101';

/** Runs the function that the agent requests, and sends the result. */
async function respond(conversation, call) {
  const {name, arguments: values} = call.function;
  console.log('tool   ', name, ...Object.values(values));
  // Until the agent has said it, the next conversation needs it, too.
  const onLate = (late) => {
    console.log('late   ', late.status, late.content);
    conversation.tell(noteOf(name, late));
  };
  const result = await runTool(call, onLate, CALLER);
  console.log('result ', result.status, result.content);
  conversation.tell(noteOf(name, result), result);
}

await run((talking) =>
  talk({...talking, handlers: {ToolInvoke: respond}, tools: TOOLS}),
);
