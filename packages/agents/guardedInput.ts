/** Returns an error for a line to which the SDK (2.4) would return nothing, or close the connection: one message a line. */
import {Transform} from 'node:stream';

export const MAX_MESSAGE_CHARS = 8_000_000;
const [PARSE_ERROR, INVALID_REQUEST] = [-32700, -32600];
const ID = /"id"\s*:\s*("(?:[^"\\]|\\.){0,200}"|-?\d{1,16})/;

/** Returns a stream of texts that passes on whole messages; `reply` gets the error of each other line. */
export function guardedInput(reply: (line: string) => void): Transform {
  let rest = '';
  return new Transform({
    decodeStrings: false,
    transform(chunk: string, _encoding, done) {
      const hasEnd = chunk.includes('\n');
      // Of a line that is too long only the beginning is kept, which names the request.
      if (hasEnd || rest.length <= MAX_MESSAGE_CHARS) rest += chunk;
      const lines = hasEnd ? rest.split('\n') : [rest];
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const error = errorOf(line);
        const id = ID.exec(line.slice(0, 2000))?.[1] ?? null;
        if (!error) this.push(`${line}\n`);
        else reply(`{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}\n`);
      }
      done();
    },
  });
}

/** Returns the error that a line gets; `undefined` when it is a message. */
function errorOf(line: string) {
  const invalid = (problem: string) => ({code: INVALID_REQUEST, message: `The message ${problem}.`});
  if (line.length > MAX_MESSAGE_CHARS) return invalid(`has more than ${MAX_MESSAGE_CHARS} characters`);
  try {
    const isMessage = (JSON.parse(line) as {jsonrpc?: unknown} | null)?.jsonrpc === '2.0';
    return isMessage ? undefined : invalid('is not a JSON-RPC 2.0 request');
  } catch {
    return {code: PARSE_ERROR, message: 'The message is not JSON.'};
  }
}
