/** Servers of the caller's that the emulator talks to: those with recordings, and those that wait for notifications. */
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Waits for what another server sees; the test's own time is the bound. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
