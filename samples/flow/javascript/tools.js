// Browser. Packages: none
// The functions that the agent may call.

const TIMEOUT_MS = 8000;

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
          day: {type: 'string', description: 'Weekday of the visit'},
          part: {type: 'string', description: 'What is broken'},
        },
      },
    },
  },
];

/** Replace it with a request to your server, which knows the user. */
async function bookRepair({day, part}) {
  return `Booked for ${day} at 9, ${part}. Reference B 31.`;
}

const FUNCTIONS = new Map([['book_repair', bookRepair]]);

/** Returns the fields of the ToolResult for a ToolInvoke. */
export async function runTool({id, function: {name, arguments: values}}) {
  try {
    const call = FUNCTIONS.get(name);
    if (!call) throw new Error(`There is no function ${name}.`);
    const late = new Promise((_resolve, reject) => {
      setTimeout(reject, TIMEOUT_MS, new Error('The function took too long.'));
    });
    const content = await Promise.race([call(values), late]);
    return {id, status: 'ok', content};
  } catch ({message}) {
    return {id, status: 'failed', content: message};
  }
}
