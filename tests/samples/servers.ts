/** Starts the server of a page of the samples, which says its address. */
import {spawn} from 'node:child_process';
import {freePort} from '@speech-docs/emulator/server';
import {expect, vi} from 'vitest';

export async function startServer(path: string, environment: Record<string, string | undefined>) {
  const origin = `http://localhost:${await freePort()}`;
  const interpreter = path.endsWith('.py') ? 'python3' : process.execPath;
  const server = spawn(interpreter, [path], {env: {...environment, PORT: new URL(origin).port}});
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));
  await vi.waitFor(() => expect(printed).toContain(`${origin}\n`), 30_000);
  return {address: `${origin}/`, stop: () => void server.kill()};
}
