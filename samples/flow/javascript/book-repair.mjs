// Node 20 or later. Packages: ws
// Save conversation.mjs in the same folder.
// Lets the agent book a bicycle repair.
// Usage: node book-repair.mjs question.wav reply.wav
import {setTimeout as sleep} from 'node:timers/promises';
import {run, talk} from './conversation.mjs';

const TIMEOUT_MS = 8000;
const OPEN_DAYS = new Set(['Friday', 'Thursday', 'Tuesday']);

// region tool
const BOOK_REPAIR = {
  type: 'function',
  function: {
    name: 'book_repair',
    description:
      'Use when the caller wants to bring a bicycle in. ' +
      'Ask for the day first, and confirm before you book.',
    parameters: {
      type: 'object',
      required: ['day', 'part'],
      properties: {
        day: {
          type: 'string',
          description: 'Weekday of the visit',
          example: 'Thursday',
        },
        part: {
          type: 'string',
          description: 'What is broken',
          enum: ['brakes', 'chain', 'wheel'],
        },
      },
    },
  },
};
// endregion tool

/** The caller asked for something that the workshop does not do. */
class Rejected extends Error {}

/** Replace it with a call to your booking system. */
async function bookRepair({day, part}) {
  if (!OPEN_DAYS.has(day)) {
    throw new Rejected(`Closed on ${day}. Open: ${[...OPEN_DAYS].join(', ')}`);
  }
  return `Booked for ${day} at 9, ${part}. Reference B 31.`;
}

const FUNCTIONS = new Map([['book_repair', bookRepair]]);

/** Runs the function that the agent requests, and sends the result. */
async function runTool(conversation, {id, function: call}) {
  console.log('tool   ', call.name, ...Object.values(call.arguments));
  const [status, content] = await outcomeOf(call);
  console.log('result ', status, content);
  if (!conversation.isOver) {
    conversation.send('ToolResult', {id, status, content});
  }
}

async function outcomeOf({name, arguments: given}) {
  const run = FUNCTIONS.get(name);
  if (!run) return ['failed', `There is no function ${name}.`];
  const timeout = sleep(TIMEOUT_MS, null, {ref: false});
  try {
    const content = await Promise.race([run(given), timeout]);
    if (content === null) throw new Error('The booking system is too slow.');
    return ['ok', content];
  } catch (error) {
    return [error instanceof Rejected ? 'rejected' : 'failed', error.message];
  }
}

await run((talking) =>
  talk({...talking, handlers: {ToolInvoke: runTool}, tools: [BOOK_REPAIR]}),
);
