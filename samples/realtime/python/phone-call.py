# Python 3.9 or later. Packages: pip install "websockets>=14"
"""Transcribes both sides of phone calls live, and prints who said what.

It takes telephone media streams. Save channels.py in the same folder.
Usage: python3 phone-call.py, then send the media stream, with both tracks, to
ws://localhost:8080/?token=... with the value of STREAM_TOKEN.
"""

import asyncio
import base64
import hmac
import json
import os
import sys
from http import HTTPStatus
from itertools import count
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from channels import Channel, transcribe

TOKEN = os.environ.get("STREAM_TOKEN") or sys.exit(
    "Set STREAM_TOKEN to a secret of your own."
)
PORT = int(os.environ.get("PORT", "8080"))
# What telephones send, as it is.
FORMAT = {"type": "raw", "encoding": "mulaw", "sample_rate": 8000}
# Names of the sides by the `track` of the telephone service.
SIDES = {"inbound": "caller", "outbound": "agent"}
# A phone that sends nothing for so long is gone.
MAX_SILENT_SECONDS = 10

numbers = count(1)


def authorize(connection, request):
    """Only your telephone service knows the token."""
    token = parse_qs(urlsplit(request.path).query).get("token", [""])[0]
    if not hmac.compare_digest(token.encode(), TOKEN.encode()):
        return connection.respond(HTTPStatus.UNAUTHORIZED, "Wrong token\n")
    return None


class Call:
    """One call, from its `start` to its `stop`."""

    def __init__(self, phone):
        self.phone = phone
        self.id = next(numbers)
        self.channels = {}
        self.transcript = None

    def log(self, *words):
        print(f"{self.id}:", *words, flush=True)

    async def run(self):
        """Hangs up when all that was said is transcribed."""
        problem = await transcribe(
            list(self.channels.values()),
            FORMAT,
            lambda side, text: self.log(f"{side:7}", text),
        )
        self.log(problem or "ended")
        # Some telephone services continue the call when its stream ends.
        await self.phone.close(1011 if problem else 1000)

    def end(self):
        """The call is over; what was said last is still transcribed."""
        for channel in self.channels.values():
            channel.complete()

    async def take(self, message):
        event = message.get("event")
        if event == "start" and not self.transcript:
            for side in SIDES.values():
                self.channels[side] = Channel(side, FORMAT)
            self.transcript = asyncio.create_task(self.run())
        elif event == "media" and self.transcript:
            media = message["media"]
            side = SIDES.get(media.get("track", "inbound"))
            if side:
                audio = base64.b64decode(media["payload"])
                self.channels[side].push(audio)
        elif event == "mark":
            # Nothing is played, so each mark is reached at once.
            await self.phone.send(json.dumps(message))


async def answer(phone):
    call = Call(phone)
    try:
        message = {}
        while message.get("event") != "stop":
            text = await asyncio.wait_for(phone.recv(), MAX_SILENT_SECONDS)
            message = json.loads(text)
            await call.take(message)
    except (ConnectionClosed, asyncio.TimeoutError):
        pass
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        # It ends its own call, and no other.
        call.log("phone", error)
        await phone.close(1003)
    call.end()
    if call.transcript:
        await call.transcript


async def main():
    # In front of it, a proxy has the certificate.
    async with serve(
        answer, "127.0.0.1", PORT, process_request=authorize
    ) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"Waiting for calls on port {port}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        pass
