"""Runs the sessions of a scenario with the log of the library on: it writes every frame into it."""
import asyncio
import json
import logging
import sys
import time

import websockets

url, log_format, sessions = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
TRACE = "trace"
if log_format != TRACE:
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


def trace():
    """The same with websocket-client, whose log is called a trace."""
    import websocket

    websocket.enableTrace(True, handler=logging.StreamHandler(sys.stdout))
    for steps in sessions:
        socket = websocket.create_connection(url, timeout=10, header=headers)
        try:
            for step in steps:
                if "send" in step:
                    socket.send(json.dumps(step["send"]))
                if "sendBinary" in step:
                    socket.send_binary(json.dumps(step["sendBinary"]).encode())
                if "audio" in step:
                    socket.send_binary(bytes(step["audio"]))
                if "wait" in step:
                    time.sleep(step["wait"])
                while "until" in step and json.loads(socket.recv()).get("message") != step["until"]:
                    pass
            read_rest(socket)
        except (websocket.WebSocketException, OSError, ValueError):
            pass
        socket.close()


def read_rest(socket):
    socket.settimeout(0.3)
    while socket.recv():
        pass


trace() if log_format == TRACE else asyncio.run(main())
