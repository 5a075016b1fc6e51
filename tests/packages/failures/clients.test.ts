/** What runtimes print, provoked here where they can be had: each text leads to its entry. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {matchFailures} from '@speech-docs/protocol/failures/match';
import {describe, expect, it} from 'vitest';
import {clientFailures} from '../../../data/clients';
import {failures, hosts} from './finder';

const first = (text: string) => matchFailures(text, failures, hosts)[0]?.failure.id;
const PYTHON = '.venv/bin/python';

/** What the command prints on standard error. */
function printed(command: string, args: string[], input?: string): string {
  return spawnSync(command, args, {encoding: 'utf8', input}).stderr;
}

const node: [string, string[], string][] = [
  ['node-websocket', ['-e', 'delete globalThis.WebSocket; new WebSocket("wss://localhost")'], ''],
  ['node-require', ['--input-type=commonjs', '--no-experimental-detect-module'], 'import x from "node:fs";'],
  ['bundler-ws', ['-e', 'require("./node_modules/ws/browser.js")()'], ''],
  ['browser-binary', ['-e', 'JSON.parse(String(new Blob([])))'], ''],
  ['browser-binary', ['-e', 'JSON.parse(String(new ArrayBuffer(2)))'], ''],
];
/** A server without pongs, and a client that expects one at once. */
const KEEPALIVE = `
import asyncio, websockets
async def silent(reader, writer):
    key = [line for line in (await reader.readuntil(b"\\r\\n\\r\\n")).decode().split("\\r\\n") if "Sec-WebSocket-Key" in line][0].split(": ")[1]
    from websockets.utils import accept_key
    writer.write(("HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Accept: %s\\r\\n\\r\\n" % accept_key(key)).encode())
    await asyncio.sleep(5)
async def main():
    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with websockets.connect("ws://127.0.0.1:%d" % port, ping_interval=0.1, ping_timeout=0.1, close_timeout=0.1) as socket:
        await socket.recv()
asyncio.run(main())`;
const python: [string, string][] = [
  [
    'python-extra-headers',
    'import asyncio, websockets\nasync def main():\n  await websockets.connect("ws://127.0.0.1:9", extra_headers={})\nasyncio.run(main())',
  ],
  ['python-running-loop', 'import asyncio\nasync def main():\n  asyncio.run(main())\nasyncio.run(main())'],
  [
    'python-websocket-package',
    'import sys, types\nsys.modules["websocket"] = types.ModuleType("websocket")\nimport websocket\nwebsocket.WebSocketApp',
  ],
  ['python-keepalive', KEEPALIVE],
];

describe('the program of a reader', () => {
  it.each(node)('%s: Node.js %j', (id, args, input) => {
    expect(first(printed(process.execPath, args, input))).toBe(`client.${id}`);
  });

  it.skipIf(!existsSync(PYTHON)).each(python)('%s: Python', (id, program) => {
    expect(first(printed(PYTHON, ['-c', program]))).toBe(`client.${id}`);
  });

  it('is recognized by every text of its entry', () => {
    const texts = clientFailures.flatMap(({id, prints}) => prints.map((text) => ({id, text})));
    expect(texts.filter(({id, text}) => first(`Error: ${text}`) !== `client.${id}`)).toEqual([]);
  });

  it('is named with its runtime, and with a source for each text that is not provoked here', () => {
    const provoked = new Set([...node.map(([id]) => id), ...python.map(([id]) => id)]);
    expect(clientFailures.filter(({id, seen}) => !provoked.has(id) && !seen).map(({id}) => id)).toEqual([]);
  });
});
