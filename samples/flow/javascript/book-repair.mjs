// Node.js 20 or later. Packages: npm install ws
// Save conversation.mjs in the same folder.
// Lets the agent book a bicycle repair.
// Usage: node book-repair.mjs question.wav reply.wav
import {setTimeout as sleep} from 'node:timers/promises';
import {run, talk} from './conversation.mjs';

const TIMEOUT_MS = 8000;
// After `failed`, the agent would offer to try again.
const IN_PROGRESS = ['ok', 'Still in progress, and not certain yet.'];
const OPEN_DAYS = new Set(['Friday', 'Thursday', 'Tuesday']);
// The number of a phone call, or the user who signed in: one of each call.
const CALLER = '+44 20 7946 0101';

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

// By idempotency key. Use a database: this is lost when the program restarts.
const bookings = new Map();

/** Replace it with a call to your booking system, which gets the key. */
async function book(key) {
  await sleep(100);
  const [, day, part] = JSON.parse(key);
  return `${day} at 9, ${part}. Reference B 31.`;
}

async function bookRepair(caller, {day, part}) {
  if (!OPEN_DAYS.has(day)) {
    throw new Rejected(`Closed on ${day}. Open: ${[...OPEN_DAYS].join(', ')}`);
  }
  // The agent can ask again with another id, for example after a broken call.
  const key = JSON.stringify([caller, day, part]);
  const known = bookings.get(key);
  if (known) return `This is booked already: ${await known}`;
  // Before any await, so that a second call finds it.
  const booking = book(key);
  bookings.set(key, booking);
  booking.catch(() => bookings.delete(key));
  return `Booked for ${await booking}`;
}

const FUNCTIONS = new Map([['book_repair', bookRepair]]);

/** Returns what is wrong with the arguments; undefined when nothing is. */
function problemOf(given) {
  const {required, properties} = BOOK_REPAIR.function.parameters;
  const missing = required.filter((name) => !Object.hasOwn(given, name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(properties, name)) return `There is no ${name}.`;
    const {type, enum: allowed} = properties[name];
    const isOfType =
      type === 'integer' ? Number.isInteger(value) : typeof value === type;
    if (!isOfType) return `${name} must be of the type ${type}.`;
    if (allowed && !allowed.some((one) => `${one}` === `${value}`))
      return `${name} must be one of ${allowed.join(', ')}.`;
  }
  return undefined;
}

/** Runs the function that the agent requests, and sends the result. */
async function runTool(conversation, {id, function: call}) {
  console.log('tool   ', call.name, ...Object.values(call.arguments));
  const outcome = outcomeOf(call);
  const timeout = sleep(TIMEOUT_MS, IN_PROGRESS, {ref: false});
  const first = await Promise.race([outcome, timeout]);
  console.log('result ', ...first);
  const [status, content] = first;
  const result = {id, status, content};
  if (first !== IN_PROGRESS) {
    // Until the agent has said it, the next conversation needs it, too.
    const text = `The result of ${call.name}: ${first.join(', ')}`;
    return conversation.tell(text, result);
  }
  // An open call ends with its conversation.
  if (!conversation.isOver) conversation.send('ToolResult', result);
  const late = (await outcome).join(', ');
  const input = `The late result of ${call.name}: ${late}`;
  console.log('input  ', input);
  conversation.tell(input);
}

async function outcomeOf({name, arguments: given}) {
  const run = FUNCTIONS.get(name);
  if (!run) return ['failed', `There is no function ${name}.`];
  const problem = problemOf(given);
  if (problem) return ['rejected', problem];
  try {
    return ['ok', await run(CALLER, given)];
  } catch (error) {
    return [error instanceof Rejected ? 'rejected' : 'failed', error.message];
  }
}

await run((talking) =>
  talk({...talking, handlers: {ToolInvoke: runTool}, tools: [BOOK_REPAIR]}),
);
