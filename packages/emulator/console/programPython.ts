/** Writes a session as a Python program that replays it. */
import type {SessionLog} from './log';
import {endingOf, recordingOf, URL_VARIABLE} from './programParts';
import type {Step} from './steps';

/** Returns the program; it needs `websockets`, and ends with 0 when its session ends as the recorded one did. */
export function pythonProgram(log: SessionLog, steps: readonly Step[]): string {
  const recording = recordingOf(log);
  const reading = recording
    ? `AUDIO_PATH = sys.argv[1] if len(sys.argv) > 1 else "${recording}.wav"
try:
    with open(AUDIO_PATH, "rb") as file:
        AUDIO = file.read()
except OSError as error:
    sys.exit(f"Give the recording of the session: {error}")
`
    : `# The sound of the session is not known: silence takes its place.
AUDIO = b""
`;
  return `# Python 3.9 or later; packages: websockets 14 or later
"""Replays a session that the console of the documentation exported."""

import asyncio
import json
import os
import sys
from collections import defaultdict
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY first")
URL = os.environ.get(
    "${URL_VARIABLE[log.api]}", "${log.url}"
)
${reading}
# What the client does, in order. A step comes \`wait\` seconds after the one
# before it, or after the message of the service that \`after\` names.
STEPS = ${literal(steps)}

# How the session ended when it was recorded.
ENDING = ${literal(endingOf(log))}


async def act(socket, step):
    """Sends a message or some audio, or closes the socket."""
    if "close" in step:
        await socket.close(step["close"])
    elif "send" in step:
        message = step["send"]
        text = message if isinstance(message, str) else json.dumps(message)
        await socket.send(text)
    else:
        size = step["bytes"]
        for index in range(step["frames"]):
            start = step.get("offset", 0) + index * size
            await socket.send(AUDIO[start : start + size].ljust(size, b"\\0"))
            await asyncio.sleep(step["every"])


async def replay(socket, seen):
    """Takes each step at its time."""
    with suppress(ConnectionClosed):
        for step in STEPS:
            if "after" in step:
                await seen[step["after"]].wait()
            await asyncio.sleep(step["wait"])
            await act(socket, step)
        if ENDING is None:
            await asyncio.sleep(1)
            await socket.close(1000)


async def run():
    """Runs the session; returns how it ended."""
    ending = {"error": None, "code": None, "status": None}
    seen = defaultdict(asyncio.Event)
    headers = {"Authorization": f"Bearer {API_KEY}"}
    try:
        async with connect(URL, additional_headers=headers) as socket:
            sender = asyncio.create_task(replay(socket, seen))
            with suppress(ConnectionClosed):
                async for data in socket:
                    if isinstance(data, bytes):
                        continue
                    message = json.loads(data)
                    name = message["message"]
                    print("received", name)
                    seen[name].set()
                    if name == "Error":
                        ending["error"] = message["type"]
            sender.cancel()
            ending["code"] = socket.close_code
    except InvalidStatus as failure:
        ending["status"] = failure.response.status_code
    return ending


ended = asyncio.run(run())
print("ended", json.dumps(ended))
if ENDING is not None and ended != ENDING:
    sys.exit(f"The recorded session ended with {json.dumps(ENDING)}.")
`;
}

/** Writes JSON as Python does: texts and numbers are the same, and three words differ. */
function literal(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item, inner)}`);
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
