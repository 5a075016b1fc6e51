/** Returns an error for input at which the SDK (2.4) would close the connection or return nothing: one message a line. */
import {Transform} from 'node:stream';
import {nestingDepth} from '@speech-docs/emulator/core';

export const MOST_MESSAGE_BYTES = 8_000_000;
/** Real messages have about ten levels; a recursive parser fails at thousands. */
const MAX_DEPTH = 100;
const [PARSE_ERROR, INVALID_REQUEST] = [-32700, -32600];
const ID = /"id"\s*:\s*("(?:[^"\\]|\\.){0,200}"|-?\d{1,16})/;

/** Returns a stream that passes on whole messages; `reply` gets the error of each other line. */
export function guardedInput(reply: (line: string) => void): Transform {
  let [parts, size]: [Buffer[], number] = [[], 0];
  const take = (chunk: Buffer) => {
    size += chunk.length;
    // Of a line that is too long only the beginning is kept, which names the request.
    if (size <= MOST_MESSAGE_BYTES || parts.length === 0) parts.push(chunk);
  };
  const finish = (stream: Transform) => {
    const line = Buffer.concat(parts).toString('utf8');
    const problem = size > MOST_MESSAGE_BYTES ? TOO_LARGE : problemOf(line);
    [parts, size] = [[], 0];
    if (!problem) stream.push(`${line}\n`);
    else
      reply(`{"jsonrpc":"2.0","id":${ID.exec(line.slice(0, 2000))?.[1] ?? null},"error":${JSON.stringify(problem)}}\n`);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
        take(chunk.subarray(from, at));
        finish(this);
        from = at + 1;
      }
      take(chunk.subarray(from));
      done();
    },
  });
}

const TOO_LARGE = {code: INVALID_REQUEST, message: `The message is larger than ${MOST_MESSAGE_BYTES} bytes.`};

/** Returns the error that a line gets; `undefined` when it is a request. */
export function problemOf(line: string) {
  if (nestingDepth(line) > MAX_DEPTH)
    return {code: INVALID_REQUEST, message: `The message has more than ${MAX_DEPTH} levels.`};
  try {
    const isRequest = (JSON.parse(line) as {jsonrpc?: unknown} | null)?.jsonrpc === '2.0';
    return isRequest ? undefined : {code: INVALID_REQUEST, message: 'The message is not a JSON-RPC 2.0 request.'};
  } catch {
    return {code: PARSE_ERROR, message: 'The message is not JSON.'};
  }
}
