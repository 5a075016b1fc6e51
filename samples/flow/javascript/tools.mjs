// Browser, Node.js 20 or later. Packages: none
// The functions that the agent may call, and what it gets back.

const TIMEOUT_MS = 8000;

const OPEN_DAYS = ['Tuesday', 'Thursday', 'Friday'];

// region tool
export const TOOLS = [
  {
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
            enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          },
          part: {
            type: 'string',
            description: 'What is broken',
            enum: ['brakes', 'chain', 'wheel'],
          },
        },
      },
    },
  },
];
// endregion tool

/** Your rules forbid the action: the agent explains why. */
export class Rejected extends Error {}

// By idempotency key. Your server keeps them in a database: these are lost
// when the program or the page starts again.
const bookings = new Map();

/** Replace it with a request to your server, or to your booking system. */
async function book(key) {
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const [, day, part] = JSON.parse(key);
  return `${day} at 9, ${part}. Reference B 31.`;
}

async function bookRepair({day, part}, caller) {
  if (!OPEN_DAYS.includes(day))
    throw new Rejected(`Closed on ${day}. Open: ${OPEN_DAYS.join(', ')}`);
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

export const FUNCTIONS = new Map([['book_repair', bookRepair]]);

/** Returns what is wrong with the arguments; undefined when nothing is. */
function problemOf({required = [], properties}, values) {
  const missing = required.filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  for (const [name, value] of Object.entries(values)) {
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

/**
 * Returns the fields of the ToolResult for a ToolInvoke. `onLate` gets those of
 * a function that took longer. On a server, `caller` is who calls; in a page,
 * your server knows its user.
 */
export async function runTool({id, function: call}, onLate, caller) {
  const {name, arguments: values} = call;
  const tool = TOOLS.find((one) => one.function.name === name);
  if (!tool)
    return {id, status: 'failed', content: `There is no function ${name}.`};
  const problem = problemOf(tool.function.parameters, values);
  if (problem) return {id, status: 'rejected', content: problem};
  const run = async () => FUNCTIONS.get(name)(values, caller);
  const action = run().then(
    (content) => ({id, status: 'ok', content}),
    (error) => {
      const status = error instanceof Rejected ? 'rejected' : 'failed';
      return {id, status, content: error.message};
    },
  );
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  const result = await Promise.race([action, late]);
  clearTimeout(timer);
  if (result) return result;
  // It may still succeed. After `failed`, the agent would offer to try again.
  action.then(onLate);
  const content = 'Still in progress, and not certain. The result follows.';
  return {id, status: 'ok', content};
}

/** A result as context for the agent, and not as words for it to say. */
export function noteOf(name, {status, content}) {
  const returned = `${name} returned ${status}, ${JSON.stringify(content)}`;
  return `Context: ${returned}. The user does not know it yet.`;
}
