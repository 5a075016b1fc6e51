"""One session, written as people write it first. With SHOW the program prints each message that it receives."""
import asyncio
import os
import sys

library, url = sys.argv[1:3]
headers = {"Authorization": "Bearer YOUR_API_KEY"}
start, show = os.environ["START"], os.environ["SHOW"] == "1"
SECONDS = 2


async def with_websockets():
    import websockets

    is_old = websockets.__version__.startswith("1") and int(websockets.__version__.split(".")[0]) < 14
    names = {"extra_headers" if is_old else "additional_headers": headers}
    async with websockets.connect(url, open_timeout=SECONDS, **names) as socket:
        await socket.send(start)
        while True:
            message = await socket.recv()
            if show:
                print("<", message)


async def with_aiohttp():
    import aiohttp

    async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(total=SECONDS)) as session:
        async with session.ws_connect(url) as socket:
            await socket.send_str(start)
            async for message in socket:
                if show:
                    print(message.data)
            print("closed", socket.close_code, socket.exception())


async def with_tornado():
    from tornado.httpclient import HTTPRequest
    from tornado.websocket import websocket_connect

    socket = await websocket_connect(HTTPRequest(url, headers=headers, connect_timeout=SECONDS))
    await socket.write_message(start)
    while (message := await socket.read_message()) is not None:
        if show:
            print(message)
    print("closed", socket.close_code, socket.close_reason)


def with_websocket_client():
    import websocket

    def on_open(app):
        app.send(start)

    def on_message(app, message):
        if show:
            print(message)

    def on_error(app, error):
        print("error:", type(error).__name__, error)

    def on_close(app, code, reason):
        print("### closed ###", code, reason)

    websocket.setdefaulttimeout(SECONDS)
    websocket.WebSocketApp(
        url, header=headers, on_open=on_open, on_message=on_message, on_error=on_error, on_close=on_close
    ).run_forever()


if library == "websockets":
    asyncio.run(with_websockets())
elif library == "aiohttp":
    asyncio.run(with_aiohttp())
elif library == "tornado":
    asyncio.run(with_tornado())
else:
    with_websocket_client()
