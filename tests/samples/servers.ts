/** Starts the server of a page of the samples. */
import {spawn} from 'node:child_process';
import {freePort} from '@speech-docs/emulator/adapters/server';

/** Starts a server that tells its address; tries another port when another program took the first one meanwhile. */
export async function startServer(
  path: string,
  environment: Record<string, string | undefined>,
  attempts = 5,
): Promise<{address: string; stop: () => void}> {
  // The samples print the port that they were given, not the one they got.
  const port = await freePort();
  const env = {...environment, PORT: `${port}`};
  const interpreter = path.endsWith('.py') ? 'python3' : process.execPath;
  const server = spawn(interpreter, [path], {env, stdio: ['ignore', 'pipe', 'pipe']});
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8');
  server.stderr.on('data', (text) => {
    printed += text;
  });
  const isReady = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (text) => {
      printed += text;
      if (printed.includes(`http://localhost:${port}\n`)) resolve(true);
    });
    server.once('close', () => resolve(false));
  });
  if (isReady) return {address: `http://localhost:${port}/`, stop: () => void server.kill()};
  if (attempts > 1 && /EADDRINUSE|in use/.test(printed)) return startServer(path, environment, attempts - 1);
  throw new Error(`${path} ended:\n${printed}`);
}
