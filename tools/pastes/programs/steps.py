"""Runs the steps of a session, such as {"send": {...}}, {"audio": 3200}, {"until": "EndOfTranscript"}, {"wait": 0.5}."""
import asyncio
import json
import logging
import sys

import websockets

url, log_format, steps = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
logging.basicConfig(level=logging.DEBUG, format=log_format or logging.BASIC_FORMAT, stream=sys.stdout)
logging.getLogger("asyncio").setLevel(logging.WARNING)
headers = {"Authorization": "Bearer YOUR_API_KEY"}
name = "extra_headers" if int(websockets.__version__.split(".")[0]) < 14 else "additional_headers"


async def until(socket, wanted):
    while json.loads(await asyncio.wait_for(socket.recv(), 5)).get("message") != wanted:
        pass


async def main():
    async with websockets.connect(url, **{name: headers}) as socket:
        for step in steps:
            if "send" in step:
                await socket.send(json.dumps(step["send"]))
            if "audio" in step:
                await socket.send(bytes(step["audio"]))
            if "wait" in step:
                await asyncio.sleep(step["wait"])
            if "until" in step:
                await until(socket, step["until"])


try:
    asyncio.run(main())
except (websockets.ConnectionClosed, asyncio.TimeoutError):
    pass
