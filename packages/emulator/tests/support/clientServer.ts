/** Servers of the caller's that the emulator talks to: those with recordings, and those that wait for notifications. */
import {createServer, type IncomingMessage} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {listen} from '../../adapters/server';

type Answer = {status: number; body: Buffer} | undefined;

/** Serves on a port of its own; `answer` gets each request with its body, and hangs up where it returns nothing. */
export async function serve(answer: (request: IncomingMessage, body: Buffer) => Answer | Promise<Answer>) {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const answered = await answer(request, Buffer.concat(chunks));
    if (answered) response.writeHead(answered.status).end(answered.body);
    else response.destroy();
  });
  server.keepAliveTimeout = 0;
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Waits for what another server sees; the test's own time is the bound. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(10);
}
