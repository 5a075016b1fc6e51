"""Runs the sessions of a scenario with the debug log on: websockets writes every frame into it."""
import asyncio
import json
import logging
import sys

import websockets

url, log_format, sessions = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
logging.basicConfig(level=logging.DEBUG, format=log_format or logging.BASIC_FORMAT, stream=sys.stdout)
logging.getLogger("asyncio").setLevel(logging.WARNING)
headers = {"Authorization": "Bearer YOUR_API_KEY"}
name = "extra_headers" if int(websockets.__version__.split(".")[0]) < 14 else "additional_headers"


async def follow(socket, steps):
    for step in steps:
        if "send" in step:
            await socket.send(json.dumps(step["send"]))
        if "sendBinary" in step:
            await socket.send(json.dumps(step["sendBinary"]).encode())
        if "audio" in step:
            await socket.send(bytes(step["audio"]))
        if "wait" in step:
            await asyncio.sleep(step["wait"])
        if "until" in step:
            while json.loads(await asyncio.wait_for(socket.recv(), 10)).get("message") != step["until"]:
                pass


async def main():
    for steps in sessions:
        try:
            async with websockets.connect(url, **{name: headers}) as socket:
                await follow(socket, steps)
        except (websockets.ConnectionClosed, asyncio.TimeoutError):
            pass


asyncio.run(main())
