/** Starts a server of the samples, which says its address. */
import {spawn} from 'node:child_process';
import {extname, relative} from 'node:path';
import {freePort} from '@speech-docs/emulator/server';
import {expect, vi} from 'vitest';
import {ROOT} from './programs';
import {commandOf} from './recoveryRun';

export async function startServer(path: string, environment: Record<string, string | undefined>) {
  const origin = `http://localhost:${await freePort()}`;
  const interpreter = {'.py': 'python3', '.mjs': process.execPath}[extname(path)];
  const [command = '', ...args] = interpreter ? [interpreter, path] : commandOf(relative(ROOT, path));
  const server = spawn(command, args, {env: {...environment, PORT: new URL(origin).port}});
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));
  await vi.waitFor(() => expect(printed).toContain(`${origin}\n`), 30_000);
  return {address: `${origin}/`, stop: () => void server.kill()};
}
