/** A call: the service, the bridge of the page, and a phone; between bridge and service, messages are noted. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {addressVariables} from '@speech-docs/emulator/core';
import {type Emulator, startEmulator} from '@speech-docs/emulator/server';
import type {TestContext} from 'vitest';
import WebSocket, {WebSocketServer} from 'ws';
import {Phone} from '../../samples/flow/javascript/phone.mjs';
import {contracts} from '../support/contracts';
import {installSample, startSampleServer} from './recoveryRun';

// The bridge and the phone import the others.
for (const name of ['phone', 'conversation', 'mulaw']) installSample(`samples/flow/javascript/${name}.mjs`);
for (const name of ['conversation', 'mulaw']) installSample(`samples/flow/python/${name}.py`);
export const BRIDGES = ['samples/flow/javascript/phone-bridge.mjs', 'samples/flow/python/phone_bridge.py'];
export const CALLER = '+44 20 7946 0101';
export const TOKEN = 'secret';

export interface Stage {
  emulator: Emulator;
  call: Phone;
  /** Messages of the bridge to the agent. */
  sent: {message: string; [field: string]: unknown}[];
  /** Sends the bridge a message, or voice, as if it came from the agent. */
  agentSends: (frame: object | Buffer) => void;
  breakOff: () => void;
  output: () => string;
  port: string;
}

/** Starts a call, which ends with the test; with a fault, the bridge talks to the service directly, and sees how it fails. */
export async function startCall(
  bridge: string,
  {onTestFinished}: TestContext,
  retrySeconds = 0.02,
  fault?: string,
  more: Record<string, string> = {},
): Promise<Stage> {
  const emulator = await startEmulator({port: 0, contracts, fault, timeScale: 1});
  const service = `${addressVariables(emulator.port).FLOW_URL}`;
  const tap = await startTap(service);
  const variables = {FLOW_URL: fault ? service : tap.url, RETRY_SECONDS: `${retrySeconds}`, ...more};
  const {program, said, port} = await startSampleServer(bridge, variables);
  const output = () => said.output + said.errors;
  const call = await dial(port);
  onTestFinished(async () => {
    call.hangUp();
    program.kill();
    tap.close();
    await emulator.close();
  });
  return {...tap, emulator, call, output, port};
}

/** The phone of the page. */
export async function dial(port: string, from = CALLER, token = TOKEN): Promise<Phone> {
  const phone = new Phone(`ws://127.0.0.1:${port}/?token=${token}`);
  await phone.begin(from);
  return phone;
}

async function startTap(address: string) {
  const sent: Stage['sent'] = [];
  let toBridge: WebSocket | undefined;
  const tap = new WebSocketServer({port: 0, host: '127.0.0.1'});
  await once(tap, 'listening');
  tap.on('connection', (bridge, {headers}) => {
    toBridge = bridge;
    const service = new WebSocket(address, {headers: {authorization: `${headers.authorization}`}});
    const opened = new Promise((resolve) => service.once('open', resolve));
    service.on('error', () => {}); // 'close' follows
    bridge.on('message', async (data, isBinary) => {
      if (!isBinary) sent.push(JSON.parse(`${data}`));
      await opened;
      if (service.readyState === WebSocket.OPEN) service.send(data, {binary: isBinary});
    });
    service.on('message', (data, isBinary) => bridge.send(data, {binary: isBinary}));
    service.on('close', () => bridge.terminate());
    bridge.on('close', () => service.close());
  });
  return {
    sent,
    agentSends: (frame: object | Buffer) => toBridge?.send(Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    breakOff: () => toBridge?.terminate(),
    url: `ws://127.0.0.1:${(tap.address() as AddressInfo).port}`,
    close() {
      for (const client of tap.clients) client.terminate();
      tap.close();
    },
  };
}
