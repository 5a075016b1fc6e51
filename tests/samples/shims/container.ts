/**
 * A real-time container as its clients see it: the emulator with as many slots as a container has, and the health service
 * over the sessions that it really serves. It has no model, and no port of its own choice.
 */
import {createServer} from 'node:http';
import {type Emulator, listen, startEmulator} from '@speech-docs/emulator/server';
import {contracts, recognize} from '@speech-docs/emulator/testing';
import {healthPaths} from '../../../data/containers';
import {limits} from '../../../data/limits';

export interface Container {
  /** Variables by which the samples find it. */
  variables: Record<string, string>;
  close: () => Promise<void>;
}

/** Starts a container; `sessions` are the request ids of those that are open all the while. */
export async function startContainer(sessions: readonly string[]): Promise<Container> {
  const emulator = await startEmulator({port: 0, contracts, maxSessions: limits.containers.realtimeSessions.value});
  const health = createServer((request, response) => {
    request.resume();
    const answer = answerHealth(emulator, request.method === 'GET' ? (request.url ?? '') : '');
    response.writeHead(answer.status, {'Content-Type': 'application/json'}).end(answer.text);
  });
  health.keepAliveTimeout = 0;
  const port = await listen(health);
  const clients = await Promise.all(sessions.map((id) => recognize(emulator, {}, {}, {'x-request-id': id})));
  return {
    variables: {HEALTH_URL: `http://127.0.0.1:${port}`, REALTIME_URL: `ws://127.0.0.1:${emulator.port}/v2`},
    close: async () => {
      for (const {socket} of clients) socket.terminate();
      health.closeAllConnections();
      await new Promise((resolve) => health.close(resolve));
      await emulator.close();
    },
  };
}

function answerHealth(emulator: Emulator, path: string): {status: number; text: string} {
  const known = healthPaths.find((one) => one.path === path);
  if (!known) return {status: 404, text: ''};
  const max = limits.containers.realtimeSessions.value;
  const active = emulator.sessions().map(({id, requestId}) => ({session_id: id, request_id: requestId}));
  const values: Record<string, unknown> = {
    started: true,
    alive: true,
    ready: active.length < max,
    max_sessions: max,
    active_sessions: active,
  };
  const isHealthy = known.body.every((member) => values[member] !== false);
  // As the page prints it: with a space behind colons and commas.
  const text = JSON.stringify(Object.fromEntries(known.body.map((member) => [member, values[member]])))
    .replaceAll('":', '": ')
    .replaceAll(',"', ', "');
  return {status: isHealthy ? 200 : 503, text};
}
